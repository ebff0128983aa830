import type { Component, Snippet } from "svelte";
import type { Shown } from "../lib/shown";
import type { View } from "../lib/table.svelte";
import type { TableInfo } from "../messages";
import NonOlet from "./nonolet/NonOlet.svelte";
import Olet from "./olet/Olet.svelte";

/**
 * The drawn table of each game, by its title. It places what is around it: the tablet and beside it log and talk, or
 * all of that in one column.
 */
interface Parts {
  table: Shown;
  info: TableInfo;
  view: View;
  around: Snippet;
  tablet: Snippet;
  talk?: Snippet | undefined;
}
export const TABLES: Record<string, Component<Parts>> = {
  "non-olet": NonOlet,
  olet: Olet,
};
