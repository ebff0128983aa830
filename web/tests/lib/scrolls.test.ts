import { describe, expect, it } from "vitest";
import { ends } from "../../src/lib/scrolls";

const box = { scrollLeft: 0, scrollTop: 0, clientWidth: 100, clientHeight: 50, scrollWidth: 100, scrollHeight: 50 };

describe("what scrolls says so", () => {
  it("says nothing if everything is seen", () => expect(ends(box)).toBe(""));
  it("names the ends where there is more", () => {
    expect(ends({ ...box, scrollWidth: 300 })).toBe("right");
    expect(ends({ ...box, scrollWidth: 300, scrollLeft: 40 })).toBe("left right");
    expect(ends({ ...box, scrollWidth: 300, scrollLeft: 200, scrollHeight: 90, scrollTop: 10 })).toBe("left up down");
  });
  it("does not mind a rounded pixel", () => expect(ends({ ...box, scrollHeight: 51 })).toBe(""));
});
