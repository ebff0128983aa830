import { describe, expect, it } from "vitest";
import { isDrawn, leastSize } from "../../src/art/legible";

// The plate of an action card, which is 630 units wide.
const drawn = (pixels: number, size: number, letters: number, lines = 2, height = 138) => {
  const scale = pixels / 630;
  return isDrawn(size, leastSize(630, pixels), { letters, lines, width: 470 * scale, height: height * scale });
};

describe("a name on a card", () => {
  it("is drawn in the hand of a phone, however long", () => {
    expect(drawn(64, 48, 13)).toBe(true); // "Avvelenamento di pesci"
    expect(drawn(64, 50, 13, 1)).toBe(true); // "Gerüchteküche"
    expect(drawn(58, 48, 13)).toBe(true); // on a small phone
    expect(drawn(58, 55, 14)).toBe(true); // "Tassa speciale"
  });

  it("is not drawn where its letters would be a smear or leave their place", () => {
    expect(drawn(36, 66, 5)).toBe(false);
    expect(drawn(64, 45, 27)).toBe(false);
    expect(drawn(64, 48, 13, 2, 80)).toBe(false);
  });
});

it("Other words are not drawn as close as that", () => {
  const least = leastSize(630, 64);
  expect([isDrawn(60, least), isDrawn(48, least), isDrawn(48, leastSize(630, 0))]).toEqual([true, false, true]);
});
