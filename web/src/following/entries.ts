import type { Note } from "../messages";
import type { Happening } from "../views";

/** What made something happen: a card, an event, a favour, the Godfather. */
export interface Cause {
  kind: string;
  key: string;
}

/** One line of the log, and what it is about. */
export interface Entry {
  /** The number of the news that told it. */
  number: number;
  text: string;
  happenings: readonly Happening[];
  harms: readonly number[];
  helps: readonly number[];
  turn: number;
  /** Whose turn it was; -1 before the first. */
  by: number;
  cause: Cause | null;
}

/** The part of a title that knows causes: what a happening begins (`null`: it ends what went before it). */
export type FindCause = (happening: Happening) => Cause | null | undefined;

/** Where a line stands: the turn, whose it is, and what is going on in it. */
export type Moment = Pick<Entry, "turn" | "by" | "cause">;

export const BEGINNING: Moment = { turn: 0, by: -1, cause: null };

/** The sentences and happenings of one message, as lines. `after` is the line before it. */
export function entriesOf(
  number: number,
  told: readonly string[],
  notes: readonly Note[],
  happenings: readonly Happening[],
  causeOf: FindCause,
  after: Moment = BEGINNING,
): Entry[] {
  const entries: Entry[] = [];
  let { turn, by, cause } = after;
  let first = 0;
  told.forEach((text, at) => {
    const note = notes[at] ?? {};
    if (note.by !== undefined && note.by !== by) [by, cause] = [note.by, null];
    const own = happenings.slice(first, first + (note.count ?? 1));
    first += own.length;
    for (const happening of own) {
      if (happening.kind === "turn-began") [turn, by, cause] = [Number(happening.turn), happening.player, null];
      const found = causeOf(happening);
      if (found !== undefined) cause = found;
    }
    entries.push({
      number: note.number || number,
      text,
      happenings: own,
      harms: note.harms ?? [],
      helps: note.helps ?? [],
      turn,
      by,
      cause,
    });
  });
  return entries;
}

/**
 * The lines after a seat's last own move: what it may have missed. If the page does not know that move, the lines after
 * its last turn; its present turn has only begun.
 */
export function since(entries: readonly Entry[], seat: number, moved: number): Entry[] {
  const isOwn = ({ by }: Entry) => seat >= 0 && by === seat;
  const present = entries.at(-1);
  let first = entries.length;
  while (first > 0) {
    const line = entries[first - 1]!;
    if (line.number <= moved || (moved < 0 && isOwn(line) && line.turn !== present?.turn)) break;
    first -= 1;
  }
  return entries.slice(first);
}

/** The lines of one turn, for a heading. */
export interface TurnLines {
  turn: number;
  by: number;
  entries: Entry[];
}

/** The log by turns. The line that says whose turn it is becomes the heading. */
export function turnsOf(entries: readonly Entry[]): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const began = entry.happenings[0]?.kind === "turn-began";
    if (!last || began || last.turn !== entry.turn) turns.push({ turn: entry.turn, by: entry.by, entries: [] });
    if (!began) turns.at(-1)!.entries.push(entry);
  }
  return turns;
}

/** Whether a line touches a seat. */
export const touches = ({ harms, helps, happenings, by }: Entry, seat: number): boolean =>
  harms.includes(seat) ||
  helps.includes(seat) ||
  by === seat ||
  happenings.some((happening) => happening.player === seat || ("to" in happening && happening.to === seat));
