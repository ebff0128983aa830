import type { Cause } from "../../following/entries";
import type { Sort } from "../../following/timing";
import type { Following, Pictured } from "../../following/title";
import { artOf } from "../../art/art.svelte";
import { t } from "../../lib/texts.svelte";
import { seatLetter } from "../../lib/seats";
import { cardOf, factsOf } from "./romans.svelte";
import type { NonOletHappening } from "./views";

/** How long each kind of happening is shown. */
export const SORTS: Record<NonOletHappening["kind"], Sort> = {
  "turn-began": "turn",
  "game-over": "turn",
  "water-ran": "water",
  "markers-removed": "water",
  "markers-laid": "water",
  "marker-taken": "water",
  paid: "pays",
  "famous-paid": "pays",
  "minerva-paid": "pays",
  "money-paid": "pays",
  "money-given": "pays",
  "coins-laid": "pays",
  seated: "moves",
  drafted: "moves",
  "left-unpaid": "moves",
  "queue-moved": "moves",
  "queue-swapped": "moves",
  "queue-joined": "moves",
  "queue-left": "moves",
  "queue-sorted": "moves",
  "queue-filled": "moves",
  "queue-refilled": "moves",
  "regular-returned": "moves",
  "tumult-swapped": "moves",
  "livia-invited": "moves",
  "slave-exchanged": "moves",
  climbed: "moves",
  "drew-actions": "draws",
  "card-discarded": "draws",
  "actions-shuffled": "draws",
  "romans-shuffled": "draws",
  "romans-shown": "draws",
  "roman-discarded": "draws",
  "villa-built": "draws",
  "villa-gone": "draws",
  "favour-drafted": "draws",
  "favour-swapped": "draws",
  "upgrade-laid": "draws",
  "card-played": "card",
  "favour-used": "card",
  "event-opened": "grave",
  "event-runs": "grave",
};

/** What ends the effect of a card: the turn goes on. */
const ENDS = new Set<NonOletHappening["kind"]>(["turn-began", "water-ran", "seated", "paid", "drew-actions"]);

function cause(happening: NonOletHappening): Cause | null | undefined {
  if (happening.kind === "card-played") return { kind: "action", key: happening.card };
  if (happening.kind === "favour-used") return { kind: "favour", key: happening.favour };
  if (happening.kind === "event-runs" || happening.kind === "event-opened")
    return { kind: "event", key: happening.event };
  return ENDS.has(happening.kind) ? null : undefined;
}

/** What takes money, and what the bank pays. */
const MONEY = new Set<NonOletHappening["kind"]>(["money-given", "money-paid", "famous-paid", "minerva-paid"]);
const WATER = new Set<NonOletHappening["kind"]>(["water-ran", "markers-laid", "markers-removed"]);

function romansOf(happening: NonOletHappening): number[] {
  if ("roman" in happening) return [happening.roman];
  return "romans" in happening ? happening.romans : [];
}

/** The card that a happening is about, if it is not a Roman. */
function cardOfHappening(happening: NonOletHappening): Pictured | null {
  if ("card" in happening) return { kind: "action", key: happening.card };
  if ("event" in happening) return { kind: "event", key: happening.event };
  if ("favour" in happening) return { kind: "favour", key: happening.favour };
  return "upgrade" in happening ? { kind: "upgrade", key: happening.upgrade } : null;
}

export const following: Following = {
  sort: (happening: NonOletHappening) => SORTS[happening.kind],
  cause,
  things: (happening: NonOletHappening) => romansOf(happening).map((roman) => `roman-${roman}`),
  places(happening: NonOletHappening) {
    if ("spot" in happening) return [`seat-${seatLetter(happening.player)}-${happening.spot.replace("+", "")}`];
    if ("to" in happening && "amount" in happening) return [`purse-${happening.player}`, `purse-${happening.to}`];
    if ("amount" in happening) return [`purse-${happening.player}`];
    return happening.kind.startsWith("queue") ? [`queue-${happening.player}`] : [];
  },
  money: (amount) => t("web-sesterces", { count: amount }),
  picture(happening: NonOletHappening, tokens) {
    const card = cardOfHappening(happening);
    if (card) return card;
    if (WATER.has(happening.kind)) return { kind: "drawing", key: "sign-drop" };
    if (happening.kind === "drew-actions") return { kind: "drawing", key: "table-back-action" };
    if (MONEY.has(happening.kind) && "amount" in happening) return { kind: "money", key: "", amount: happening.amount };
    const [roman] = romansOf(happening);
    if (roman === undefined) return null;
    const [kind = "", key = ""] = cardOf(tokens, roman).split(":");
    return { kind, key, facts: factsOf(tokens, roman) };
  },
  emblem(seat) {
    const symbol = artOf("non-olet")?.table?.emblems[seat];
    return symbol ? { symbol, box: "0 0 100 100" } : null;
  },
};
