import { api } from "../lib/api";
import { seatLetter } from "../lib/seats";
import type { GameInfo, Setting } from "../messages";

// The clock is slow: somebody who reads the rules first should not find that a bot has played for them.
const PACE = { kind: "days", limit: 7 } as const;

/** Lay a table and sit down; `begin` starts it at once. Returns its address. */
export async function laid(setting: Setting, begin: boolean): Promise<string> {
  const { table } = await api.lay(setting);
  await api.sit(table.id, null);
  if (begin) await api.start(table.id);
  return `/t/${table.id}`;
}

/** A game with the recommended number of seats, and bots on all others. */
export function amongBots({ game, usual: players }: Pick<GameInfo, "game" | "usual">, bot: string): Setting {
  const others = Array.from({ length: players - 1 }, (_, at) => seatLetter(at + 1));
  return { game, players, bots: Object.fromEntries(others.map((letter) => [letter, bot])), pace: PACE };
}
