import { house } from "../lib/house.svelte";
import type { TabHouse } from "./house";

/** Opens the house in this tab; its code is loaded only where it is needed. */

let here: TabHouse | null = null;

export const opened = (): TabHouse | null => here;

/** `takes` says which addresses are its own; on a static site all of them are. */
export async function openHere(takes?: (path: string) => boolean): Promise<void> {
  here ??= (await import("./house")).openInTab(takes);
  here.open();
}

/** The page of a static site: there is no other house. */
export async function openSite(): Promise<void> {
  house.inTab = true;
  await openHere();
}

export async function openAgain(): Promise<void> {
  here?.open(true);
}
