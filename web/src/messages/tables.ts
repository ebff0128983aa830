// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { Options, Rules } from "../views";

/** How long a decision may take: in seconds at a live table, in days at one that people visit when they like. */
export interface Pace {
  kind?: "days" | "live";
  limit?: number;
}

/**
 * How the game of a table begins: dealt by chance, or prepared as a lesson, the deal of a day, a puzzle, or from a
 * moment of another game. `name` says which one.
 */
export interface Begin {
  kind?: "chance" | "day" | "lesson" | "onward" | "puzzle";
  name?: string;
}

/** What a host sets for a table, for everybody at the table to see. */
export interface CommonSetting {
  game?: string;
  players?: number;
  options?: Options;
  bots?: Record<string, string>;
  public?: boolean;
  pace?: Pace;
  begin?: Begin;
}

/**
 * A table as its host wants it: the game, who may come, the pace. `bots` are seats and the bots that take them.
 * `values` is the text of an owner's file; `values_file` is its name, used only in errors and not stored. Tables of
 * hosts begin by chance; the server prepares the others.
 */
export interface Setting {
  game?: string;
  players?: number;
  options?: Options;
  bots?: Record<string, string>;
  public?: boolean;
  pace?: Pace;
  begin?: Begin;
  values?: string;
  values_file?: string;
}

/** What the host changes while the table waits for players. What is left out stays as it is. */
export interface SettingChange {
  options?: Options;
  bots?: Record<string, string>;
  pace?: Pace;
}

/**
 * The setting of a table. `values_size` is the length of the text of its own values, which can be long, so only those
 * who ask for it get it; 0 if the table has none.
 */
export interface TableSetting {
  game?: string;
  players?: number;
  options?: Options;
  bots?: Record<string, string>;
  public?: boolean;
  pace?: Pace;
  begin?: Begin;
  values_size?: number;
}

/** One seat as everybody sees it. `played_by` is the bot that plays it now, if any. */
export interface SeatInfo {
  name: string;
  taken: boolean;
  bot: string;
  here: boolean;
  away: boolean;
  resigned: boolean;
  played_by: string;
}

/**
 * Somebody asks the others to take back more than the limits allow; `agreed` are the seats that have agreed. With 0
 * `moves`: to let a bot play for the player who is asked and not here.
 */
export interface Ask {
  seat: number;
  moves: number;
  agreed: number[];
}

/** What somebody at the table has said; `at` is in seconds since 1970. */
export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}

/**
 * The progress in a guided game: the key of the text, step `number` of `count`, what is to be done now. `try` asks for
 * a move that is not allowed (`tries`), so that the learner reads why. `point` are the things on the table that the
 * text is about: `move:seat R`, `place:purse-0`, `key:roman-7`.
 */
export interface LessonStep {
  key: string;
  number: number;
  count: number;
  doing: "move" | "read" | "try" | "watch";
  point: string[];
  tries: string;
}

/**
 * A table as everybody at it sees it, without the game itself. `rules` are those that a client shows: what wins.
 * `hints` says whether people may ask for hints: yes, once all have agreed (`ask`), or never.
 */
export interface TableInfo {
  id: string;
  status: "open" | "over" | "playing";
  setting: TableSetting;
  options: string;
  rules: Rules;
  seats: SeatInfo[];
  host: number;
  commitment: string;
  seed: string;
  ended: string;
  ask: Ask | null;
  hints: "ask" | "off" | "on";
  hints_agreed: number[];
  rematch_offered: number[];
  rematch: string;
  lesson: LessonStep | null;
}
