// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepSolved, nameOf, solved } from "../../src/puzzles/puzzles";

beforeEach(() => localStorage.clear());

describe("solved puzzles", () => {
  it("are kept by game and name", () => {
    keepSolved("olet", "seven");
    keepSolved("non-olet", "seven");
    keepSolved("olet", "seven");
    expect([...solved()]).toEqual([nameOf("olet", "seven"), nameOf("non-olet", "seven")]);
  });

  it.each(["{", "7", '{"a": 1}'])("are none where %s is kept", (text) => {
    localStorage.setItem("pecunia-solved", text);
    expect(solved().size).toBe(0);
  });

  it("are only names, whatever else is kept", () => {
    localStorage.setItem("pecunia-solved", '["olet one", 4, null]');
    expect([...solved()]).toEqual(["olet one"]);
  });
});
