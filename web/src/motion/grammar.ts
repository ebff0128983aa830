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
}

/** How each kind of happening is shown. An empty entry only moves things to their new places. */
export const GRAMMAR: Record<TitleHappening["kind"], Telling> = {
  "water-ran": { effect: "drops", sound: "drop" },
  "markers-removed": { effect: "drops", sound: "drop" },
  paid: { effect: "coin", sound: "coin" },
  "famous-paid": { effect: "coin", sound: "coin" },
  "minerva-paid": { effect: "coin", sound: "coin" },
  "money-paid": { effect: "pay", sound: "coin" },
  "money-given": { effect: "give", sound: "coin" },
  seated: { path: "slide", sound: "step" },
  "queue-moved": { path: "hop", sound: "step" },
  "queue-swapped": { path: "hop", sound: "step" },
  "queue-refilled": { path: "flip" },
  "drew-actions": { path: "flip", sound: "card" },
  "card-played": { path: "slide", sound: "card" },
  "card-discarded": { path: "slide", sound: "card" },
  "turn-began": { path: "slide" },
  "event-opened": { effect: "grow", sound: "card" },
  "event-runs": { effect: "grow", sound: "bell" },
  "henchman-placed": { path: "slide", sound: "step" },
  "card-bought": { path: "slide", sound: "card" },
  "taxes-cheated": { effect: "coin", sound: "coin" },
  "fakes-sold": { effect: "coin", sound: "coin" },
  "lottery-paid": { effect: "coin", sound: "coin" },
  "diners-served": { effect: "real", sound: "coin" },
  "godfather-paid": { effect: "pay", sound: "bell" },
  "officer-moved": { path: "hop", sound: "step" },
  "game-over": {},
  drafted: {},
  "actions-shuffled": {},
  "romans-shuffled": {},
  "romans-shown": {},
  "roman-discarded": {},
  "markers-laid": {},
  "left-unpaid": {},
  "coins-laid": {},
  "villa-built": {},
  "villa-gone": {},
  "queue-joined": {},
  "queue-left": {},
  "queue-sorted": {},
  "queue-filled": {},
  "regular-returned": {},
  climbed: {},
  "marker-taken": {},
  "tumult-swapped": {},
  "livia-invited": {},
  "favour-drafted": {},
  "favour-used": {},
  "favour-swapped": {},
  "upgrade-laid": {},
  "slave-exchanged": {},
  "henchman-laid": {},
  "henchman-declined": {},
  "henchman-lifted": {},
  "lawyer-declined": {},
  "fakes-printed": {},
  "pawn-taken": {},
  "flight-boarded": {},
  "money-moved": {},
  "round-ended": {},
  "round-broken-off": {},
  "card-binned": {},
  "market-filled": {},
};

/** The officer comes to a space of the Godfather. */
const GODFATHER: Telling = { path: "hop", effect: "grow", sound: "bell" };

export const tellingOf = (happening: TitleHappening): Telling =>
  happening.kind === "officer-moved" && happening.space === "godfather" ? GODFATHER : GRAMMAR[happening.kind];

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

/** Where new things come from and where removed things go: the first of these places that is on the page. */
export const PILES: { prefix: string; from: string[]; to: string[] }[] = [
  { prefix: "roman-", from: ["romans"], to: ["discards"] },
  { prefix: "card-", from: ["actions"], to: ["action-discards", "discards"] },
  { prefix: "event-", from: ["events"], to: ["events"] },
  { prefix: "contract-", from: ["deck"], to: ["binned"] },
  { prefix: "upgrade-", from: ["upgrades"], to: ["upgrades"] },
];

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** The longest time between a move and the next question. */
export const LONGEST = 500;
/** The delay between the starts when several things move at once. */
export const APART = 60;
