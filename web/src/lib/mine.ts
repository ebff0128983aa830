import type { TableLine } from "../messages";
import { api, type Page } from "./api";
import { house } from "./house.svelte";
import { requestHere } from "./transport";

/** The tables of this person at the server, after those that were begun in this browser without it. */
export async function mineEverywhere(after = ""): Promise<Page<TableLine>> {
  const page = await api.mine(after);
  if (after || house.inTab || house.loaded < 1) return page;
  const here = await requestHere("/api/v1/tables/mine").catch(() => null); // those of the server come all the same
  const lines = here?.ok ? ((await here.json()) as TableLine[]) : [];
  return { ...page, lines: [...lines, ...page.lines] };
}
