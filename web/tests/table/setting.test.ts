// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../../src/lib/texts.svelte";
import type { TableSetting } from "../../src/messages";
import { settingLines } from "../../src/table/setting";

const lines = (setting: Partial<TableSetting>): string[] =>
  settingLines({ game: "non-olet", players: 4, ...setting }).map(
    ({ text, places }) => text + places.map(({ name }) => name).join(", "),
  );

beforeAll(() => load("en"));

describe("how a table is set", () => {
  it("has only the pace to say about a table as everybody expects it", () => {
    expect(lines({})).toHaveLength(1);
    expect(lines({})[0]).toMatch(/2 min/);
  });

  it("rounds minutes up and counts days", () => {
    expect(lines({ pace: { kind: "live", limit: 61 } })[0]).toMatch(/2 min/);
    expect(lines({ pace: { kind: "days", limit: 3 } })[0]).toMatch(/3 days/);
  });

  it("names modules and house rules, with their places in the rules", () => {
    const found = settingLines({
      game: "non-olet",
      players: 4,
      options: { modules: ["events"], house: { winBy: "earned" } },
    });
    expect(found.flatMap(({ places }) => places.map(({ anchor }) => anchor))).toEqual(["module-events", "house-winBy"]);
    expect(found.every(({ text, places }) => text || places.every(({ name }) => name))).toBe(true);
  });

  it("names every switch that is on, and none that is off", () => {
    const on = lines({
      options: { edition: 2016, dark_red: true, open_draft: false, target: 40, tie: "replay" },
      values_size: 3,
    });
    expect(on).toHaveLength(6);
    expect(on.join("; ")).toMatch(/40/);
  });

  it("has a sentence for everything", () => {
    const all = lines({
      options: { edition: 2005, modules: ["famous"], open_money: true },
      pace: { kind: "days", limit: 1 },
    });
    for (const line of all) expect(line).not.toMatch(/^(web|setting|edition|module)-/);
  });
});
