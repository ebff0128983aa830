import type { Art, Words } from "../art/art.svelte";
import type { Language } from "../lib/settings.svelte";
import type { Replay, TextPart } from "../messages";

/** What `pecunia.server.background.offline_page` has filled into this page. */
interface Filled {
  language: Language;
  /** The name of the game. */
  label: string;
  replay: Replay;
  /**
   * All texts once, and for everybody's eyes the numbers of those that were said at each moment; null: the same again.
   */
  spoken: { texts: string[]; moments: Record<string, (number[][] | null)[]> };
  /** Nothing for a game that is shown in words. */
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
