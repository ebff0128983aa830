import { describe, expect, it } from "vitest";
import { GRAMMAR, LONGEST, PILES, tellingOf, TIMES } from "../../src/motion/grammar";

describe("how a happening is told", () => {
  it("goes by its kind", () => {
    expect(tellingOf({ kind: "queue-moved", player: 0, roman: 7, position: 0, to: 1, goal: 2 })).toEqual({
      path: "hop",
      sound: "step",
    });
  });

  it("goes by its kind and space where both have a telling of their own", () => {
    expect(tellingOf({ kind: "officer-moved", player: 0, index: 3, space: "godfather" }).effect).toBe("grow");
    expect(tellingOf({ kind: "officer-moved", player: 0, index: 3, space: "plain" }).effect).toBeUndefined();
  });

  it("is nothing but a change of place for a kind without a telling", () => {
    expect(tellingOf({ kind: "card-binned", player: -1, card: "B-jet", space: "godfather" })).toEqual({});
  });
});

describe("times", () => {
  const named = Object.values(GRAMMAR).flatMap(({ path, effect }) =>
    [path, effect].filter((name) => name !== undefined),
  );

  it.each([...new Set(named)])("has a time for %s", (name) => {
    expect(TIMES[name].ms).toBeGreaterThan(0);
  });

  it("lets the next question wait for every motion but a card that grows", () => {
    const longer = Object.entries(TIMES).filter(([, { ms }]) => ms > LONGEST);
    expect(longer.map(([name]) => name)).toEqual(["grow"]);
  });
});

describe("piles", () => {
  it("names each kind of thing once: the first entry that fits is taken", () => {
    const prefixes = PILES.map(({ prefix }) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
