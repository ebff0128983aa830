// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { knowsTheHouse, lessonOf, meetsTheHouse } from "../../src/lessons/lessons";
import type { TableLine } from "../../src/messages";

const line = (kind: string, name: string, status: string): TableLine =>
  ({ begin: { kind, name }, status }) as TableLine;

beforeEach(() => localStorage.clear());

describe("the lesson that somebody has begun", () => {
  it("is the one of that game that is still played", () => {
    const running = line("lesson", "olet", "playing");
    const mine = [
      line("lesson", "olet", "over"),
      line("puzzle", "olet", "playing"),
      line("lesson", "non-olet", "playing"),
      running,
    ];
    expect(lessonOf(mine, "olet")).toBe(running);
    expect(lessonOf(mine.slice(0, 3), "olet")).toBeUndefined();
  });
});

describe("somebody who has played here", () => {
  it("is known on the next visit", () => {
    expect(knowsTheHouse()).toBe(false);
    meetsTheHouse();
    expect(knowsTheHouse()).toBe(true);
  });
});
