import { settings } from "../lib/settings.svelte";
import type { ValuesFile } from "../lib/values";
import { formsIn } from "./api";
import { valuesOf } from "./file";
import { kept } from "./store";

/** The box of a game as it plays; null as long as nothing of it is whole. */
export async function myValues(game: string): Promise<ValuesFile | null> {
  const form = (await formsIn(settings.language)).find((one) => one.game === game);
  if (!form) return null;
  const { entries, others } = kept(form);
  const values = valuesOf(form, entries, others);
  return values ? { values, values_file: "my-box" } : null;
}
