import type { Component, Snippet } from "svelte";
import type { Table, View } from "../lib/table.svelte";
import type { TableInfo } from "../messages";
import NonOlet from "./nonolet/NonOlet.svelte";
import Olet from "./olet/Olet.svelte";

/** The drawn table of each game, by its title; it places what is around it (tablet, log, chat). */
export const TABLES: Record<string, Component<{ table: Table; info: TableInfo; view: View; around: Snippet }>> = {
  "non-olet": NonOlet,
  olet: Olet,
};
