import { describe, expect, it } from "vitest";
import { cardOf, drawingOf, notesOf, spaceOf } from "../../src/titles/olet/board";
import { followed, type Things } from "../../src/titles/olet/things";

describe("spaces as they are printed", () => {
  it.each([
    ["PR1 hat", { name: "PR1", kind: "print", price: 0, signs: ["hat"] }],
    ["M3 40", { name: "M3", kind: "market", price: 40, signs: [] }],
    ["SM2 30 bin sunglasses", { name: "SM2", kind: "supermarket", price: 30, signs: ["bin", "sunglasses"] }],
  ])("%s", (printed, expected) => {
    expect(spaceOf(printed)).toEqual(expected);
  });

  it("have a drawing, with the signs in one order", () => {
    expect(drawingOf(spaceOf("SM2 30 hat bin"))).toBe("supermarket-bin-hat");
    expect(drawingOf(spaceOf("JT1"))).toBe("jet");
  });
});

describe("cards as views name them", () => {
  it.each([
    ["B-jet", { letter: "B", kind: "jet", value: "" }],
    ["C-lottery-80", { letter: "C", kind: "lottery", value: "80" }],
    ["A-good-lawyer", { letter: "A", kind: "good-lawyer", value: "" }],
    ["", { letter: "", kind: "", value: "" }],
  ])("%s", (token, expected) => {
    expect(cardOf(token)).toEqual(expected);
  });
});

describe("money as notes", () => {
  it.each([
    [0, 0, 0],
    [40, 0, 4],
    [50, 1, 0],
    [180, 3, 3],
  ])("%i is %i of fifty and %i of ten", (cash, fifties, tens) => {
    expect(notesOf(cash)).toEqual({ "real-50": fifties, "real-10": tens });
  });
});

describe("things that are followed by their keys", () => {
  const never = () => null;
  const keys = (things: Things) =>
    Object.fromEntries(Object.entries(things).map(([place, at]) => [place, at.map(({ key }) => key)]));

  it("keep their keys where they stay", () => {
    const first = followed({}, { hand: ["B-jet", "B-jet"] }, never);
    expect(new Set(keys(first).hand).size).toBe(2);
    expect(keys(followed(first, { hand: ["B-jet", "B-jet"] }, never))).toEqual(keys(first));
  });

  it("keep their keys where they go", () => {
    const first = followed({}, { market: ["B-jet"], hand: [] }, never);
    const then = followed(first, { market: [], hand: ["B-jet"] }, never);
    expect(keys(then).hand).toEqual(keys(first).market);
  });

  it("go from the top of a pile; the bottom stays", () => {
    const first = followed({}, { ready: ["henchman-0", "henchman-0"], laid: [] }, never);
    const then = followed(first, { ready: ["henchman-0"], laid: ["henchman-0"] }, never);
    const [bottom, top] = keys(first).ready!;
    expect(keys(then)).toEqual({ ready: [bottom], laid: [top] });
    expect(keys(followed(first, { laid: ["henchman-0"] }, never)).laid).toEqual([top]);
  });

  it("may have been something else before", () => {
    const first = followed({}, { "fake-1-0": ["fake-1-0"], "real-50-0": [] }, never);
    const was = (token: string) => (token === "real-50-0" ? /^fake-\d-0$/ : null);
    const then = followed(first, { "fake-1-0": [], "real-50-0": ["real-50-0"] }, was);
    expect(keys(then)["real-50-0"]).toEqual(keys(first)["fake-1-0"]);
    expect(then["real-50-0"]![0]!.token).toBe("real-50-0");
  });

  it("are new where nothing like them was there, with a key that says what they are", () => {
    const things = followed({}, { a: ["B-jet"], b: ["fake-2-1"], c: ["henchman-3"] }, never);
    expect(keys(things).a![0]).toMatch(/^contract-B-jet-\d+$/);
    expect(keys(things).b![0]).toMatch(/^note-fake-2-1-\d+$/);
    expect(keys(things).c![0]).toMatch(/^henchman-3-\d+$/);
  });
});
