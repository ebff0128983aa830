import type { Art, Words } from "../art/art.svelte";
import { filled } from "./filled";

const HIDDEN = 'xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute"';

/** All drawings of the game are in the page, in the first sheet. */
export const sheetOf = async (_game: string, name: string): Promise<string> =>
  name === "base" ? `<svg ${HIDDEN}>${filled.sheets.join("")}</svg>` : "";
export const layoutOf = async (): Promise<Art> => filled.art!.layout;
export const linesOf = async (): Promise<Words> => filled.art!.words;
