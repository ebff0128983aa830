import type { TitlePages } from "../titles/title";

const none = (): Promise<never> => Promise.reject(new Error("this page is one file"));

/** There is nothing around the table in a file. */
export const pages: TitlePages = { start: none, typefaces: none, rulings: { de: none, en: none, fr: none, it: none } };
