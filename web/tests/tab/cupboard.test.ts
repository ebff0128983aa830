import { afterEach, describe, expect, it, vi } from "vitest";
import { changesIn, inMemory, openCupboard } from "../../src/tab/cupboard";

afterEach(() => vi.unstubAllGlobals());

describe("a cupboard", () => {
  it("makes all changes or none", async () => {
    const cupboard = inMemory();
    expect(await cupboard.write([["add", "entry/t/000001", "one"]])).toBe(true);
    const taken = await cupboard.write([
      ["put", "table/t", "row"],
      ["add", "entry/t/000001", "another"],
    ]);
    expect(taken).toBe(false);
    expect(await cupboard.get("table/t")).toBeUndefined();
    expect(await cupboard.get("entry/t/000001")).toBe("one");
  });

  it("finds what begins with a text, in order", async () => {
    const cupboard = inMemory();
    await cupboard.write([
      ["put", "entry/t/000002", "two"],
      ["put", "entry/t/000001", "one"],
      ["put", "entry/tt/000001", "elsewhere"],
      ["put", "me", "Anna"],
    ]);
    await cupboard.write([["delete", "me", ""]]);
    expect(await cupboard.all("entry/t/")).toEqual([
      ["entry/t/000001", "one"],
      ["entry/t/000002", "two"],
    ]);
    expect(await cupboard.get("me")).toBeUndefined();
  });

  it("reads changes as Python sends them", () => {
    expect(changesIn("add\0entry/t/000001\0text\0delete\0me\0")).toEqual([
      ["add", "entry/t/000001", "text"],
      ["delete", "me", ""],
    ]);
  });

  it.each([
    ["the browser has no storage", undefined],
    ["the window is private", { open: () => { throw new DOMException("", "InvalidStateError"); } }], // prettier-ignore
  ])("keeps things in memory where %s", async (_, storage) => {
    vi.stubGlobal("indexedDB", storage);
    const cupboard = await openCupboard();
    expect(cupboard.lasting).toBe(false);
    await cupboard.write([["put", "me", "Anna"]]);
    expect(await cupboard.get("me")).toBe("Anna");
  });
});
