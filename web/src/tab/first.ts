import { house } from "../lib/house.svelte";
import { openCupboard } from "./cupboard";
import { KIT } from "./keeping";

/** Tables that are there before Python is: how they begin was written down when the site was built. */

const NAMED = /^tab-first-([a-z-]+)-(\d+)$/;
const VISITOR = /"VISITOR"/g; // stands for the visitor's name (`pecunia.tab.first_tables`)

export interface First {
  game: string;
  number: string;
}

/** The first table with this id, unless something was played there, or Python is there. */
export async function firstTable(table: string): Promise<First | null> {
  const [, game, number] = NAMED.exec(table) ?? [];
  if (!game || !number || house.loaded === 1) return null;
  return (await wasPlayed(table)) ? null : { game, number };
}

/** One of a title that nobody has played at in this browser; empty if there is none. */
export async function freshTable(game: string): Promise<string> {
  const numbers = (await found<Record<string, number[]>>("first.json"))?.[game] ?? [];
  const tables = numbers.map((number) => `tab-first-${game}-${number}`);
  const played = await Promise.all(tables.map(wasPlayed));
  return tables.find((_, at) => !played[at]) ?? "";
}

/** What the house will tell of this table first. */
export async function firstWelcome({ game, number }: First, language: string, name: string): Promise<string> {
  const told = await found<unknown>(`first/${game}-${number}.${language}.json`);
  return told ? JSON.stringify(told).replace(VISITOR, () => JSON.stringify(name)) : "";
}

/** The cards of such a table. */
export const firstCards = (table: string, language: string): Promise<unknown> =>
  found(`first/${NAMED.exec(table)?.[1] ?? ""}-cards.${language}.json`);

async function wasPlayed(table: string): Promise<boolean> {
  return (await (await openCupboard()).get(`table/${table}`)) !== undefined;
}

async function found<Found>(file: string): Promise<Found | null> {
  try {
    const answer = await fetch(`${KIT}${file}`, { cache: "no-cache" });
    return answer.ok ? ((await answer.json()) as Found) : null;
  } catch {
    return null;
  }
}
