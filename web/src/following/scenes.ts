import type { Speed } from "./timing";
import { cardTime, FACTOR, LETTER, PAUSE, SENTENCE, TIMES, type Sort } from "./timing";
import type { Cause, Entry } from "./entries";

/** A card in the middle of the table, and what it does. */
export interface Scene {
  cause: Cause;
  by: number;
  /** What it does, in sentences. */
  lines: string[];
  /** Whether it harms or helps the viewer, or neither. */
  touches: "harm" | "help" | "";
  /** The things it acts on, by key, and the seats. */
  keys: string[];
  seats: number[];
  /** How long it stays. */
  ms: number;
}

/** How the page shows one message: what before the change, and how long after it. */
export interface Plan {
  /** The kind of what is shown, for those who measure. */
  kind: string;
  scene: Scene | null;
  after: number;
  factor: number;
}

/** Nothing but the change: our own move, or a step of a recorded game. */
export const PLAIN_PLAN: Plan = { kind: "", scene: null, after: 0, factor: 1 };

/** The part of a title that knows how its happenings are to be followed. */
export interface Reading {
  sort(happening: Entry["happenings"][number]): Sort;
  keys(happening: Entry["happenings"][number]): string[];
  /** How many letters the words of a cause have. */
  letters(cause: Cause): number;
}

/**
 * How to show one message to a seat. Our own moves are shown at once: we know what we did. `last` is what was going on
 * before the message; a card that is already on the table is not introduced again.
 */
export function planOf(
  entries: readonly Entry[],
  seat: number,
  last: Cause | null,
  reading: Reading,
  speed: Speed,
  own = false,
): Plan {
  const happenings = entries.flatMap((entry) => entry.happenings);
  const sorts = happenings.map((happening) => reading.sort(happening));
  const kind =
    happenings.find((_, at) => sorts[at] === "grave" || sorts[at] === "card")?.kind ?? happenings[0]?.kind ?? "";
  // We know what we did ourselves, but not what an event or the Godfather does then.
  const scene = own && !sorts.includes("grave") ? null : sceneOf(entries, seat, last, reading, speed);
  if (own) return { kind: scene ? kind : "", scene, after: 0, factor: 1 };
  const rest = sorts.filter((sort) => sort !== "card" && sort !== "grave");
  const longest = Math.max(0, ...rest.map((sort) => TIMES[sort][speed]));
  const sentences = scene ? 0 : entries.filter((entry) => entry.happenings.length).length - 1;
  const after = longest + Math.max(0, sentences) * TIMES.each[speed] + PAUSE[speed];
  return { kind, scene, after: happenings.length ? after : 0, factor: FACTOR[speed] };
}

/** In a lesson every sentence stays until a beginner has read it. */
export function readOut(plan: Plan, entries: readonly Entry[], speed: Speed): Plan {
  if (speed === "instant" || !plan.kind) return plan;
  const letters = entries.reduce((sum, { text }) => sum + text.length, 0);
  return { ...plan, after: Math.max(plan.after, SENTENCE + letters * LETTER) };
}

function sceneOf(
  entries: readonly Entry[],
  seat: number,
  last: Cause | null,
  reading: Reading,
  speed: Speed,
): Scene | null {
  const shown = [...entries].reverse().find(({ cause }) => cause);
  const cause = shown?.cause;
  if (!cause) return null;
  const about = entries.filter((entry) => entry.cause === cause || same(entry.cause, cause));
  const begins = about.some(({ happenings }) => happenings.some((one) => isCard(reading.sort(one))));
  const does = about.filter(({ happenings }) => happenings.some((one) => !isCard(reading.sort(one))));
  if (!begins && !same(cause, last)) return null;
  if (!begins && !does.length) return null;
  const harms = about.some((entry) => entry.harms.includes(seat));
  const helps = about.some((entry) => entry.helps.includes(seat));
  const grave = about.some(({ happenings }) => happenings.some((one) => reading.sort(one) === "grave"));
  const time =
    begins || harms ? cardTime(grave || harms || helps ? "grave" : "card", reading.letters(cause), speed) : 0;
  return {
    cause,
    by: shown.by,
    lines: does.map((entry) => entry.text),
    touches: harms ? "harm" : helps ? "help" : "",
    keys: does.flatMap(({ happenings }) => happenings.flatMap((happening) => reading.keys(happening))),
    seats: [...new Set(about.flatMap((entry) => [...entry.harms, ...entry.helps]))],
    ms: time + does.length * TIMES.each[speed],
  };
}

const isCard = (sort: Sort): boolean => sort === "card" || sort === "grave";
const same = (one: Cause | null, other: Cause | null): boolean => one?.kind === other?.kind && one?.key === other?.key;
