import type { Cause, Entry } from "./entries";

/** One thing in the summary before one's own question: what one cause did. */
export interface Item {
  /** Harm comes first, then help, then who could win next or what a rival has gained. */
  weighs: "harm" | "help" | "near" | "gain";
  by: number;
  cause: Cause | null;
  /** How much of each kind of happening: Romans, markers, money. */
  parts: { kind: string; count: number; amount: number }[];
  /** How much the rival has gained, or still needs. */
  gain: number;
  entries: Entry[];
}

export interface Summary {
  items: Item[];
  /** Lines that are only in the log. */
  rest: number;
}

export const MAX_ITEMS = 3;

// One lost or late visitor weighs about as much as two sesterces.
const WEIGHT = 2;

const sameCause = (one: Entry, other: Entry): boolean =>
  one.turn === other.turn && one.cause?.kind === other.cause?.kind && one.cause?.key === other.cause?.key;

const number = (happening: object, name: string): number => {
  const found = (happening as Record<string, unknown>)[name];
  return typeof found === "number" ? found : 0;
};

/** How many things a happening is about: Romans or markers. */
function countOf(happening: object): number {
  const romans = (happening as { romans?: unknown }).romans;
  return Array.isArray(romans) ? romans.length : number(happening, "count") || 1;
}

/** What the lines of one cause did to a seat, by kind. */
function partsOf(entries: readonly Entry[], seat: number): Item["parts"] {
  const parts = new Map<string, { kind: string; count: number; amount: number }>();
  for (const { happenings } of entries)
    for (const happening of happenings) {
      if (happening.player !== seat && !("to" in happening && happening.to === seat)) continue;
      const part = parts.get(happening.kind) ?? { kind: happening.kind, count: 0, amount: 0 };
      part.count += happening.kind === "left-unpaid" ? 1 : countOf(happening);
      part.amount += number(happening, "amount");
      parts.set(happening.kind, part);
    }
  return [...parts.values()];
}

const weightOf = ({ parts }: Item): number =>
  parts.reduce((sum, { count, amount }) => sum + (amount || count * WEIGHT), 0);

const gainOf = (entries: readonly Entry[]): number =>
  entries.reduce(
    (sum, { happenings }) => sum + happenings.reduce((some, happening) => some + number(happening, "amount"), 0),
    0,
  );

/** Lines of one cause stand together. */
function byCause(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.find(([first]) => sameCause(first!, entry));
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** A rival who is close to winning, and how much money is missing. */
export interface Near {
  by: number;
  missing: number;
}

/**
 * What others have done to a seat, worst first; then what helped it; then who could win next, or else the largest gain
 * of a rival.
 */
export function summaryOf(entries: readonly Entry[], seat: number, near: Near | null = null): Summary {
  const items = (touched: "harms" | "helps", weighs: "harm" | "help"): Item[] =>
    byCause(entries.filter((entry) => entry[touched].includes(seat) && entry.by !== seat))
      .map((group) => {
        const { by, cause } = group[0]!;
        return { weighs, by, cause, parts: partsOf(group, seat), gain: 0, entries: group };
      })
      .sort((one, other) => weightOf(other) - weightOf(one));
  const soon: Item[] =
    near && entries.length
      ? [{ weighs: "near", by: near.by, cause: null, parts: [], gain: near.missing, entries: [] }]
      : [];
  const found = [
    ...items("harms", "harm"),
    ...items("helps", "help"),
    ...(soon.length ? soon : gains(entries, seat)),
  ].slice(0, MAX_ITEMS);
  const told = new Set(found.flatMap((item) => item.entries));
  const lines = entries.filter(({ happenings }) => happenings[0]?.kind !== "turn-began");
  return { items: found, rest: lines.filter((entry) => !told.has(entry)).length };
}

function gains(entries: readonly Entry[], seat: number): Item[] {
  const rivals = new Map<number, Entry[]>();
  for (const entry of entries)
    for (const rival of entry.helps)
      if (rival !== seat && gainOf([entry]) > 0) rivals.set(rival, [...(rivals.get(rival) ?? []), entry]);
  return [...rivals]
    .map(([by, lines]) => ({
      weighs: "gain" as const,
      by,
      cause: null,
      parts: [],
      gain: gainOf(lines),
      entries: lines,
    }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, 1);
}
