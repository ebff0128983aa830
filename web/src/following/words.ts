import { t } from "../lib/texts.svelte";
import { nameOf } from "./reading";
import type { Item } from "./summary";

/** Which sentence tells a kind of happening to the one it touches; other kinds have one of their own, or none. */
const SAID: Record<string, string> = {
  paid: "got",
  "famous-paid": "got",
  "minerva-paid": "got",
  "lottery-paid": "got",
  "diners-served": "got",
  "fakes-sold": "got",
  "taxes-cheated": "got",
  "money-paid": "pay",
  "godfather-paid": "pay",
  "left-unpaid": "left-unpaid",
  "markers-laid": "markers-laid",
  "markers-removed": "markers-removed",
  "queue-left": "queue-left",
  "queue-moved": "queue-left",
  "tumult-swapped": "queue-left",
  "coins-laid": "coins-laid",
  "livia-invited": "livia-invited",
  climbed: "climbed",
};
// A Roman who shoves another out is in the same happening.
const ONE = new Set(["tumult-swapped", "queue-moved"]);

export type Money = (amount: number) => string;

/** One item of the summary in words: what did it, and what it did. */
export function wordsOf(
  item: Item,
  game: string,
  names: readonly string[],
  money: Money,
): { head: string; text: string } {
  const name = names[item.by] ?? "";
  if (item.weighs === "gain") return { head: "", text: t("web-since-gain", { name, money: money(item.gain) }) };
  if (item.weighs === "near") return { head: "", text: t("web-since-near", { name, money: money(item.gain) }) };
  const parts = item.parts.flatMap(({ kind, count, amount }) => {
    const said = kind === "money-given" ? (item.weighs === "harm" ? "pay" : "got") : SAID[kind];
    return said ? [t(`web-since-${said}`, { count: ONE.has(kind) ? 1 : count, money: money(amount) })] : [];
  });
  const head = (item.cause && nameOf(game, item.cause)) || name;
  if (parts.length) return { head, text: parts.join(", ") };
  return { head, text: item.entries[0]?.text ?? "" };
}

/** The same as a sentence to be read aloud. */
export function sentenceOf(item: Item, game: string, names: readonly string[], money: Money): string {
  const { head, text } = wordsOf(item, game, names, money);
  if (!head) return text;
  const name = names[item.by] ?? "";
  const cause = name && name !== head ? `${name}, ${head}` : head;
  return t("web-since-item", { cause, parts: text.replace(/\.$/, "") });
}
