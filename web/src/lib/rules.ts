import { FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import { bundleOf, maybe, t } from "./texts.svelte";
import { drawn } from "../titles/registry";

export interface Rule {
  text: string;
  /** The reason for the rule; empty if the printed rules state it outright. */
  why: string;
}

/** The text of a clause in a game's rules (`A19`, `§2.5`), in the language of the page. */
export async function ruleOf(game: string, clause: string): Promise<Rule> {
  const key = `rule-${game}-${clause.replace("§", "section-").replace(/[. ]/g, "-")}`;
  const bundle = await bundleOf(settings.language);
  if (!bundle.hasMessage(key)) {
    // There is one file for each game and language, loaded when somebody wants to read a rule.
    const text = (await drawn(game)?.pages.rulings[settings.language]()) ?? "";
    // Two requests at once both load the file, so check again before adding it.
    if (!bundle.hasMessage(key)) for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  return { text: t(key), why: maybe(key, {}, "why") ?? "" };
}
