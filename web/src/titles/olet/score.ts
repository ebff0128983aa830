import type { View } from "../../lib/table.svelte";
import { viewOf } from "../../lib/titles";
import { t } from "../../lib/texts.svelte";

/** A seat's cash, its offshore money, and its unsold fakes. */
export function scoreParts(view: View | null, seat: number): string {
  const player = viewOf("olet", view)?.players[seat];
  if (player?.cash === undefined || player.offshore === undefined) return "";
  const money = (amount: number) => t("olet-money", { amount });
  const sum = t("olet-purse", { cash: money(player.cash), offshore: money(player.offshore) });
  const [one, two, three] = player.fakes ?? [];
  return one || two || three ? `${sum} · ${t("web-over-unsold", { one: one!, two: two!, three: three! })}` : sum;
}
