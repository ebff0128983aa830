// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/constants";
import { bundleOf, load, t } from "../../src/lib/texts.svelte";
import { DRAWN, drawn } from "../../src/titles/registry";

const SOURCES = import.meta.glob<string>(
  ["../../src/**/*.{ts,svelte,css}", "!../../src/titles/*/**", "!../../src/generated/**"],
  { query: "?raw", import: "default", eager: true },
);

describe("the titles that the page draws", () => {
  it("are found by the names that messages have", () => {
    for (const title of DRAWN) expect(drawn(title.game)).toBe(title);
    expect(drawn("monopoly")).toBeUndefined();
  });

  it("have names and kinds of cards that no other title has", () => {
    const names = DRAWN.flatMap((title) => [title.game, ...Object.keys(title.cards)]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(LANGUAGES)("have their texts and their rulings, in %s", async (language) => {
    await load(language);
    const bundle = await bundleOf(language);
    for (const title of DRAWN) {
      for (const key of Object.values(title.texts)) expect(bundle.hasMessage(key), key).toBe(true);
      expect(await title.pages.rulings[language]()).toContain(`rule-${title.game}-`);
    }
    expect(t("web-title-text", { least: 2, most: 4 })).toMatch(/2.*4/);
  });

  it("are named in their own folders and nowhere else", () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
    const names = DRAWN.map((title) => title.game).join("|");
    const named = new RegExp(`["'\`/](${names})["'\`/]|=(${names})\\b`);
    // The registry lists the titles; views.ts is made from their declarations and lists them, too.
    const lists = /\/(titles\/registry|src\/views)\.ts$/;
    const guilty = Object.entries(SOURCES)
      .filter(([file, text]) => !lists.test(file) && named.test(text))
      .map(([file]) => file);
    expect(guilty).toEqual([]);
  });
});
