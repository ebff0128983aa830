import type { Language } from "../lib/settings.svelte";

/** A book, written by `python -m pecunia.rulebook --page`. */
export interface Book {
  title: string;
  chapters: Chapter[];
}
export interface Chapter {
  anchor: string;
  title: string;
  blocks: Block[];
}
export interface Rows {
  head: string[];
  rows: string[][];
  reconstructed: boolean;
}
export interface Entry {
  type: "entry";
  anchor: string;
  name: string;
  text: string;
  kind: string;
  key: string;
  printed: Record<string, string>;
  facts: { text: string; reconstructed: boolean }[];
  rows: Rows | null;
  /** Further remarks about it. */
  more?: string;
}
/** An anchor and the name of its place. */
type Link = [string, string];
export interface Ruling {
  type: "ruling";
  anchor: string;
  clause: string;
  holds: string;
  why: string;
  houses: Link[];
}
export interface HouseRule {
  type: "house";
  anchor: string;
  name: string;
  text: string;
  choices: [string, string][];
  rulings: Link[];
}
export type Block =
  | { type: "heading"; anchor: string; text: string; level: number }
  | { type: "prose"; html: string }
  | ({ type: "table" } & Rows)
  | { type: "drawing"; name: string; caption: string }
  | Entry
  | Ruling
  | HouseRule;

const BOOKS = import.meta.glob<Book>("../generated/rules/*.json", { import: "default" });
const DRAWINGS = import.meta.glob<string>("../generated/rules/images/*.svg", { query: "?raw", import: "default" });

export const bookOf = (game: string, language: Language): Promise<Book> =>
  BOOKS[`../generated/rules/${game}.${language}.json`]!();

/** A drawing is put into the page inline, so that the page's fonts apply to it. */
export const drawingOf = (name: string): Promise<string> => DRAWINGS[`../generated/rules/images/${name}`]!();
