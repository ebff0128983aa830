import type { TitleHappening } from "../views";
import type { Cause } from "./entries";
import type { Sort } from "./timing";

/** A picture for a line of the log: a card by kind and key (with what is printed on it), money, water, or a drawing. */
export interface Pictured extends Cause {
  facts?: Record<string, string>;
  /** How much money. */
  amount?: number;
}

/**
 * How a title is followed: what its happenings are about, and where. (Methods: a title takes only its own happenings.)
 */
export interface Following {
  sort(happening: TitleHappening): Sort;
  /** What a happening begins; null if it ends what was going on. */
  cause(this: void, happening: TitleHappening): Cause | null | undefined;
  /** The things that it happens to, by their keys on the page. */
  things(happening: TitleHappening): string[];
  /** The places where it happens. */
  places(happening: TitleHappening): string[];
  /** Money in words. */
  money(this: void, amount: number): string;
  picture(happening: TitleHappening, tokens: readonly string[]): Pictured | null;
  /** The drawing that stands for a player, and its view box. */
  emblem(seat: number): { symbol: string; box: string } | null;
}

/** For a title that is shown in words. */
export const UNKNOWN: Following = {
  sort: () => "moves",
  cause: () => undefined,
  things: () => [],
  places: () => [],
  money: (amount) => `${amount}`,
  picture: () => null,
  emblem: () => null,
};
