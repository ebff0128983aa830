// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { GameOver, TurnBegan } from "../../views";

/** The options of a table of Pecunia Olet. Those left out have their default. */
export interface OletTableOptions {
  open_money?: boolean;
  round_cap?: number;
  tie?: string;
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

/** What one must know to read views of olet. */
export const OLET = {
  LETTERS: ["S", "A", "B", "C", "D"],
} as const;
