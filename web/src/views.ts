// Made from the structs of the server by `python -m pecunia.server.schema`; do not edit.

/**
 * The parts that the view of every title has. `asked` is the seat that is asked, -1 once the game is over, and `kind`
 * what it is asked; `moves` are its legal moves, empty for everybody else. `outcome` has how the game ended, who won,
 * and all scores.
 */
export interface TableView {
  active: number;
  asked: number;
  kind: string;
  moves: string[];
  options: string;
  outcome: [string, number[], number[]] | null;
  seat: number;
  turn: number;
  undo: number;
}

/** What every happening has: the seat it happened to, -1 for none. */
export interface TableHappening {
  player: number;
}

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

/** The options of a table of Pecunia Olet. Those left out have their default. */
export interface OletTableOptions {
  open_money?: boolean;
  round_cap?: number;
  tie?: string;
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
  seats: ((string | null)[])[];
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

/** The turn of a player begins. */
export interface TurnBegan {
  kind: "turn-began";
  player: number;
  turn: number;
}

/** The game has ended. `player` is the first of the winners. */
export interface GameOver {
  end: string;
  kind: "game-over";
  player: number;
  scores: number[];
  winners: number[];
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

/** One player. Things behind the screen are there only if the seat sees them; `fakes` are by quality, worst first. */
export interface OletPlayer {
  cards: string[];
  cash?: number;
  fakes?: [number, number, number];
  laid: number;
  offshore?: number;
  ready: number;
}

/**
 * What a seat knows of a table of Pecunia Olet. `placed` has whose henchman stands on a space, `market` a hyphen for a
 * hole, `deck` how many cards of each letter are left. `about` are facts about the open question.
 */
export interface OletView {
  about: Record<string, number | string>;
  active: number;
  asked: number;
  binned: string[];
  blocked: number;
  deck: number[];
  first: number;
  kind: string;
  market: string[];
  moves: string[];
  officer: number;
  options: string;
  outcome: [string, number[], number[]] | null;
  pawn: number;
  placed: Record<string, number>;
  players: OletPlayer[];
  round: number;
  seat: number;
  stage: "bad-lawyer" | "great-lawyer" | "last-henchmen" | "round";
  strike: boolean;
  title: "olet";
  turn: number;
  undo: number;
}

/** Whether money is open, what a tie leads to, and after how many rounds the game ends at the latest (0: never). */
export interface OletRules {
  open_money: boolean;
  round_cap: number;
  tie: "replay" | "shared";
  title: "olet";
}

/** A player places a henchman on a space. */
export interface HenchmanPlaced {
  kind: "henchman-placed";
  player: number;
  space: string;
}

/** A player passes and lays a henchman down. */
export interface HenchmanLaid {
  kind: "henchman-laid";
  player: number;
}

/** A player does not place the last henchman. */
export interface HenchmanDeclined {
  kind: "henchman-declined";
  player: number;
}

/** A lawyer lets a player take a henchman back. */
export interface HenchmanLifted {
  kind: "henchman-lifted";
  lawyer: string;
  player: number;
  space: string;
}

/** A player leaves all henchmen where they are. */
export interface LawyerDeclined {
  kind: "lawyer-declined";
  lawyer: string;
  player: number;
}

/** A player buys a card of the market. */
export interface CardBought {
  card: string;
  kind: "card-bought";
  player: number;
  price: number;
  space: string;
}

/** A player prints fakes. */
export interface FakesPrinted {
  kind: "fakes-printed";
  number: number;
  player: number;
  quality: number;
}

/** A player gets rid of fakes, here by quality, for real money. */
export interface FakesSold {
  amount: number;
  fakes: [number, number, number];
  kind: "fakes-sold";
  player: number;
  space: string;
}

/** A player cheats on taxes. */
export interface TaxesCheated {
  amount: number;
  kind: "taxes-cheated";
  player: number;
  space: string;
}

/** A player takes the pawn and will begin the next round. */
export interface PawnTaken {
  kind: "pawn-taken";
  player: number;
}

/** A player flies to the Caribbean. */
export interface FlightBoarded {
  fare: number;
  kind: "flight-boarded";
  player: number;
  space: string;
}

/** A player moves money there, or back where the amount is negative. Only he sees how much, unless money is open. */
export interface MoneyMoved {
  amount?: number;
  kind: "money-moved";
  player: number;
}

/** The officer goes to the next space of the track; `space` is its kind. */
export interface OfficerMoved {
  index: number;
  kind: "officer-moved";
  player: number;
  space: string;
}

/** A player pays the Godfather. */
export interface GodfatherPaid {
  amount: number;
  kind: "godfather-paid";
  player: number;
}

/** A round ends and the henchmen come back. */
export interface RoundEnded {
  kind: "round-ended";
  player: number;
  round: number;
}

/** A round breaks off: everybody places one last henchman. */
export interface RoundBrokenOff {
  kind: "round-broken-off";
  player: number;
  round: number;
}

/** A card of the market is binned. */
export interface CardBinned {
  card: string;
  kind: "card-binned";
  player: number;
  space: string;
}

/** New cards come to the market. */
export interface MarketFilled {
  cards: string[];
  kind: "market-filled";
  player: number;
}

/** A player's diners change fakes, here by quality, into real money. */
export interface DinersServed {
  amount: number;
  fakes: [number, number, number];
  kind: "diners-served";
  player: number;
}

/** A player wins in the lottery. */
export interface LotteryPaid {
  amount: number;
  kind: "lottery-paid";
  player: number;
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

export type OletHappening =
  | TurnBegan
  | GameOver
  | HenchmanPlaced
  | HenchmanLaid
  | HenchmanDeclined
  | HenchmanLifted
  | LawyerDeclined
  | CardBought
  | FakesPrinted
  | FakesSold
  | TaxesCheated
  | PawnTaken
  | FlightBoarded
  | MoneyMoved
  | OfficerMoved
  | GodfatherPaid
  | RoundEnded
  | RoundBrokenOff
  | CardBinned
  | MarketFilled
  | DinersServed
  | LotteryPaid;

/** What one must know to read views of non-olet. */
export const NON_OLET = {
  CLASSES: ["senator", "citizen", "slave", "woman"],
  SHORT_CLASSES: ["SEN", "CIT", "SLV", "WOM"],
  ORDINARY: 70,
} as const;

/** What one must know to read views of olet. */
export const OLET = {
  LETTERS: ["S", "A", "B", "C", "D"],
} as const;

/** What each title declares. */
export interface Titles {
  "non-olet": { view: NonOletView; happening: NonOletHappening; rules: NonOletRules };
  olet: { view: OletView; happening: OletHappening; rules: OletRules };
}
export const TITLES: readonly TitleName[] = ["non-olet", "olet"];

/** Whatever JSON can say. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

/** The view of a title that declares no types: what every view has, and more. */
export type OtherView = TableView & { title: string } & JsonObject;
/** Something that happened at a table of such a title. */
export type OtherHappening = TableHappening & { kind: string } & JsonObject;
/** The rules of such a title. */
export type OtherRules = JsonObject;

/** A title that declares its types. */
export type TitleName = keyof Titles;
export type TitleHappening = Titles[TitleName]["happening"];

export type View = Titles[TitleName]["view"] | OtherView;
export type Happening = TitleHappening | OtherHappening;
export type Rules = Titles[TitleName]["rules"] | OtherRules;

/** The options of a table. Those left out have the title's default. */
export type Options = NonOletTableOptions & OletTableOptions;
