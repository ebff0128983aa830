import { house } from "../lib/house.svelte";
import { keepAll } from "../lib/update.svelte";
import { NoKit, PARTS, PICTURES, findKit, forgetKit, isKept, keepKit, keptKit, networkOf, part } from "./kit";
import type { Kit } from "./messages";

/** What a page of a server keeps, so that games against bots, lessons, puzzles and rules go on without a network. */

export const KIT = "/tab/";

const filesOf = (kit: Kit): string[] => [...PARTS, ...Object.keys(kit.networks).map(networkOf), PICTURES];

export const bytesOf = (kit: Kit): number => filesOf(kit).reduce((sum, name) => sum + (kit.sizes[name] ?? 0), 0);

/** The kit that this server offers. */
export const offered = (): Promise<Kit> => findKit(KIT);

/** Whether all of a kit is in this browser. */
export async function isAllKept(): Promise<boolean> {
  const kit = await keptKit(KIT);
  if (!kit) return false;
  const kept = await Promise.all(filesOf(kit).map((name) => isKept(KIT, kit, name)));
  return kept.every(Boolean);
}

/** Fetch and keep what is not here yet. `progress` goes from 0 to 1. Fails as `NoKit`. */
export async function keepEverything(progress: (share: number) => void = () => {}): Promise<void> {
  const kit = await offered();
  const all = bytesOf(kit);
  let come = 0;
  for (const name of filesOf(kit)) await part(KIT, kit, name, (bytes) => progress((come += bytes) / all)).whole;
  await keepKit(KIT, kit);
  await keepAll();
  house.kept = await isAllKept();
  if (!house.kept) throw new NoKit("full");
}

export async function keepNothing(): Promise<void> {
  await forgetKit();
  house.kept = false;
}

type Network = { saveData?: boolean; type?: string } | undefined;

const line = (): Network => (navigator as { connection?: Network }).connection;

/** Whether bytes are known to cost money. */
export const isMetered = (): boolean => line()?.saveData === true || line()?.type === "cellular";

/** Whether they may cost money: not all browsers say so. */
export const maybeMetered = (): boolean => line() === undefined || isMetered();
