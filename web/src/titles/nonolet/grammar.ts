import type { Grammar, Telling } from "../../motion/grammar";
import type { NonOletHappening } from "./views";

/** How each kind of happening is shown. An empty entry only moves things to their new places. */
export const TELLINGS: Record<NonOletHappening["kind"], Telling> = {
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
  "card-played": { path: "slide", sound: "card", fromHand: true },
  "card-discarded": { path: "slide", sound: "card", fromHand: true },
  "turn-began": { path: "slide" },
  "event-opened": { effect: "grow", sound: "card" },
  "event-runs": { effect: "grow", sound: "bell" },
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
};

export const grammar: Grammar = {
  telling: (happening: NonOletHappening) => TELLINGS[happening.kind],
  moved(happening: NonOletHappening) {
    if ("roman" in happening) return [`roman-${happening.roman}`];
    return "romans" in happening ? happening.romans.map((roman) => `roman-${roman}`) : [];
  },
  piles: [
    { prefix: "roman-", from: ["romans"], to: ["discards"] },
    { prefix: "card-", from: ["actions"], to: ["action-discards", "discards"] },
    { prefix: "event-", from: ["events"], to: ["events"] },
    { prefix: "upgrade-", from: ["upgrades"], to: ["upgrades"] },
  ],
};
