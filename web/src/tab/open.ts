import { house } from "../lib/house.svelte";
import type { TabHouse } from "./house";

/** Opens the house in this tab; its code is loaded only where it is needed. */

let opened: TabHouse | null = null;

export async function openHere(): Promise<void> {
  house.inTab = true;
  opened ??= (await import("./house")).openInTab();
  opened.open();
}

export async function openAgain(): Promise<void> {
  opened?.open(true);
}
