import type { Language } from "../lib/settings.svelte";

/** The drawings and layouts that `python -m pecunia.art.export` has written; a game's are loaded when it is played. */
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
  weight?: number;
  family?: string;
  colour?: string;
  spacing?: number;
  anchor?: string;
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
type Words = Record<string, Record<string, Record<string, Record<string, { size: number; lines: [number, string][] }>>>>;
interface Art {
  families: Record<string, string>;
  symbols: Record<string, string>;
  cards: Record<string, Record<string, Record<string, Layout>>>;
  backs: Record<string, Layout>;
  table: any;
  faces?: string[];
}

const SHEETS = import.meta.glob<string>("../generated/*/*.svg", { query: "?raw", import: "default" });
const LAYOUTS = import.meta.glob<Art>("../generated/*/layout.json", { import: "default" });
const WORDS = import.meta.glob<Words>("../generated/*/words.*.json", { import: "default" });

export const art = $state.raw<{ games: Record<string, Art>; words: Record<string, Words> }>({ games: {}, words: {} });
const version = $state({ now: 0 });
const laid = new Set<string>();

/** Load what a game needs: layouts, words of a language, and the sheets of the modules in play. */
export async function loadArt(game: string, language: Language, modules: readonly string[]): Promise<void> {
  const sheets = ["base", ...modules].map((name) => `../generated/${game}/symbols.${name}.svg`);
  const words = `../generated/${game}/words.${language}.json`;
  await Promise.all([
    ...sheets.filter((path) => SHEETS[path] && !laid.has(path)).map(lay),
    art.games[game] ?? LAYOUTS[`../generated/${game}/layout.json`]!().then((found) => (art.games[game] = found)),
    art.words[`${game}.${language}`] ?? WORDS[words]!().then((found) => (art.words[`${game}.${language}`] = found)),
  ]);
  version.now += 1;
}

async function lay(path: string): Promise<void> {
  laid.add(path);
  const text = await SHEETS[path]!();
  const found = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  document.body.append(document.importNode(found, true));
}

/** The art of a game; nothing until it is loaded. */
export function artOf(game: string): Art | undefined {
  void version.now;
  return art.games[game];
}

export function wordsOf(game: string, language: string): Words | undefined {
  void version.now;
  return art.words[`${game}.${language}`];
}
