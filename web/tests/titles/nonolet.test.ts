import { describe, expect, it } from "vitest";
import { targets } from "../../src/titles/nonolet/moves";
import { copies, villasOf, visitorsOf } from "../../src/titles/nonolet/room";
import { cardOf, factsOf, isFamous, romanOf } from "../../src/titles/nonolet/romans.svelte";
import type { NonOletPlayer } from "../../src/titles/nonolet/views";

describe("what a click on a thing means", () => {
  const clicks = (moves: string[], you = 1) => Object.fromEntries(targets(moves, you));

  it.each([
    ["play line-cutter", { "hand line-cutter": "play line-cutter" }],
    ["seat L", { "place B L": "seat L", "queue B 1": "seat L" }],
    ["seat L pair", { "queue B 2": "seat L pair" }],
    ["seat M third", { "queue B 3": "seat M third" }],
    ["collect V1", { "place B V1": "collect V1" }],
    ["visitor M", { "place B M": "visitor M" }],
    ["visitor C R", { "place C R": "visitor C R" }],
    ["queue A 3", { "queue A 3": "queue A 3" }],
    ["climb", { "ladder B": "climb" }],
    ["done", {}],
  ])("%s", (move, expected) => {
    expect(clicks([move])).toEqual(expected);
  });

  it("is the first move that names the thing", () => {
    expect(clicks(["seat L", "seat M"])).toEqual({
      "place B L": "seat L",
      "queue B 1": "seat L",
      "place B M": "seat M",
    });
  });
});

describe("what is printed on a Roman", () => {
  const tokens = ["SEN3/4:", "WOM1/2:livia-longa", "???"];
  tokens[70] = "CIT2/9:caesar";

  it("is read from its token", () => {
    expect(romanOf(tokens, 0)).toEqual({ number: 0, klass: "senator", duration: "3", fee: "4", key: "" });
    expect(factsOf(tokens, 1)).toEqual({ duration: "1", fee: "2", name: "livia longa" });
    expect(factsOf(tokens, 70)).toEqual({ duration: "2", fee: "9" });
  });

  it("names the famous", () => {
    expect(isFamous(romanOf(tokens, 70))).toBe(true);
    expect(cardOf(tokens, 70)).toBe("famous:caesar");
    expect(cardOf(tokens, 1)).toBe("roman:woman-1");
  });

  it("is a citizen of whom nothing is known where there is no token", () => {
    expect(romanOf(tokens, 2)).toMatchObject({ klass: "citizen", duration: "", fee: "" });
    expect(romanOf(tokens, 50).klass).toBe("citizen");
  });
});

describe("the places of a player", () => {
  const places: NonOletPlayer["places"] = { L: [4, 2], M: [-1, 0], R: [5, 1], "R+": [6, 0], V1: [9, 3], V2: [-1, 0] };
  const view = { players: [{ places }], coins: { "5": 2 } };

  it("hold nobody, one, or two who share", () => {
    expect(visitorsOf(view, 0, "M")).toEqual([]);
    expect(visitorsOf(view, 0, "L")).toEqual([{ spot: "L", roman: 4, markers: 2, coins: 0 }]);
    expect(visitorsOf(view, 0, "R").map(({ spot, roman, coins }) => [spot, roman, coins])).toEqual([
      ["R", 5, 2],
      ["R+", 6, 0],
    ]);
  });

  it("are villas where they are called so", () => {
    expect(villasOf(view, 0)).toEqual(["V1", "V2"]);
  });
});

describe("equal cards", () => {
  it("are told apart by a number, the same each time", () => {
    expect(copies(["villa", "fish", "villa"]).map(({ key }) => key)).toEqual([
      "card-villa-1",
      "card-fish-1",
      "card-villa-2",
    ]);
  });
});
