import type { TitlePages } from "../titles/title";

const none = (): Promise<never> => Promise.reject(new Error("this page is one file"));

/** A single file has no pages around the table. */
export const pages: TitlePages = { start: none, typefaces: none, rulings: { de: none, en: none, fr: none, it: none } };
