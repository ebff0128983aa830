import { describe, expect, it } from "vitest";
import { declaredOf, rulesOf, viewOf } from "../../src/lib/titles";
import type { OletRules } from "../../src/titles/olet/views";
import type { OtherView } from "../../src/views";

const other: OtherView = {
  title: "obolus",
  options: "",
  seat: 0,
  turn: 1,
  active: 0,
  asked: 0,
  kind: "lay",
  moves: ["lay 3"],
  undo: 0,
  outcome: null,
};
const rules: OletRules = { title: "olet", open_money: true, tie: "shared", round_cap: 0 };
const began = { kind: "turn-began", player: 0, turn: 1 } as const;

describe("what a title declares", () => {
  it("is had for tables of that title only", () => {
    expect(viewOf("olet", other)).toBeNull();
    expect(viewOf("olet", null)).toBeNull();
    expect(viewOf("olet", { ...other, title: "olet" })).toMatchObject({ moves: ["lay 3"] });
    expect(rulesOf("olet", rules)).toBe(rules);
    expect(rulesOf("non-olet", rules)).toBeNull();
  });

  it("is not asked of happenings at a table of another title: the same kind may mean another thing there", () => {
    expect(declaredOf(other, [began])).toEqual([]);
    expect(declaredOf({ ...other, title: "non-olet" }, [began])).toEqual([began]);
  });
});
