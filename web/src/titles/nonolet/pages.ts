import type { TitlePages } from "../title";

const raw = (text: Promise<{ default: string }>) => text.then((found) => found.default);

/** What the pages around the table of Pecunia non olet need. */
export const pages: TitlePages = {
  start: () => import("./Start.svelte"),
  typefaces: async () => undefined,
  rulings: {
    de: () => raw(import("../../../../src/pecunia/non_olet/locale/de/rules.ftl?raw")),
    en: () => raw(import("../../../../src/pecunia/non_olet/locale/en/rules.ftl?raw")),
    fr: () => raw(import("../../../../src/pecunia/non_olet/locale/fr/rules.ftl?raw")),
    it: () => raw(import("../../../../src/pecunia/non_olet/locale/it/rules.ftl?raw")),
  },
};
