import { artOf } from "../../art/art.svelte";
import type { Cause } from "../../following/entries";
import type { Sort } from "../../following/timing";
import type { Following } from "../../following/title";
import { t } from "../../lib/texts.svelte";
import { cardOf, PATTERNS, spaceOf } from "./board";
import type { OletHappening } from "./views";

/** How long each kind of happening is shown. */
export const SORTS: Record<OletHappening["kind"], Sort> = {
  "turn-began": "turn",
  "game-over": "turn",
  "round-ended": "turn",
  "round-broken-off": "turn",
  "henchman-placed": "henchman",
  "henchman-laid": "henchman",
  "henchman-declined": "henchman",
  "henchman-lifted": "henchman",
  "lawyer-declined": "henchman",
  "officer-moved": "henchman",
  "fakes-sold": "pays",
  "taxes-cheated": "pays",
  "lottery-paid": "pays",
  "diners-served": "pays",
  "godfather-paid": "pays",
  "card-bought": "moves",
  "pawn-taken": "moves",
  "flight-boarded": "moves",
  "money-moved": "moves",
  "fakes-printed": "draws",
  "card-binned": "draws",
  "market-filled": "draws",
};

const GODFATHER = new Set(["godfather", "last"]);
const ENDS = new Set<OletHappening["kind"]>(["turn-began", "henchman-placed", "round-ended", "card-binned"]);

const meets = (happening: OletHappening): boolean =>
  happening.kind === "officer-moved" && GODFATHER.has(happening.space);

function cause(happening: OletHappening): Cause | null | undefined {
  if (meets(happening)) return { kind: "olet-track", key: "godfather" };
  return ENDS.has(happening.kind) ? null : undefined;
}

export const following: Following = {
  sort: (happening: OletHappening) => (meets(happening) ? "grave" : SORTS[happening.kind]),
  cause,
  things: () => [],
  places(happening: OletHappening) {
    if (happening.kind === "godfather-paid" || "amount" in happening) return [`purse-${happening.player}`];
    return happening.kind === "henchman-placed" ? [`space-${happening.space}`] : [];
  },
  money: (amount) => t("olet-money", { amount }),
  picture(happening: OletHappening) {
    if (happening.kind === "officer-moved") {
      return meets(happening) ? { kind: "olet-track", key: "godfather" } : { kind: "drawing", key: "olet-officer" };
    }
    if ("card" in happening) return { kind: "olet-card", key: cardOf(happening.card).kind };
    if ("space" in happening) {
      const { kind } = spaceOf(happening.space);
      return kind === "market" ? { kind: "olet-space", key: kind } : { kind: "drawing", key: `olet-space-${kind}` };
    }
    return "amount" in happening ? { kind: "money", key: "", amount: happening.amount ?? 0 } : null;
  },
  emblem(seat) {
    const box = artOf("olet")?.symbols[`olet-henchman-${PATTERNS[seat]}`];
    return box ? { symbol: `olet-henchman-${PATTERNS[seat]}`, box } : null;
  },
};
