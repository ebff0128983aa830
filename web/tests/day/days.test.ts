import { describe, expect, it } from "vitest";
import { away, clock, dateIn } from "../../src/day/days";

describe("dates", () => {
  it.each([
    ["2026-03-01", -1, "2026-02-28"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-28", 2, "2026-03-30"],
  ])("%s and %i days is %s", (date, by, expected) => {
    expect(away(date, by)).toBe(expected);
  });

  it("are said in the language of the page, and are those of UTC", () => {
    expect(dateIn("en", "2026-01-01")).toBe("Thursday 1 January");
    expect(dateIn("de", "2026-01-01")).toBe("Donnerstag, 1. Januar");
    expect(dateIn("fr", "2026-01-01", { month: "short" })).toBe("janv.");
  });
});

describe("the time that is left", () => {
  it.each([
    [0, "0:00:00"],
    [59.9, "0:00:59"],
    [3661, "1:01:01"],
    [86_399, "23:59:59"],
    [-5, "0:00:00"],
  ])("%d seconds are %s", (seconds, expected) => {
    expect(clock(seconds)).toBe(expected);
  });
});
