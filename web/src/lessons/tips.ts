import { maybe, t } from "../lib/texts.svelte";
import { drawn } from "../titles/registry";
import type { View } from "../views";

/** Something that is explained the first time it comes up: its key, for those who remember it, and the words. */
export interface Tip {
  key: string;
  name: string;
  text: string;
}

const KEY = "pecunia-tips";
// Kinds of questions with one explanation for all of them.
const SAME: Record<string, string> = { "fee-or-upgrade": "upgrade", "lay-upgrade": "upgrade" };

/** What has been explained on this device. */
export function explained(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepExplained(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys]));
  } catch {
    // It is explained again in the next game.
  }
}

/**
 * What a table shows that may be new to the player who is asked: first the question, then the cards in hand, then the
 * modules. A question that a card asks is explained by the card.
 */
export function tipsAt(view: View): Tip[] {
  const title = drawn(view.title);
  if (!title) return [];
  const asked = questionTip(title.chapterOf(view.kind), view.kind);
  const keys = [...new Set(title.met(view))];
  const met = keys.map((key) => tipOf(key, maybe(key, { count: 1 }), maybe(key, {}, "text")));
  return [asked, ...met].filter((tip) => tip !== null);
}

function questionTip(chapter: string, kind: string): Tip | null {
  const own = `web-tip-on-${SAME[kind] ?? kind}`;
  const text = maybe(own);
  if (text) return { key: own, name: t("web-tip-this"), text };
  return tipOf(chapter, maybe(chapter, { count: 1 }), maybe(chapter, {}, "text"));
}

const tipOf = (key: string, name: string | null, text: string | null): Tip | null =>
  name && text ? { key, name, text } : null;
