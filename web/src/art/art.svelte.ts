import type { Language } from "../lib/settings.svelte";
import { layoutOf, linesOf, sheetOf } from "./sources";

/** The drawings and layouts written by `python -m pecunia.art.export`. Those of a game are loaded when it is played. */
export interface Item {
  type?: "use" | "slot";
  symbol?: string;
  says?: string;
  fixed?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turned?: boolean;
  size?: number;
  least?: number;
  weight?: number;
  family?: string;
  colour?: string;
  spacing?: number;
  capitals?: boolean;
  left?: boolean;
  baseline?: number;
}
export interface Layout {
  width: number;
  height: number;
  edge: string;
  items: Item[];
  crops?: Record<string, number>;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Place {
  card: Box;
  pair: [Box, Box];
  markers: Box;
  pair_markers: [Box, Box];
  coins: Box;
  pair_coins: [Box, Box];
  upgrade: Box | null;
  keyhole: Box | null;
}
/** Where things lie on the drawing of a latrine. */
export interface TableArt {
  bench: { width: number; height: number; items: (Box & { symbol: string })[]; seats: Place[] };
  villa: { width: number; height: number; symbol: string; place: Place };
  emblems: string[];
  coins: Record<string, string>;
}
export type Words = Record<
  string,
  Record<string, Record<string, Record<string, { size: number; lines: [number, string][] }>>>
>;
export interface Art {
  families: Record<string, string>;
  symbols: Record<string, string>;
  cards: Record<string, Record<string, Record<string, Layout>>>;
  backs: Record<string, Layout>;
  /** The latrines of Pecunia non olet. */
  table?: TableArt;
  faces?: string[];
}

export const art = $state.raw<{ games: Record<string, Art>; words: Record<string, Words> }>({ games: {}, words: {} });
const version = $state({ now: 0 });
const laid = new Set<string>();

/** Load everything a game needs: layouts, the words of a language, and the sheets of the modules in play. */
export async function loadArt(game: string, language: Language, modules: readonly string[]): Promise<void> {
  await Promise.all([
    ...["base", ...modules].filter((name) => !laid.has(`${game} ${name}`)).map((name) => lay(game, name)),
    art.games[game] ?? layoutOf(game).then((found) => (art.games[game] = found)),
    art.words[`${game}.${language}`] ??
      linesOf(game, language).then((found) => (art.words[`${game}.${language}`] = found)),
  ]);
  version.now += 1;
}

async function lay(game: string, name: string): Promise<void> {
  laid.add(`${game} ${name}`);
  const text = await sheetOf(game, name);
  if (!text) return;
  const found = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // A place in the rules may have the same name as the drawing beside it, but ids must be unique.
  for (const symbol of found.querySelectorAll("symbol")) symbol.id = `art-${symbol.id}`;
  document.body.append(document.importNode(found, true));
}

/** The art of a game; undefined until it is loaded. */
export function artOf(game: string): Art | undefined {
  void version.now;
  return art.games[game];
}

export function wordsOf(game: string, language: string): Words | undefined {
  void version.now;
  return art.words[`${game}.${language}`];
}
