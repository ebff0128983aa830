import { t } from "./texts.svelte";

/** What is heard instead of signs: "Print 2 ★★" has no words for its stars. */
export const aloud = (text: string): string =>
  text
    .replace(/(\d+)\s*(★+)/g, (_, count: string, { length }: string) =>
      t("web-aloud-fakes", { count: Number(count), quality: length }),
    )
    .replace(/★+/g, ({ length }) => t("web-aloud-quality", { quality: length }));
