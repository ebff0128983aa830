import type { TableLine } from "../messages";

/** What a start page can do with guided games. */
export interface Lessons {
  running(game: string): boolean;
  begin(game: string): void;
}

/** The guided game of a title that the player has begun and not finished. */
export const lessonOf = (mine: readonly TableLine[], game: string): TableLine | undefined =>
  mine.find((line) => line.begin.kind === "lesson" && line.begin.name === game && line.status === "playing");

// Stored, so that the page looks right before the server answers. A browser that stores nothing always offers the
// lesson first.
const MET = "pecunia-met";

export function knowsTheHouse(): boolean {
  try {
    return localStorage.getItem(MET) !== null;
  } catch {
    return false;
  }
}

/** Remember that somebody has played here and is no longer new. */
export function meetsTheHouse(): false {
  try {
    localStorage.setItem(MET, "");
  } catch {
    // The lesson is offered again on their next visit.
  }
  return false;
}
