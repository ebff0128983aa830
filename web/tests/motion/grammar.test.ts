import { describe, expect, it } from "vitest";
import { LONGEST, PLAIN, TIMES } from "../../src/motion/grammar";
import { grammar as nonOlet, TELLINGS as NON_OLET } from "../../src/titles/nonolet/grammar";
import { grammar as olet, TELLINGS as OLET } from "../../src/titles/olet/grammar";
import { DRAWN } from "../../src/titles/registry";

describe("how a happening is told", () => {
  const moved = { kind: "queue-moved", player: 0, roman: 7, position: 0, to: 1, goal: 2 } as const;
  const binned = { kind: "card-binned", player: -1, card: "B-jet", space: "godfather" } as const;

  it("goes by its kind", () => {
    expect(nonOlet.telling(moved)).toEqual({ path: "hop", sound: "step" });
  });

  it("goes by its kind and space where both have a telling of their own", () => {
    expect(olet.telling({ kind: "officer-moved", player: 0, index: 3, space: "godfather" }).effect).toBe("grow");
    expect(olet.telling({ kind: "officer-moved", player: 0, index: 3, space: "plain" }).effect).toBeUndefined();
  });

  it("is nothing but a change of place for a kind without a telling", () => {
    expect(olet.telling(binned)).toEqual({});
  });

  it("names the things that take its path", () => {
    expect(nonOlet.moved(moved)).toEqual(["roman-7"]);
    expect(nonOlet.moved({ kind: "queue-sorted", player: 0, romans: [3, 1] })).toEqual(["roman-3", "roman-1"]);
    expect(olet.moved({ kind: "officer-moved", player: 0, index: 3, space: "plain" })).toEqual(["officer"]);
    expect(olet.moved(binned)).toEqual([]);
  });

  it("lets cards come from a hand only where they were there", () => {
    expect(nonOlet.telling({ kind: "card-played", player: 0, card: "villa" }).fromHand).toBe(true);
    expect(nonOlet.telling(moved).fromHand).toBeUndefined();
  });

  it("is the title's own: none knows the happenings of the other, and a title in words knows none", () => {
    expect(nonOlet.telling(binned)).toBeUndefined();
    expect(olet.telling(moved)).toBeUndefined();
    expect(PLAIN.telling(moved)).toEqual({});
    expect(PLAIN.moved(moved)).toEqual([]);
  });
});

describe("times", () => {
  const named = [...Object.values(NON_OLET), ...Object.values(OLET)].flatMap(({ path, effect }) =>
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
  it.each(DRAWN.map(({ game, grammar }) => [game, grammar.piles] as const))(
    "of %s name each kind of thing once: the first entry that fits is taken",
    (_, piles) => {
      const prefixes = piles.map(({ prefix }) => prefix);
      expect(new Set(prefixes).size).toBe(prefixes.length);
    },
  );
});
