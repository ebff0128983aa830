import type { Failure } from "../tab/messages";

/**
 * Where the tables are: at a server, or in this tab. `opening`: the house in the tab was wanted; `loaded` says how
 * much of it is there, from 0 to 1; `failed` why there is none. `lasting` is false if the browser keeps nothing;
 * `kept` is true if the page of a server could go on without a network.
 */
interface TabServer {
  inTab: boolean;
  kept: boolean;
  opening: boolean;
  loaded: number;
  failed: Failure | "";
  lasting: boolean;
}

export const house = $state<TabServer>({
  inTab: false,
  kept: false,
  opening: false,
  loaded: 0,
  failed: "",
  lasting: true,
});

/** What the page of a static site says in its head (`make site`). */
export const isSite = (): boolean =>
  document.querySelector('meta[name="pecunia-house"]')?.getAttribute("content") === "tab";

/** Tables that are kept in this browser: their ids say so (`MARK` in `pecunia.tab.tab_server`). */
export const isHere = (table: string): boolean => table.startsWith("tab-");
