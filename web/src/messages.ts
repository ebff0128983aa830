// Made from the structs of the server by `python -m pecunia.server.schema`; do not edit.
import type { Happening, Options, Rules, View } from "./views";

/** The seat of somebody who only watches. */
export const SPECTATOR = -1;

/** A move that the search tried, and the chance to win with it. */
export interface Tried {
  move: string;
  chance: number;
}

/**
 * A decision that was judged by what its player knew. `number` is how many moves had been made before it. `best` is
 * what the strong bot would have played: the same as `played` where nothing was surely better. `loss` is the chance to
 * win that was given away, `size` its name, `reasons` what speaks for the better move, by topic. `difference` is by how
 * much the strong bot's move was better in the deals that were tried, surely or not. It may be below zero.
 */
export interface Decision {
  number: number;
  turn: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  loss: number;
  difference: number;
  error: number;
  size: string;
  reasons: ((string | number)[])[];
  options: Tried[];
}

/**
 * How a seat came from its chance at the start to its result: `start` and these three add up to `result`. `own` is what
 * its own decisions lost, `others` what those of the others gave it or took from it, and `luck` all the rest: what was
 * drawn and dealt, and what nobody could know. Every difference counts, however small: if only those counted that are
 * sure, the many small losses of weak players would be luck of the others.
 */
export interface Balance {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  decisions: number;
  average_loss: number;
  sizes: Record<string, number>;
}

/** What a turn brought each seat beyond what was decided in it; `number` moves had been made when it began. */
export interface Fortune {
  turn: number;
  number: number;
  seat: number;
  luck: number[];
}

/**
 * Money that came, or went where it is below zero, from one kind of thing: how often and how much, by seat. `group` is
 * `class` (who paid), `card` (what was played), or another group of the game; `key` names the thing.
 */
export interface Source {
  group: string;
  key: string;
  times: number[];
  amounts: number[];
}

/** The whole. `chances` are everybody's at the start and after each move, as the seat sees them that is asked. */
export interface Review {
  version: number;
  game: string;
  seats: string[];
  winners: number[];
  scores: number[];
  tries: number;
  chances: number[][];
  turns: number[];
  decisions: Decision[];
  balances: Balance[];
  fortunes: Fortune[];
  sources: Source[];
}

/** A decision worth a word: what was asked, what was played, what was better, and what speaks for that. */
export interface DecisionWords {
  number: number;
  question: string;
  played: string;
  best: string;
  reasons: string[];
}

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

/** What a host says about a table, and everybody at the table is told. */
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

/** Somebody asks the others to take back more than the limits allow; `agreed` are the seats that have agreed. */
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
 * The progress in a guided game: the key of the text, step `number` of `count`, what is to be done now. `point` are the
 * things on the table that the text is about: `move:seat R`, `place:purse-0`, `key:roman-7`.
 */
export interface LessonStep {
  key: string;
  number: number;
  count: number;
  doing: "move" | "read" | "watch";
  point: string[];
}

/** A table as everybody at it sees it, without the game itself. `rules` are those that a client shows: what wins. */
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
  rematch_offered: number[];
  rematch: string;
  lesson: LessonStep | null;
}

/**
 * The table in the language that the socket was opened with: the question, its answers, what happened. `moves` are
 * sentences for the moves of the view, in the same order; empty if there are very many. In a guided game `lesson` is
 * the text of the step, and `task` is what is to be done now.
 */
export interface Said {
  question: string;
  moves: string[];
  told: string[];
  lesson?: string;
  task?: string;
}

/** The first message, and the answer to `catch-up`: everything there is to know, and what was missed. */
export interface Welcome {
  type: "welcome";
  number: number;
  you: number;
  table: TableInfo;
  view: View | null;
  happenings: Happening[];
  chat: ChatLine[];
  deadline: number | null;
  now: number;
  said?: Said;
}

/**
 * What has changed: changes of the view, happenings, and the table if it has changed. If a message of this client
 * caused the news, `id` is its id; the message has then been carried out and stored.
 */
export interface News {
  type: "news";
  number: number;
  changes: [(string | number)[], unknown][];
  happenings: Happening[];
  deadline: number | null;
  id?: string;
  table?: TableInfo;
  view?: View | null;
  chat?: ChatLine;
  said?: Said;
}

/** Which seats have somebody connected. */
export interface Presence {
  type: "presence";
  here: boolean[];
}

/** A message of this client had been carried out and stored before, so there is no news to say so. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A message of this client was refused: the key of the reason, the clause of the rules, the facts. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  clause: string;
  facts: Record<string, string>;
}

/** The answer to `why-not`: the reason (`allowed` if there is none), its clause, the move that was meant. */
export interface Because {
  type: "because";
  id: string;
  key: string;
  clause: string;
  move: string;
  message: string;
}

/** This seat belongs to somebody else now: it was moved to another device. */
export interface Moved {
  type: "moved";
}

/** After a lost connection: ask for everything since this number. */
export interface CatchUp {
  type: "catch-up";
  id: string;
  number: number;
}

/**
 * A move in notation: one of the `moves` of the view. `question` is the number of the view that the move answers. If
 * that question is not open any more, the move is refused with `question-answered`. Without it, the move answers the
 * question that is open when it arrives.
 */
export interface MoveMessage {
  type: "move";
  id: string;
  move: string;
  question?: number;
}

/** Ask why a move is not allowed now, or why nothing can be done with a thing, named as in moves (`B M`). */
export interface WhyNot {
  type: "why-not";
  id: string;
  move: string;
}

/** Take back one's own moves: at once within the limits, beyond them the others are asked. */
export interface TakeBack {
  type: "take-back";
  id: string;
  moves?: number;
}

/** The answer to somebody who asks to take back moves beyond the limits. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** Give up: a bot plays on from this seat. */
export interface Resign {
  type: "resign";
  id: string;
}

/** I am here again: no bot need play for me. */
export interface Back {
  type: "back";
  id: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Offer another game at the same table, with seats rotated. It is created when all people have offered. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** In a guided game: read on, have the wanted move made, or leave the lesson and play freely. */
export interface LessonMessage {
  type: "lesson";
  id: string;
  wish: "read-on" | "show" | "skip";
}

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

/** One step: the changes of the view, the happenings, and what happened in words. */
export interface Step {
  number: number;
  changes: [(string | number)[], unknown][];
  happenings: Happening[];
  told: string[];
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

/**
 * A device on which somebody is signed in. `label` is its browser and system, empty if they are unknown. `seen` is the
 * day on which it was last here, as the time of its midnight (UTC). `current` is the one that asks.
 */
export interface Device {
  id: string;
  kind: "browser" | "program";
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** A code that was made to move a seat to another device. Only its hash is stored. */
export interface PersonalCode {
  table: string;
  seat: number;
  expires: number;
}

/** The deal of a day that somebody has begun. There is no result until it is over. */
export interface PersonalDay {
  game: string;
  date: string;
  table: string;
  seat: number;
  won: boolean | null;
  margin: number | null;
  rounds: number | null;
  points: number | null;
}

/** Something that somebody did at a table: sat down, moved, said something. */
export interface PersonalEntry {
  number: number;
  kind: string;
  seat: number;
  text: string;
  client: string;
  at: number;
}

/** That the operator has banned somebody (`ban`) or muted them (`mute`). `until` is null if it is for good. */
export interface PersonalSanction {
  kind: string;
  created: number;
  until: number | null;
}

/**
 * A table with everything that one person has left there. `setting` is there if that person is the host. `name` is the
 * name that others see there; `seat` is null for somebody who does not sit there.
 */
export interface PersonalTable {
  id: string;
  status: "open" | "over" | "playing";
  public: boolean;
  created: number;
  changed: number;
  host: boolean;
  setting: Setting | null;
  seat: number | null;
  name: string;
  entries: PersonalEntry[];
}

/** Everything that the server has about a person. `guest_at` are the tables whose invitation they have shown. */
export interface PersonalData {
  identity: string;
  name: string;
  created: number;
  seen: number;
  devices: Device[];
  codes: PersonalCode[];
  days: PersonalDay[];
  guest_at: string[];
  sanctions: PersonalSanction[];
  tables: PersonalTable[];
}

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
 * How far a review has come: `done` of so many decisions are judged, and `ahead` other reviews come first. `running` is
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

/** A puzzle in the list. `name` stays the same when puzzles are added; `difficulty` is from 1 to 5. */
export interface PuzzleLine {
  number: number;
  name: string;
  players: number;
  difficulty: number;
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

/** Something that can be chosen, and what it is called in the language of the request. */
export interface PrintChoice {
  key: string;
  name: string;
}

/** What can be printed: the forms, the sets of cards, the paper sizes. */
export interface PrintChoices {
  products: PrintChoice[];
  sets: PrintChoice[];
  papers: string[];
}

/**
 * An order: which sets in which form, in one language or two, on which paper, and how. `values` is the text of an
 * owner's file, and `values_file` its name, as for a table.
 */
export interface PrintOrder {
  sets: string[];
  languages: string[];
  product?: string;
  paper?: string;
  size?: string;
  bleed?: boolean;
  backs?: boolean;
  grey?: boolean;
  large?: boolean;
  values?: string;
  values_file?: string;
}

/** The first pages, each as a data URL of a picture. */
export interface PrintLook {
  pictures: string[];
}

export type ServerMessage = Welcome | News | Presence | Done | Refused | Because | Moved;

export type ClientMessage =
  | CatchUp
  | MoveMessage
  | WhyNot
  | TakeBack
  | Answer
  | Resign
  | Back
  | Chat
  | Rematch
  | LessonMessage;
