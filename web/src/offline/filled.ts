import type { Art, Words } from "../art/art.svelte";
import type { Language } from "../lib/settings.svelte";
import type { Replay, TextPart } from "../messages";

/** The data that `pecunia.server.background.offline_page` has put into this page. */
interface Filled {
  language: Language;
  /** The name of the game. */
  label: string;
  replay: Replay;
  /**
   * Each text once, and for every point of view the numbers of the texts at each moment; null if they have not changed.
   */
  spoken: { texts: string[]; moments: Record<string, (number[][] | null)[]> };
  /** Null for a game that is shown in words. */
  art: { layout: Art; words: Words } | null;
  sheets: string[];
  words: string[];
}

export const filled = JSON.parse(document.getElementById("filled")!.textContent) as Filled;

/** The table in words after so many moves: a heading and lines for each part. */
export function textAt(at: number, eye: string): TextPart[] {
  const { texts, moments } = filled.spoken;
  const said =
    moments[eye]!.slice(0, at + 1)
      .reverse()
      .find((moment) => moment !== null) ?? [];
  return said.map(([title = 0, ...lines]) => ({
    title: texts[title] ?? "",
    lines: lines.map((line) => texts[line] ?? ""),
  }));
}
