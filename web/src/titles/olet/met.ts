import { viewOf } from "../../lib/titles";
import type { View } from "../../views";

/** The cards that lie before the player. */
export function met(given: View): string[] {
  const view = viewOf("olet", given);
  return (view?.players[view.seat]?.cards ?? []).map((card) => `olet-card-${card.replace(/^[A-Z]-/, "")}`);
}
