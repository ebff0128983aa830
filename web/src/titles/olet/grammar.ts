import type { Grammar, Telling } from "../../motion/grammar";
import type { OletHappening } from "./views";

/** How each kind of happening is shown. An empty entry only moves things to their new places. */
export const TELLINGS: Record<OletHappening["kind"], Telling> = {
  "turn-began": { path: "slide" },
  "henchman-placed": { path: "slide", sound: "step" },
  "card-bought": { path: "slide", sound: "card" },
  "taxes-cheated": { effect: "coin", sound: "coin" },
  "fakes-sold": { effect: "coin", sound: "coin" },
  "lottery-paid": { effect: "coin", sound: "coin" },
  "diners-served": { effect: "real", sound: "coin" },
  "godfather-paid": { effect: "pay", sound: "bell" },
  "officer-moved": { path: "hop", sound: "step" },
  "game-over": {},
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

export const grammar: Grammar = {
  telling: (happening: OletHappening) =>
    happening.kind === "officer-moved" && happening.space === "godfather" ? GODFATHER : TELLINGS[happening.kind],
  moved: (happening: OletHappening) => (happening.kind === "officer-moved" ? ["officer"] : []),
  piles: [{ prefix: "contract-", from: ["deck"], to: ["binned"] }],
};
