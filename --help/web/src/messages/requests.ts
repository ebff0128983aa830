// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { Happening, View } from "../views";
import type { Note } from "./socket";
import type { Begin, Pace, TableInfo } from "./tables";

/** Who somebody is: the name that others see; empty for somebody who has not given one. */
export interface Me {
  name: string;
}

/** A new identity for a program: it sends the token with every request (`Authorization: Bearer …`). */
export interface Account {
  name: string;
  token: string;
}

/** The name that others are to see. */
export interface NameRequest {
  name: string;
}

/** The name that others are to see. `start_over` makes a new identity in place of a token that is not valid. */
export interface MeRequest {
  name: string;
  start_over?: boolean;
}

/** Where to sit; without a seat, the first free one. The invitation is needed if the table is not public. */
export interface SitRequest {
  seat?: number | null;
  invitation?: string;
}

/** The one-time code of a seat. */
export interface CodeRequest {
  code: string;
}

/** A one-time code with which another device takes over this seat, and the seconds until it expires. */
export interface SeatCode {
  code: string;
  seconds: number;
}

/** A table in a list: enough to decide whether to go there. `values_size` is not 0 if it has values of its own. */
export interface TableLine {
  id: string;
  status: "open" | "over" | "playing";
  game: string;
  players: number;
  taken: number;
  names: string[];
  public: boolean;
  pace: Pace;
  created: number;
  you: number;
  your_turn: boolean;
  begin: Begin;
  values_size: number;
}

/** A table, the seat of the sender, and the invitation if the sender sits there or is the host. */
export interface TableResponse {
  table: TableInfo;
  you: number;
  invitation: string;
}

/**
 * Somebody whom the host of a table can remove: at a seat, or watching (`seat` is -1) after showing the invitation.
 * `id` names the guest at this table only.
 */
export interface Guest {
  id: string;
  name: string;
  seat: number;
}

/**
 * The cards behind the card numbers in the views of a table, by number, in the notation of positions. `reconstructed`
 * are the tables of values that neither a rulebook nor the owner of the box states. `spaces` and `track` are what is
 * printed on the board, if the game has one (`M3 60 bin hat`). `warnings` are about unlikely values in the owner's
 * file, in the language of the request.
 */
export interface Cards {
  tokens: string[];
  reconstructed: string[];
  spaces: string[];
  track: string[];
  warnings: string[];
}

/** A part of the table in words: a heading, and lines that can be read aloud. */
export interface TextPart {
  title: string;
  lines: string[];
}

/** The table in words alone, as far as the reader may see it; empty before the game begins. */
export interface TableText {
  parts: TextPart[];
}

/** One step: the changes of the view, the happenings, and what happened in words, with a note for each sentence. */
export interface Step {
  number: number;
  changes: [(string | number)[], unknown][];
  happenings: Happening[];
  told: string[];
  notes: Note[];
}

/**
 * What somebody has missed: the view as it was then, and the steps from there to now. If there are very many steps,
 * only the last are here; `left_out` is the number of the others. There is no view before the game begins.
 */
export interface Since {
  left_out: number;
  view: View | null;
  steps: Step[];
}

/**
 * Everybody's score over time in a finished game: `scores` by seat at the end of each turn or round in `moments`. The
 * first moment is 0, before the first move; the last is the end of the game.
 */
export interface ScoreHistory {
  unit: "round" | "turn";
  moments: number[];
  scores: number[][];
}

/**
 * The move that changed somebody's chance to win most: its number, whose turn and whose move it was, what happened, and
 * the chance before and after it.
 */
export interface TurningPoint {
  number: number;
  turn: number;
  player: number;
  told: string[];
  before: number;
  after: number;
}

/** An option in one language: its name, what it does, and those of its values that have a name. */
export interface OptionWords {
  title: string;
  text: string;
  values: Record<string, string>;
}

/**
 * How people set an option of a table: a `switch` sets its only value, a `choice` one of its values, and a `number`
 * lies between the first and the last of them. An option left out has the title's default. `words` are by language.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch";
  values: (boolean | number | string)[];
  words: Record<string, OptionWords>;
}

/**
 * A game of this server and its settings. `label` is its name as people write it, the same in every language; `usual`
 * is the number of players that we recommend. `lesson` and `puzzles` say whether it has any. `possible` says which
 * options and house rules can be set: by edition (`2005`), by edition and module (`2016 careers`), and under the empty
 * key if neither is chosen. `usual_edition` is 0 if there are no editions. `settings` says how people set the options
 * besides edition, modules and house rules.
 */
export interface GameInfo {
  game: string;
  label: string;
  least: number;
  most: number;
  usual: number;
  lesson: boolean;
  puzzles: boolean;
  options: string[];
  bots: string[];
  editions: number[];
  usual_edition: number;
  modules: string[];
  house: Record<string, string[]>;
  possible: Record<string, string[]>;
  settings: OptionInfo[];
}

/** Why a request was refused: a stable key, a sentence in the language of the request, and its facts. */
export interface Problem {
  key: string;
  message: string;
  clause: string;
  facts: Record<string, string>;
}
