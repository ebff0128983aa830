import type { Language } from "../lib/settings.svelte";
import type { Art, Words } from "./art.svelte";

// Separate files, each loaded when it is needed. A page that is a single file has its drawings elsewhere (`offline/`).
const SHEETS = import.meta.glob<string>("../generated/*/*.svg", { query: "?raw", import: "default" });
const LAYOUTS = import.meta.glob<Art>("../generated/*/layout.json", { import: "default" });
const WORDS = import.meta.glob<Words>("../generated/*/words.*.json", { import: "default" });

/** A sheet of drawings; empty if a module has none of its own. */
export const sheetOf = async (game: string, name: string): Promise<string> =>
  (await SHEETS[`../generated/${game}/symbols.${name}.svg`]?.()) ?? "";
export const layoutOf = (game: string): Promise<Art> => LAYOUTS[`../generated/${game}/layout.json`]!();
export const linesOf = (game: string, language: Language): Promise<Words> =>
  WORDS[`../generated/${game}/words.${language}.json`]!();
