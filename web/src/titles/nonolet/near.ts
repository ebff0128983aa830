import type { Near } from "../../following/summary";
import { viewOf } from "../../lib/titles";
import type { TableInfo } from "../../messages";
import type { View } from "../../views";
import { goalOf } from "./room";

// What a good turn brings.
const CLOSE = 5;

/** The rival who needs the least money to win, if a good turn could bring it. */
export function near(info: TableInfo, given: View, you: number): Near | null {
  const view = viewOf("non-olet", given);
  const goal = goalOf(info);
  if (!view || !goal?.money) return null;
  const missing = view.players.map(({ money, earned }) => goal.target - (goal.earned ? earned : money));
  const rivals = missing.map((_, seat) => seat).filter((seat) => seat !== you && missing[seat]! <= CLOSE);
  const [by] = rivals.sort((one, other) => missing[one]! - missing[other]!);
  return by === undefined ? null : { by, missing: missing[by]! };
}
