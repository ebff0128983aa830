// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSeen, keepSeen, seenOf } from "../../src/lib/seen";

beforeEach(() => localStorage.clear());

describe("how far somebody has seen a table", () => {
  it("is nothing at first", () => {
    expect(seenOf("one")).toBe(0);
  });

  it("is kept for each table", () => {
    keepSeen("one", 12);
    keepSeen("other", 3);
    expect([seenOf("one"), seenOf("other")]).toEqual([12, 3]);
  });

  it("is forgotten when a game is over", () => {
    keepSeen("one", 12);
    forgetSeen("one");
    expect(seenOf("one")).toBe(0);
  });

  it("is nothing where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(seenOf("one")).toBe(0);
  });
});
