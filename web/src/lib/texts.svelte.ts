import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "./api";
import type { Language } from "./settings.svelte";
import { WORDS } from "./words/all";

type Facts = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();
export const spoken = $state<{ language: Language | "" }>({ language: "" });

/** Load a language and use it from now on. */
export async function load(language: Language): Promise<void> {
  await bundleOf(language);
  spoken.language = language;
  speak(language);
  document.documentElement.lang = language;
}

export async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values((await WORDS[language]()).default)) {
    for (const error of bundle.addResource(new FluentResource(text))) throw error;
  }
  bundles.set(language, bundle);
  return bundle;
}

/** The message of a key, or one of its attributes. A missing key is shown as it is; a test finds such keys. */
export function t(key: string, facts: Facts = {}, attribute = ""): string {
  return said(spoken.language, key, facts, attribute) ?? key;
}

/** The same, or null if there is no such message. */
export function maybe(key: string, facts: Facts = {}, attribute = ""): string | null {
  return said(spoken.language, key, facts, attribute);
}

/** A message in another language that has been loaded. */
export function said(language: string, key: string, facts: Facts = {}, attribute = ""): string | null {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : null;
}
