import type { SPEEDS } from "../lib/settings.svelte";

export type Speed = (typeof SPEEDS)[number];

/** What a happening looks like to somebody who follows: each sort has its time. */
export type Sort = "turn" | "water" | "pays" | "moves" | "draws" | "card" | "grave" | "each" | "henchman";

/**
 * How long each sort of happening is on screen, in milliseconds. A `card` is one that somebody plays; a `grave` one is
 * a card that touches the viewer, an event or the Godfather; `each` is one more thing that it does.
 */
export const TIMES: Record<Sort, Record<Speed, number>> = {
  turn: { slow: 700, normal: 400, brisk: 250, instant: 0 },
  water: { slow: 900, normal: 500, brisk: 320, instant: 0 },
  pays: { slow: 900, normal: 600, brisk: 450, instant: 0 },
  moves: { slow: 800, normal: 480, brisk: 380, instant: 0 },
  draws: { slow: 450, normal: 240, brisk: 160, instant: 0 },
  card: { slow: 3200, normal: 1700, brisk: 1000, instant: 0 },
  grave: { slow: 4500, normal: 2400, brisk: 1500, instant: 900 },
  each: { slow: 600, normal: 400, brisk: 220, instant: 0 },
  henchman: { slow: 900, normal: 600, brisk: 400, instant: 0 },
};

/** How long the table rests between two things that happen. */
export const PAUSE: Record<Speed, number> = { slow: 350, normal: 200, brisk: 80, instant: 0 };

/** How much longer a motion takes than at its own pace. */
export const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, brisk: 0.8, instant: 0.5 };

/** A card with more words than these is shown longer: so many milliseconds for each further letter. */
export const LETTERS = 110;
export const READING: Record<Speed, number> = { slow: 20, normal: 12, brisk: 6, instant: 0 };

/** In a lesson a sentence stays so long, and so much longer for each of its letters. */
export const SENTENCE = 900;
export const LETTER = 40;

/** The time for a card whose text has so many letters. */
export const cardTime = (sort: "card" | "grave", letters: number, speed: Speed): number =>
  TIMES[sort][speed] + Math.max(0, letters - LETTERS) * READING[speed];
