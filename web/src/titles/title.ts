import type { Component, Snippet } from "svelte";
import type { Near } from "../following/summary";
import type { Following } from "../following/title";
import type { Lessons } from "../lessons/lessons";
import type { Language } from "../lib/settings.svelte";
import type { Shown } from "../lib/shown";
import type { View } from "../lib/table.svelte";
import type { GameInfo, TableInfo } from "../messages";
import type { Grammar } from "../motion/grammar";

/**
 * The data for a drawn table. The table places the parts around it: the tablet with log and chat beside it, or all of
 * that in one column.
 */
export interface TableParts {
  table: Shown;
  info: TableInfo;
  view: View;
  around: Snippet;
  tablet: Snippet;
  talk?: Snippet | undefined;
}

/** The data for a title's section of the start page. `info` is undefined until the server has answered. */
export interface StartParts {
  info: GameInfo | undefined;
  name: string;
  busy: boolean;
  /** Whether to offer the lesson first, to somebody who has never played. */
  fresh: boolean;
  learn: Lessons;
  play: () => void;
}

/** What the page must know about a kind of card to explain it. */
export interface CardKind {
  /** The table of values behind a card, if an owner may set it. */
  values?: (key: string) => string;
  /** The key of its words; by default its kind and its key. */
  words?: (key: string) => string;
  /** The place in the rules that describes all cards of this kind together. */
  chapter?: string;
}

/** A component in its own file, loaded when it is first shown. */
type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the pages around the table need, each loaded on demand. A page that is a single file has none of them. */
export interface TitlePages {
  /** Its section of the start page. */
  start: () => Promise<{ default: Component<StartParts, Record<string, never>, "name" | ""> }>;
  /** The typefaces that only this title uses. */
  typefaces: () => Promise<unknown>;
  /** The Fluent file with the texts of its rulings, in each language. */
  rulings: Record<Language, () => Promise<string>>;
}

/**
 * A title that the page draws: everything in the page that differs between games. Each title has its own folder and
 * must set every part. A title without such an object is shown in words.
 */
export interface PageTitle {
  /** Its name in messages and addresses. */
  game: string;
  /** Its inscription in the bar: for each line the red part, then the rest. */
  wordmark: readonly [red: string, rest: string][];
  table: Loaded<TableParts & Record<string, unknown>>;
  /** How the table fills the window: a room as high as the window, or a desk that may be longer. */
  layout: "room" | "desk";
  /** A media query for windows that are too small for the table with everything beside it. */
  small: string;
  /** The picture beside the seats while waiting for players. */
  picture: (language: Language) => string;
  /** The corner radius of its cards in the units of the drawings, or 0 if their shapes differ. */
  corners: number;
  /** Its kinds of cards, if the page must know something about them. */
  cards: Record<string, CardKind>;
  /** The place in the rules that answers a kind of question. */
  chapterOf: (kind: string) => string;
  /** The chapters of its rulebook that are enough to begin: read in three minutes. */
  briefly: string[];
  /** The keys of what a player has before them that may be new: cards in hand, then modules. */
  met: (view: View) => string[];
  /** How it shows what happens. */
  grammar: Grammar;
  /** How the others' turns are followed. */
  following: Following;
  /** What money looks like while it flies to a purse. */
  money: string;
  /** Keys of its texts: what it is about, how to begin, what the score counts. */
  texts: { about: string; first: string; score: string };
  /** The score at which the game ends, for the chart at its end; 0 if there is none. */
  target: (info: TableInfo) => number;
  /** The rival who could win next: the one who is closest, if that is close. */
  near: (info: TableInfo, view: View, you: number) => Near | null;
  /** The parts of a seat's score, if it has more than one. */
  scoreParts: (view: View | null, seat: number) => string;
  /** The sheets of drawings that its rulebook needs, apart from the first one. */
  bookSheets: string[];
  pages: TitlePages;
}
