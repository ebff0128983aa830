import { describe, expect, it } from "vitest";
import { applied } from "../../src/lib/changes";

describe("changes of a view", () => {
  const view = { asked: 0, players: [{ money: 3 }, { money: 5, hand: ["a", "b"] }] };

  it("set what a path leads to", () => {
    const after = applied(view, [
      [["asked"], 1],
      [["players", 1, "money"], 9],
    ]);
    expect(after).toEqual({ asked: 1, players: [{ money: 3 }, { money: 9, hand: ["a", "b"] }] });
  });

  it("leave the view before as it was", () => {
    applied(view, [[["players", 1, "hand", 0], "c"]]);
    expect(view.players[1]!.hand).toEqual(["a", "b"]);
  });

  it("add what was not there", () => {
    expect(applied({}, [[["outcome"], { winner: 0 }]])).toEqual({ outcome: { winner: 0 } });
  });

  it("are made in order: a later one goes into what an earlier one has set", () => {
    const after = applied({ a: null }, [
      [["a"], { b: 1 }],
      [["a", "b"], 2],
    ]);
    expect(after).toEqual({ a: { b: 2 } });
  });

  it("are none for none", () => {
    expect(applied(view, [])).toEqual(view);
  });
});
