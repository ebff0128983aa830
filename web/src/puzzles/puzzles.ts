import { ask } from "../lib/api";
import type { PuzzleLine, PuzzleVerdict, TableResponse } from "../messages";

export const puzzles = {
  of: (game: string) => ask<PuzzleLine[]>("GET", `/puzzles/${game}`),
  lay: (game: string, number: number) => ask<TableResponse>("POST", `/puzzles/${game}/${number}`),
  verdict: (table: string) => ask<PuzzleVerdict>("GET", `/tables/${encodeURIComponent(table)}/puzzle`),
};

// Solved puzzles are stored on the device and nowhere else.
const KEY = "pecunia-solved";

export function solved(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

export const nameOf = (game: string, name: string) => `${game} ${name}`;

export function keepSolved(game: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(nameOf(game, name))]));
  } catch {
    // Puzzles work even if the browser stores nothing.
  }
}
