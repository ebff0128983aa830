// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { Happening, Rules, View } from "../views";
import type { Cards } from "./requests";
import type { DecisionWords, Review } from "./review";

/** A record of a game, to be shown again. */
export interface ReplayRequest {
  record: string;
}

/** A record, how many of its moves have been made, and who looks: a seat, `open` or `spectator`. */
export interface ReplayTextRequest {
  record: string;
  at?: number;
  seat?: string;
}

/** What one seat saw of a step: changes in addition to the public ones; happenings and words instead of those. */
export interface ReplayOwn {
  changes?: [(string | number)[], unknown][];
  happenings?: Happening[] | null;
  told?: string[] | null;
}

/**
 * A move: its turn and player, in notation and as a sentence, and everybody's score after it. `hidden` is a move that
 * only the player saw at the time. `changes`, `happenings` and `told` are what everybody saw. `own` has an entry for
 * each seat (`A`) that saw something else, and for `open`, which sees what all seats saw.
 */
export interface ReplayStep {
  turn: number;
  player: number;
  move: string;
  said: string;
  hidden: boolean;
  scores: number[];
  changes: [(string | number)[], unknown][];
  happenings: Happening[];
  told: string[];
  own: Record<string, ReplayOwn>;
}

/**
 * A recorded game, step by step, as each seat saw it. `views` are the views before the first move, by seat, and for
 * `spectator` and `open`. `swings` are the steps at which somebody's chance to win changed most, counted from 1.
 */
export interface Replay {
  record: string;
  game: string;
  options: string;
  rules: Rules;
  names: string[];
  result: string;
  unit: "round" | "turn";
  cards: Cards;
  scores: number[];
  views: Record<string, View>;
  steps: ReplayStep[];
  swings: number[];
}

/** A record of a game that is over, to be reviewed. */
export interface ReviewRequest {
  record: string;
}

/**
 * How far a review has come: `done` of `of` decisions are judged, and `ahead` other reviews come first. `running` is
 * false when the review is finished or was stopped.
 */
export interface ReviewState {
  id: string;
  running: boolean;
  done: number;
  of: number;
  ahead: number;
}

/**
 * A review, or how far it has come. `told` are the decisions that were mistakes, in the language of the request;
 * `things` are the names of the review's sources of money, in the same order.
 */
export interface ReviewResponse {
  state: ReviewState;
  review: Review | null;
  told: DecisionWords[];
  things: string[];
}

/** A moment of a recorded game to play on from: after `move` moves, at this seat, against this bot. */
export interface PlayFromHereRequest {
  record: string;
  move: number;
  seat: number;
  bot?: string;
}

/**
 * A puzzle in the list. `name` stays the same when puzzles are added; `difficulty` is from 1 to 5; `theme` says what it
 * is about, in the language of the request.
 */
export interface PuzzleLine {
  number: number;
  name: string;
  players: number;
  difficulty: number;
  theme: string;
}

/** What speaks for a move, or against it, in the language of the request. */
export interface JudgedReason {
  good: boolean;
  words: string;
}

/**
 * What a search thinks of a move: the chance to win with it, how often it was tried, and what makes the difference to
 * the best other move.
 */
export interface JudgedMove {
  move: string;
  words: string;
  chance: number;
  tried: number;
  reasons: JudgedReason[];
}

/** Ask for hints; `move` is a move of your own to compare with the best. */
export interface HintRequest {
  move?: string;
}

/** The best moves of the question with this number, the best first; after them the one that was asked about. */
export interface Hints {
  number: number;
  judged: JudgedMove[];
}

/** Whether a puzzle was answered rightly, and what the search thinks of all answers, the best first. */
export interface PuzzleVerdict {
  game: string;
  number: number;
  count: number;
  name: string;
  move: string;
  right: boolean;
  judged: JudgedMove[];
}

/** How the deal of a day went for somebody. The margin is their money minus that of the best other player. */
export interface DayResult {
  place: number;
  name: string;
  won: boolean;
  margin: number;
  rounds: number;
  points: number;
  you: boolean;
}

/** Somebody in the table of a week: the points of all days played, and the number of these days. */
export interface WeekLine {
  place: number;
  name: string;
  points: number;
  days: number;
  you: boolean;
}

/**
 * The deal of a day (UTC): the table where I play it (empty if I have not begun), the results of everybody who has
 * finished, and the table of its week. `next` is when the next deal begins; `now` is the server's time.
 */
export interface DayBoard {
  game: string;
  date: string;
  monday: string;
  sunday: string;
  now: number;
  next: number;
  table: string;
  status: "" | "over" | "playing";
  results: DayResult[];
  week: WeekLine[];
}
