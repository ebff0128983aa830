import type { TitlePages } from "../title";

const raw = (text: Promise<{ default: string }>) => text.then((found) => found.default);

/** What the pages around the table of Pecunia Olet need. */
export const pages: TitlePages = {
  start: () => import("./Start.svelte"),
  typefaces: () => import("./typefaces"),
  rulings: {
    de: () => raw(import("../../../../src/pecunia/olet/locale/de/rules_olet.ftl?raw")),
    en: () => raw(import("../../../../src/pecunia/olet/locale/en/rules_olet.ftl?raw")),
    fr: () => raw(import("../../../../src/pecunia/olet/locale/fr/rules_olet.ftl?raw")),
    it: () => raw(import("../../../../src/pecunia/olet/locale/it/rules_olet.ftl?raw")),
  },
};
