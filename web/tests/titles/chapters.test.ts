import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { chapterOf as nonOlet } from "../../src/titles/nonolet/chapters";
import { chapterOf as olet } from "../../src/titles/olet/chapters";

/** The kinds of questions: every question has its words. */
function kinds(file: string): string[] {
  const text = readFileSync(`../src/pecunia/${file}.ftl`, "utf-8");
  return [...text.matchAll(/^question-([\w-]+) =/gm)].map(([, kind]) => kind!);
}

it.each([
  ["non-olet", "non_olet/locale/en/questions", nonOlet, "turn"],
  ["olet", "olet/locale/en/olet_questions", olet, "placing"],
] as const)("the rules of %s have a place for every question", (game, file, chapterOf, usual) => {
  const book = JSON.parse(readFileSync(`src/generated/rules/${game}.en.json`, "utf-8")) as {
    chapters: { anchor: string; blocks: { anchor?: string }[] }[];
  };
  const anchors = book.chapters.flatMap(({ anchor, blocks }) => [anchor, ...blocks.map((block) => block.anchor)]);
  const asked = kinds(file);
  expect(asked.length).toBeGreaterThan(4);
  for (const kind of asked) expect(anchors).toContain(chapterOf(kind));
  expect(asked.filter((kind) => chapterOf(kind) === usual).length).toBeLessThan(4);
});
