import { viewOf } from "../../lib/titles";
import type { View } from "../../views";

/** The cards in hand, and the modules in play. */
export function met(given: View): string[] {
  const view = viewOf("non-olet", given);
  if (!view) return [];
  const hand = view.players[view.seat]?.hand ?? [];
  return [...hand.map((card) => `card-${card}`), ...Object.keys(view.modules).map((module) => `module-${module}`)];
}
