import type { View } from "../../lib/table.svelte";

/** The spaces of the board besides the market: their names begin with two letters that say what they are. */
const PREFIXES: Record<string, string> = {
  PR: "print",
  SM: "supermarket",
  RC: "receiver",
  TX: "tax",
  CF: "commercial",
  JT: "private",
};
export const KINDS = Object.values(PREFIXES);

export const kindOf = (space: string): string => PREFIXES[space.slice(0, 2)] ?? "";

/** All spaces that a view names: those of the board come with it. */
export function spacesOf(view: View): string[] {
  return (view.spaces as string[]).filter((space) => kindOf(space));
}
