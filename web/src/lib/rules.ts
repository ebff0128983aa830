import { FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import { bundleOf, maybe, t } from "./texts.svelte";
import { drawn } from "../titles/registry";

export interface Rule {
  text: string;
  /** Why it is so; empty where the printed rules say it outright. */
  why: string;
}

/** What a clause of a game's rules says (`A19`, `§2.5`), in the language of the page. */
export async function ruleOf(game: string, clause: string): Promise<Rule> {
  const key = `rule-${game}-${clause.replace("§", "section-").replace(/[. ]/g, "-")}`;
  const bundle = await bundleOf(settings.language);
  if (!bundle.hasMessage(key)) {
    // A file for each game and language, loaded when somebody wants to read a rule.
    const text = (await drawn(game)?.pages.rulings[settings.language]()) ?? "";
    // Whoever asked twice has waited twice for the same file.
    if (!bundle.hasMessage(key)) for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  return { text: t(key), why: maybe(key, {}, "why") ?? "" };
}
