// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.

import type { Language } from "../settings.svelte";

/** A language is loaded when somebody speaks it. */
export const WORDS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import("./de"),
  en: () => import("./en"),
  fr: () => import("./fr"),
  it: () => import("./it"),
};
