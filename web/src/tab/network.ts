import { guestName } from "../lib/guest_names";
import { house, isHere } from "../lib/house.svelte";
import { me } from "../lib/people.svelte";
import { whenNothingComes, type OwnHouse } from "../lib/transport";
import { openHere, opened } from "./open";

/**
 * The page of a server whose network may go. Then new games against bots, lessons, puzzles and the rest go on in
 * this tab, if the browser keeps what that takes. Tables of the server wait. When the network is back, so is the
 * server; what was begun in the tab stays in the tab.
 */

const TABLE = /^\/api\/v1\/tables\/([^/?]+)/;
const ACCOUNT = /^\/api\/v1\/me\/(data|name)/; // what the server keeps of somebody: only it can send or delete that
const LISTS = ["mine"];
const ALIVE = "/kept.json"; // a small file that the page's worker never answers for
const PATIENCE = 5000;
const LOOK = 5000;
const BEGUN_HERE = "pecunia-here"; // whether tables were begun in this browser

/** Whether an address of the interface is for the house in this tab. */
export function takesHere(path: string): boolean {
  return isHere(TABLE.exec(path)?.[1] ?? "") || (house.inTab && canBeHere(path));
}

/** Whether an address is of use without the server. */
function canBeHere(path: string): boolean {
  const table = TABLE.exec(path)?.[1] ?? "";
  return (!table || LISTS.includes(table)) && !ACCOUNT.test(path);
}

/** Listen for the network. `table`: where the visitor comes to. */
export async function watchNetwork(table: string): Promise<void> {
  whenNothingComes(insteadOfServer);
  if (isHere(table)) await openHere(takesHere);
  const later = globalThis.requestIdleCallback ?? setTimeout;
  later(() => void prepare().catch(() => {})); // a browser that keeps nothing has nothing to prepare
}

async function prepare(): Promise<void> {
  const { isAllKept, keepEverything, maybeMetered } = await import("./keeping");
  house.kept = await isAllKept();
  if (!navigator.onLine) return;
  if (isInstalled() && !maybeMetered()) await keepEverything().catch(() => {}); // only what is not here yet
  if (house.kept && localStorage.getItem(BEGUN_HERE)) await openHere(takesHere); // its tables are listed, too
}

/** Opened as an app, from the screen of a telephone for example. */
const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

async function insteadOfServer(path: string): Promise<OwnHouse | null> {
  if (!canBeHere(path)) return null;
  if (!going && !(await couldGo())) return null;
  await goHere();
  return opened();
}

async function couldGo(): Promise<boolean> {
  const keeping = await import("./keeping").catch(() => null); // has not come either: then nothing is kept
  return keeping !== null && (await keeping.isAllKept()) && !(await answers());
}

/** Somebody who has a name at the server has it here, too. */
async function nameHere(): Promise<void> {
  const path = "/api/v1/me";
  const known = await opened()!.request(path, {});
  if (known.ok) return;
  await opened()!.request(path, { method: "PUT", body: JSON.stringify({ name: me.name || guestName() }) });
}

/** Whether the network is there, and the server at its other end. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(ALIVE, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

let going: Promise<void> | null = null;

/** From now on the house is in this tab, until the network is back. If that fails, the next request tries again. */
function goHere(): Promise<void> {
  return (going ??= turnHere().catch((error: unknown) => {
    going = null;
    throw error;
  }));
}

async function turnHere(): Promise<void> {
  house.kept = true;
  await openHere(takesHere);
  await nameHere(); // before anything else is asked here
  house.inTab = true;
  const looking = setInterval(() => look(), LOOK);
  const look = () => void lookBack();
  const lookBack = async () => {
    if (!(await answers()) || !house.inTab) return;
    clearInterval(looking);
    removeEventListener("online", look);
    Object.assign(house, { inTab: false, failed: "" });
    going = null;
  };
  addEventListener("online", look);
  remember();
}

/** Tables of this tab are listed at the next visit, too. */
function remember(): void {
  try {
    localStorage.setItem(BEGUN_HERE, "1");
  } catch {
    // They are kept all the same, and each is found at its address.
  }
}
