import type { TableLine } from "../messages";

/** What a start page can do about guided games. */
export interface Lessons {
  running(game: string): boolean;
  begin(game: string): void;
}

/** The guided game of a title that somebody has begun and not ended. */
export const lessonOf = (mine: readonly TableLine[], game: string): TableLine | undefined =>
  mine.find((line) => line.begin.kind === "lesson" && line.begin.name === game && line.status === "playing");

// Kept, so that the page looks right before the server has answered. A browser that keeps nothing offers the lesson
// first.
const MET = "pecunia-met";

export function knowsTheHouse(): boolean {
  try {
    return localStorage.getItem(MET) !== null;
  } catch {
    return false;
  }
}

/** Somebody has played here: no longer fresh. */
export function meetsTheHouse(): false {
  try {
    localStorage.setItem(MET, "");
  } catch {
    // They are asked again on their next visit.
  }
  return false;
}
