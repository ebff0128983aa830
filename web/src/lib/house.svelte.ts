import type { Failure } from "../tab/messages";

/**
 * Where the tables are: at a server, or in this tab. `loaded` says how much of the house in the tab is there, from 0 to
 * 1; `failed` why there is none. `lasting` is false if the browser keeps nothing.
 */
interface TabServer {
  inTab: boolean;
  loaded: number;
  failed: Failure | "";
  lasting: boolean;
}

export const house = $state<TabServer>({ inTab: false, loaded: 0, failed: "", lasting: true });

/** What the page of a static site says in its head (`make site`). */
export const isSite = (): boolean =>
  document.querySelector('meta[name="pecunia-house"]')?.getAttribute("content") === "tab";
