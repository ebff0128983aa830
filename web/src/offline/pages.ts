import { LANGUAGES } from "../constants";
import type { Language } from "../lib/settings.svelte";
import type { TitlePages } from "../titles/title";

const none = (): Promise<never> => Promise.reject(new Error("this page is one file"));
const rulings = Object.fromEntries(LANGUAGES.map((language) => [language, none])) as Record<Language, typeof none>;

/** A single file has no pages around the table. */
export const pages: TitlePages = { start: none, typefaces: none, rulings };
