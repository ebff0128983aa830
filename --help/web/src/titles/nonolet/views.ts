// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { GameOver, TurnBegan } from "../../views";

/** The options of a table of Pecunia non olet. Those left out have their default. */
export interface NonOletTableOptions {
  dark_red?: boolean;
  edition?: number;
  famous?: string;
  house?: Record<string, string>;
  modules?: string[];
  open_draft?: boolean;
  target?: number;
}

/** What the player whose turn it is has done in it, as far as ladders count it. */
export interface CareerCounts {
  hastened: number;
  paid: number;
  played: number;
  received: number;
}

/** Ladders and rungs by seat; `progress` is how far each has got with the task of the next rung. */
export interface Careers {
  climbed: boolean;
  counts: CareerCounts;
  ladders: string[];
  "paid-classes": number[];
  progress: number[];
  rungs: number[];
}

/** Open events with the markers on them; how many are left in the pile. */
export interface Events {
  discard: string[];
  executed: string[];
  left: number;
  open: [string, number][];
}

/** Famous Romans lie among the others; the module has nothing more to show. */
export type Famous = Record<string, never>;

/** The favour that each seat holds, and those in the middle. */
export interface Favours {
  fresh: string[];
  held: (string | null)[];
  middle: string[];
  used: string[];
}

/** The upgrades on each player's three seats, and the display. */
export interface Upgrades {
  discard: string[];
  display: string[];
  left: number;
  seats: (string | null)[][];
  used: string[];
}

/** The modules in play. */
export interface NonOletModules {
  careers?: Careers;
  events?: Events;
  famous?: Famous;
  favours?: Favours;
  upgrades?: Upgrades;
}

/**
 * One player. `places` has the Roman (-1: nobody) and the markers of each place; `hand` is there only if the seat sees
 * it.
 */
export interface NonOletPlayer {
  earned: number;
  hand?: string[];
  "hand-size": number;
  money: number;
  places: Record<string, [number, number]>;
  queue: number[];
}

/** What a seat knows of a table of Pecunia non olet. Romans are numbers; `coins` is by number, of those with any. */
export interface NonOletView {
  "action-discard": string[];
  "actions-left": number;
  active: number;
  asked: number;
  coins: Record<string, number>;
  kind: string;
  modules: NonOletModules;
  moves: string[];
  options: string;
  outcome: [string, number[], number[]] | null;
  players: NonOletPlayer[];
  "rich-slaves": boolean;
  "roman-discard": number[];
  "romans-left": number;
  seat: number;
  shown: number[];
  stage: "collect" | "draft" | "paying" | "seating" | "start";
  title: "non-olet";
  turn: number;
  undo: number;
}

/**
 * The goal of the game: `target` in sesterces, if `money` can win. With `earned`, all earnings count, not what is left.
 * `ladder` is how the last rung wins, empty without careers; `rungs` is how many there are to climb.
 */
export interface NonOletRules {
  earned: boolean;
  ladder: "" | "either" | "ladderAndTarget" | "ladderOnly";
  money: boolean;
  rungs: number;
  target: number;
  title: "non-olet";
}

/** A player takes a Roman for a place of his latrine; `count` are the markers laid on him. */
export interface Drafted {
  count: number;
  kind: "drafted";
  player: number;
  roman: number;
  spot: string;
}

/** A player plays an action card. */
export interface CardPlayed {
  card: string;
  kind: "card-played";
  player: number;
}

/** A player discards an action card. */
export interface CardDiscarded {
  card: string;
  kind: "card-discarded";
  player: number;
}

/** A player draws action cards; only he sees which. */
export interface DrewActions {
  cards?: string[];
  count: number;
  kind: "drew-actions";
  player: number;
}

/** The discarded action cards are the pile again. */
export interface ActionsShuffled {
  count: number;
  kind: "actions-shuffled";
  player: number;
}

/** The discarded Romans are the pile again. */
export interface RomansShuffled {
  count: number;
  kind: "romans-shuffled";
  player: number;
}

/** Romans are turned face up. */
export interface RomansShown {
  kind: "romans-shown";
  player: number;
  romans: number[];
}

/** A Roman that lay open is discarded. */
export interface RomanDiscarded {
  kind: "roman-discarded";
  player: number;
  roman: number;
}

/** The water runs: this many visitors lose a marker. */
export interface WaterRan {
  count: number;
  kind: "water-ran";
  player: number;
}

/** Markers are laid on a visitor. */
export interface MarkersLaid {
  count: number;
  kind: "markers-laid";
  player: number;
  roman: number;
  spot: string;
}

/** Markers are taken off a visitor. */
export interface MarkersRemoved {
  count: number;
  kind: "markers-removed";
  player: number;
  roman: number;
  spot: string;
}

/** A Roman sits down; `count` are the markers laid on him. */
export interface Seated {
  count: number;
  kind: "seated";
  player: number;
  roman: number;
  spot: string;
}

/** A visitor pays his fee and leaves. */
export interface Paid {
  amount: number;
  kind: "paid";
  player: number;
  roman: number;
  spot: string;
}

/** A visitor leaves without paying, with so many markers on him. */
export interface LeftUnpaid {
  kind: "left-unpaid";
  markers: number;
  player: number;
  roman: number;
  spot: string;
}

/** A player gives money to another. */
export interface MoneyGiven {
  amount: number;
  kind: "money-given";
  player: number;
  to: number;
}

/** A player pays to the bank, as much of what is due as he has. */
export interface MoneyPaid {
  amount: number;
  due: number;
  kind: "money-paid";
  player: number;
}

/** Coins are laid on a Roman. */
export interface CoinsLaid {
  count: number;
  kind: "coins-laid";
  player: number;
  roman: number;
}

/** A player opens a Villa Dixius. */
export interface VillaBuilt {
  kind: "villa-built";
  player: number;
}

/** An empty Villa Dixius goes. */
export interface VillaGone {
  kind: "villa-gone";
  player: number;
}

/** An empty queue gets new Romans. */
export interface QueueRefilled {
  kind: "queue-refilled";
  player: number;
  romans: number[];
}

/** A Roman goes from a place in one queue to a place in another. */
export interface QueueMoved {
  goal: number;
  kind: "queue-moved";
  player: number;
  position: number;
  roman: number;
  to: number;
}

/** Two Romans of different queues change places. */
export interface QueueSwapped {
  goal: number;
  kind: "queue-swapped";
  player: number;
  position: number;
  romans: number[];
  to: number;
}

/** A Roman joins a queue. */
export interface QueueJoined {
  goal: number;
  kind: "queue-joined";
  player: number;
  roman: number;
}

/** Romans leave a queue. */
export interface QueueLeft {
  kind: "queue-left";
  player: number;
  romans: number[];
}

/** The order of a queue changes. */
export interface QueueSorted {
  kind: "queue-sorted";
  player: number;
  romans: number[];
}

/** Romans join the end of a queue. */
export interface QueueFilled {
  kind: "queue-filled";
  player: number;
  romans: number[];
}

/** A visitor who has paid joins the queue again. */
export interface RegularReturned {
  kind: "regular-returned";
  player: number;
  roman: number;
}

/** A player climbs his ladder. */
export interface Climbed {
  kind: "climbed";
  player: number;
  rung: number;
}

/** An event is turned face up. */
export interface EventOpened {
  event: string;
  kind: "event-opened";
  player: number;
}

/** A player takes a marker off an event. */
export interface MarkerTaken {
  event: string;
  kind: "marker-taken";
  player: number;
}

/** An event begins. */
export interface EventRuns {
  event: string;
  kind: "event-runs";
  player: number;
}

/** A Roman pushes another out of a queue. */
export interface TumultSwapped {
  kind: "tumult-swapped";
  player: number;
  position: number;
  romans: number[];
}

/** Livia invites women to a queue; the other Romans that were turned up are discarded. */
export interface LiviaInvited {
  kind: "livia-invited";
  others: number[];
  player: number;
  romans: number[];
}

/** A famous Roman pays. */
export interface FamousPaid {
  amount: number;
  kind: "famous-paid";
  player: number;
}

/** A player takes a favour. */
export interface FavourDrafted {
  favour: string;
  kind: "favour-drafted";
  player: number;
}

/** A player uses a favour. */
export interface FavourUsed {
  favour: string;
  kind: "favour-used";
  player: number;
}

/** A player swaps his favour for another. */
export interface FavourSwapped {
  favour: string;
  kind: "favour-swapped";
  old: string;
  player: number;
}

/** Minerva pays for a discarded action card. */
export interface MinervaPaid {
  amount: number;
  kind: "minerva-paid";
  player: number;
}

/** A player lays an upgrade on a seat. */
export interface UpgradeLaid {
  kind: "upgrade-laid";
  player: number;
  seat: string;
  upgrade: string;
}

/** A player takes an upgrade instead of the fee of a slave, who leaves. */
export interface SlaveExchanged {
  kind: "slave-exchanged";
  player: number;
  roman: number;
  spot: string;
  upgrade: string;
}

export type NonOletHappening =
  | TurnBegan
  | GameOver
  | Drafted
  | CardPlayed
  | CardDiscarded
  | DrewActions
  | ActionsShuffled
  | RomansShuffled
  | RomansShown
  | RomanDiscarded
  | WaterRan
  | MarkersLaid
  | MarkersRemoved
  | Seated
  | Paid
  | LeftUnpaid
  | MoneyGiven
  | MoneyPaid
  | CoinsLaid
  | VillaBuilt
  | VillaGone
  | QueueRefilled
  | QueueMoved
  | QueueSwapped
  | QueueJoined
  | QueueLeft
  | QueueSorted
  | QueueFilled
  | RegularReturned
  | Climbed
  | EventOpened
  | MarkerTaken
  | EventRuns
  | TumultSwapped
  | LiviaInvited
  | FamousPaid
  | FavourDrafted
  | FavourUsed
  | FavourSwapped
  | MinervaPaid
  | UpgradeLaid
  | SlaveExchanged;

/** What one must know to read views of non-olet. */
export const NON_OLET = {
  CLASSES: ["senator", "citizen", "slave", "woman"],
  SHORT_CLASSES: ["SEN", "CIT", "SLV", "WOM"],
  ORDINARY: 70,
} as const;
