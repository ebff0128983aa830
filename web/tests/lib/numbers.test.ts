// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { changeText, dateText, shareText } from "../../src/lib/numbers";
import { load } from "../../src/lib/texts.svelte";

describe("shares", () => {
  it.each([
    ["en", "12%", "−12%"],
    ["de", "12\u00a0%", "−12\u00a0%"],
    ["fr", "12\u202f%", "−12\u202f%"],
    ["it", "12%", "−12%"],
  ] as const)("in %s are %s", async (language, share, change) => {
    await load(language);
    expect(shareText(0.123)).toBe(share);
    expect(changeText(-0.123)).toBe(change);
    expect(changeText(0.123)).toBe(`+${share}`);
  });
});

describe("dates", () => {
  it.each([
    ["en", "19 November 2026"],
    ["de", "19. November 2026"],
    ["fr", "19 novembre 2026"],
    ["it", "19 novembre 2026"],
  ])("in %s are %s", (language, expected) => {
    expect(dateText(language, Date.UTC(2026, 10, 19, 23, 59))).toBe(expected);
  });
});
