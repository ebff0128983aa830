import { describe, expect, it } from "vitest";
import { apart, ticks } from "../../src/table/end/chart";

describe("steps of an axis", () => {
  it.each([
    [30, 5, [0, 10, 20, 30]],
    [25, 5, [0, 5, 10, 15, 20, 25]],
    [7, 5, [0, 2, 4, 6, 8]],
    [1240, 5, [0, 500, 1000, 1500]],
    [2, 5, [0, 1, 2]],
  ])("up to %i, about %i of them", (most, wanted, expected) => {
    expect(ticks(most, wanted)).toEqual(expected);
  });

  it("never go below one, and reach the top", () => {
    for (let most = 1; most < 400; most += 1) {
      const found = ticks(most, 5);
      expect(found.at(-1)).toBeGreaterThanOrEqual(most);
      expect(found[1]! - found[0]!).toBeGreaterThanOrEqual(1);
      expect(found.length).toBeLessThanOrEqual(7);
    }
  });

  it("are one where nobody has scored", () => {
    expect(ticks(0, 5)).toEqual([0]);
  });
});

describe("labels", () => {
  it("stay where they are when there is room", () => {
    expect(apart([10, 50, 90], 16, 200)).toEqual([10, 50, 90]);
  });

  it("are moved apart where they would cover each other, in their order", () => {
    expect(apart([52, 50, 51], 16, 200)).toEqual([82, 50, 66]);
  });

  it("stay above the bottom", () => {
    expect(apart([195, 200, 198], 16, 200)).toEqual([168, 200, 184]);
  });

  it("of equal scores do not lie on each other", () => {
    const placed = apart([100, 100, 100, 100], 16, 200).sort((one, other) => one - other);
    for (let at = 1; at < placed.length; at += 1) expect(placed[at]! - placed[at - 1]!).toBeGreaterThanOrEqual(16);
  });
});
