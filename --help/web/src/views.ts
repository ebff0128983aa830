// Made from types in Python by `python -m pecunia.server.schema`; do not edit.
import type { NonOletHappening, NonOletRules, NonOletTableOptions, NonOletView } from "./titles/nonolet/views";
import type { OletHappening, OletRules, OletTableOptions, OletView } from "./titles/olet/views";

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
