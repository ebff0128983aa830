import type { TitleHappening } from "../views";

/** The part of a view that shows who sits where with how many markers. */
export interface Seen {
  players?: { places?: Record<string, [number, number]> }[];
}

/** The Romans that have lost markers: the one a happening names, or all of the player whose water ran. */
export function lostMarkers(happening: TitleHappening, before: Seen | null, after: Seen | null): number[] {
  if ("roman" in happening) return [happening.roman];
  const then = before?.players?.[happening.player]?.places ?? {};
  const now = new Map(Object.values(after?.players?.[happening.player]?.places ?? {}));
  return Object.values(then)
    .filter(([roman, markers]) => roman >= 0 && markers > 0 && (now.get(roman) ?? 0) < markers)
    .map(([roman]) => roman);
}
