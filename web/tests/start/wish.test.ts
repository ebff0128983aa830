import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/messages";
import { Wish } from "../../src/start/wish.svelte";

const NON_OLET = {
  game: "non-olet",
  usual: 4,
  editions: [2005, 2016],
  modules: ["events", "careers"],
  possible: {
    "2005": ["target"],
    "2016": ["target", "dark_red", "winBy"],
    "2016 events": [],
    "2016 careers": ["ladderWin"],
  },
} as unknown as GameInfo;
const OLET = {
  game: "olet",
  usual: 3,
  editions: [],
  modules: [],
  possible: { "": ["open_money", "tie"] },
} as unknown as GameInfo;

let wish: Wish;
beforeEach(() => {
  wish = new Wish();
  wish.recommend(NON_OLET);
});

describe("a table as we would begin", () => {
  it("has a person in front and bots around, and leaves all else to the game", () => {
    expect(wish.setting(NON_OLET)).toEqual({
      game: "non-olet",
      players: 4,
      options: { edition: 2016 },
      values: "",
      values_file: "values.toml",
      bots: { B: "greedy", C: "greedy", D: "greedy" },
      public: false,
      pace: { kind: "live", limit: 300 },
    });
  });

  it("has the usual seats of each game, and forgets what was set for another one", () => {
    wish.modules = ["events"];
    wish.recommend(OLET);
    expect(wish.setting(OLET)).toMatchObject({
      game: "olet",
      players: 3,
      options: {},
      bots: { B: "greedy", C: "greedy" },
    });
  });
});

describe("what may be set", () => {
  it("goes by the edition and the modules in play", () => {
    expect([...wish.possible(NON_OLET)]).toEqual(["target", "dark_red", "winBy"]);
    wish.modules = ["careers"];
    expect(wish.possible(NON_OLET).has("ladderWin")).toBe(true);
    wish.edition = 2005;
    expect([...wish.possible(NON_OLET)]).toEqual(["target"]);
    expect(wish.modulesOf(NON_OLET)).toEqual([]);
  });

  it("needs no edition in a game without any", () => {
    wish.recommend(OLET);
    expect([...wish.possible(OLET)]).toEqual(["open_money", "tie"]);
  });

  it("is sent only where it is possible", () => {
    wish.edition = 2005;
    wish.modules = ["careers"];
    wish.switches = ["dark_red"];
    wish.house = { winBy: "earned" };
    wish.target = 12;
    expect(wish.setting(NON_OLET).options).toEqual({ edition: 2005, target: 12 });
    wish.edition = 2016;
    expect(wish.setting(NON_OLET).options).toEqual({
      edition: 2016,
      modules: ["careers"],
      dark_red: true,
      target: 12,
      house: { winBy: "earned" },
    });
  });
});

describe("seats", () => {
  it("are all bots' but the first: nobody need be waited for", () => {
    expect(wish.alone).toBe(true);
    wish.bots[2] = "";
    expect(wish.alone).toBe(false);
    wish.players = 2;
    expect(wish.alone).toBe(true);
  });

  it("of persons have no bot", () => {
    wish.bots[1] = "";
    expect(wish.setting(NON_OLET).bots).toEqual({ C: "greedy", D: "greedy" });
  });
});

describe("the pace", () => {
  it("is in seconds for a live game and in days for one at leisure", () => {
    wish.pace = "live 15";
    expect(wish.setting(NON_OLET).pace).toEqual({ kind: "live", limit: 900 });
    wish.pace = "days 3";
    expect(wish.setting(NON_OLET).pace).toEqual({ kind: "days", limit: 3 });
  });
});
