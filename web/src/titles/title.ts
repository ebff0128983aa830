import type { Component, Snippet } from "svelte";
import type { Lessons } from "../lessons/lessons";
import type { Language } from "../lib/settings.svelte";
import type { Shown } from "../lib/shown";
import type { View } from "../lib/table.svelte";
import type { GameInfo, TableInfo } from "../messages";

/**
 * What a table is drawn from. It places what is around it: the tablet and beside it log and talk, or all of that in one
 * column.
 */
export interface TableParts {
  table: Shown;
  info: TableInfo;
  view: View;
  around: Snippet;
  tablet: Snippet;
  talk?: Snippet | undefined;
}

/** What a title's section of the start page is drawn from. `info` is missing until the server has answered. */
export interface StartParts {
  info: GameInfo | undefined;
  name: string;
  busy: boolean;
  /** Somebody who has never played is offered the lesson first. */
  fresh: boolean;
  learn: Lessons;
  play: () => void;
}

/** What the page must know of a kind of card to explain it. */
export interface CardKind {
  /** The table of values that a card is made from, where an owner may state it. */
  values?: (key: string) => string;
  /** Where its words stand; without this under its kind and its key. */
  words?: (key: string) => string;
  /** The place in the rules that tells of all cards of the kind together. */
  chapter?: string;
}

/** A component in a file of its own, loaded when it is first shown. */
type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What the pages around the table need, each loaded when it is wanted. A page that is one file has none of them. */
export interface TitlePages {
  /** Its section of the start page. */
  start: () => Promise<{ default: Component<StartParts, Record<string, never>, "name" | ""> }>;
  /** Typefaces that only this title has. */
  typefaces: () => Promise<unknown>;
  /** The Fluent file with the words of its rulings, in each language. */
  rulings: Record<Language, () => Promise<string>>;
}

/**
 * A title that the page draws: everything in the page that differs from game to game. Each title has its folder, and
 * every part must be stated. A title without such an object is shown in words.
 */
export interface PageTitle {
  /** Its name in messages and addresses. */
  game: string;
  /** Its inscription in the bar: on each line what is red, then the rest. */
  wordmark: readonly [red: string, rest: string][];
  table: Loaded<TableParts & Record<string, unknown>>;
  /** How the table fills the window: a room as high as the window, or a desk that may be longer. */
  layout: "room" | "desk";
  /** The windows that are too small for the table with everything beside it. */
  small: string;
  /** The picture beside the seats while people are waited for. */
  picture: (language: Language) => string;
  /** How its cards are cut: the radius of their corners in the units of the drawings, or 0 where shapes differ. */
  corners: number;
  /** Its kinds of cards, as far as there is something to know of them. */
  cards: Record<string, CardKind>;
  /** What money looks like while it flies to a purse. */
  money: string;
  /** Keys of its texts: what it is about, how to begin, what the score counts. */
  texts: { about: string; first: string; score: string };
  /** The score at which the game ends, for the chart at its end; 0 where there is none. */
  target: (info: TableInfo) => number;
  /** What a seat's score is made of, where that is more than one number. */
  scoreParts: (view: View | null, seat: number) => string;
  /** The sheets of drawings that its rulebook needs beside the first one. */
  bookSheets: string[];
  pages: TitlePages;
}
