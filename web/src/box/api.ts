import { ask } from "../lib/api";
import type { Box, BoxFile } from "../messages";
import type { Form } from "./form";
import { keepForms, keptForms } from "./store";

export const readBox = (values: string, values_file = "values.toml") =>
  ask<Box>("POST", "/boxes", { values, values_file } satisfies BoxFile);

/** The forms of all games. Without a connection those of the last time. */
export async function formsIn(language: string): Promise<Form[]> {
  try {
    const forms = await ask<Form[]>("GET", "/boxes");
    keepForms(language, forms);
    return forms;
  } catch (error) {
    const before = keptForms(language);
    if (before.length) return before;
    throw error;
  }
}
