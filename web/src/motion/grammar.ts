import type { TitleHappening } from "../views";
import type { SoundName } from "./sounds";

/** How a thing gets to its new place. */
export type Path = "slide" | "hop" | "flip";

/** What a happening looks like, apart from things that change their place. */
export type EffectName = "drops" | "coin" | "pay" | "give" | "grow" | "real";

export interface Telling {
  path?: Path;
  effect?: EffectName;
  sound?: SoundName;
  /** Cards that come to a pile with it come from the player's hand. */
  fromHand?: true;
}

/** Where new things come from and where removed things go: the first of these places that is on the page. */
export interface Pile {
  prefix: string;
  from: string[];
  to: string[];
}

/** How a title shows what happens. Each drawn title has its own. (Methods: a title takes only its own happenings.) */
export interface Grammar {
  telling(happening: TitleHappening): Telling;
  /** The keys of the things that take the path of a happening. */
  moved(happening: TitleHappening): string[];
  piles: Pile[];
}

/** For a title that is shown in words: no thing of it has a place. */
export const PLAIN: Grammar = { telling: () => ({}), moved: () => [], piles: [] };

/** How long each motion takes in milliseconds, and how long its replacement takes when motion is reduced. */
export const TIMES: Record<Path | EffectName | "fade" | "sponge", { ms: number; reduced: number }> = {
  slide: { ms: 380, reduced: 150 },
  hop: { ms: 480, reduced: 600 },
  flip: { ms: 240, reduced: 120 },
  fade: { ms: 240, reduced: 120 },
  sponge: { ms: 300, reduced: 0 },
  drops: { ms: 320, reduced: 120 },
  coin: { ms: 450, reduced: 300 },
  pay: { ms: 450, reduced: 300 },
  give: { ms: 450, reduced: 300 },
  grow: { ms: 1500, reduced: 0 },
  real: { ms: 400, reduced: 0 },
};

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** The longest time between a move and the next question. */
export const LONGEST = 500;
/** The delay between the starts when several things move at once. */
export const APART = 60;
