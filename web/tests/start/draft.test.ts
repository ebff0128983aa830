import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/messages";
import { TableDraft } from "../../src/start/draft.svelte";

const NON_OLET = {
  game: "non-olet",
  usual: 4,
  usual_edition: 2016,
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
  usual_edition: 0,
  editions: [],
  modules: [],
  possible: { "": ["open_money", "tie"] },
} as unknown as GameInfo;

let draft: TableDraft;
beforeEach(() => {
  draft = new TableDraft();
  draft.recommend(NON_OLET);
});

describe("a table as we would begin", () => {
  it("has free seats for friends, and leaves all else to the game", () => {
    expect(draft.setting(NON_OLET)).toEqual({
      game: "non-olet",
      players: 4,
      options: { edition: 2016 },
      values: "",
      values_file: "values.toml",
      bots: {},
      public: false,
      pace: { kind: "live", limit: 300 },
    });
  });

  it("has the usual seats of each game, and forgets what was set for another one", () => {
    draft.modules = ["events"];
    draft.recommend(OLET);
    expect(draft.setting(OLET)).toMatchObject({
      game: "olet",
      players: 3,
      options: {},
      bots: {},
    });
  });
});

describe("what may be set", () => {
  it("goes by the edition and the modules in play", () => {
    expect([...draft.possible(NON_OLET)]).toEqual(["target", "dark_red", "winBy"]);
    draft.modules = ["careers"];
    expect(draft.possible(NON_OLET).has("ladderWin")).toBe(true);
    draft.edition = 2005;
    expect([...draft.possible(NON_OLET)]).toEqual(["target"]);
    expect(draft.modulesOf(NON_OLET)).toEqual([]);
  });

  it("needs no edition in a game without any", () => {
    draft.recommend(OLET);
    expect([...draft.possible(OLET)]).toEqual(["open_money", "tie"]);
  });

  it("is sent only where it is possible", () => {
    draft.edition = 2005;
    draft.modules = ["careers"];
    draft.choose("dark_red", true);
    draft.house = { winBy: "earned" };
    draft.choose("target", 12);
    expect(draft.setting(NON_OLET).options).toEqual({ edition: 2005, target: 12 });
    draft.edition = 2016;
    expect(draft.setting(NON_OLET).options).toEqual({
      edition: 2016,
      modules: ["careers"],
      dark_red: true,
      target: 12,
      house: { winBy: "earned" },
    });
  });
});

describe("an option", () => {
  const OBOLUS = { ...OLET, game: "obolus", possible: { "": ["rounds"] } };

  it("of a title that the page does not know is set all the same", () => {
    draft.recommend(OBOLUS);
    draft.choose("rounds", 2);
    expect(draft.setting(OBOLUS).options).toEqual({ rounds: 2 });
  });

  it("goes back to the game when its field is emptied or its switch turned off", () => {
    draft.choose("target", 12);
    draft.choose("dark_red", true);
    draft.choose("target", NaN);
    draft.choose("dark_red", undefined);
    expect(draft.setting(NON_OLET).options).toEqual({ edition: 2016 });
  });

  it("is forgotten with its game", () => {
    draft.choose("target", 12);
    draft.recommend(OLET);
    expect(draft.chosen).toEqual({});
  });

  it("of a module is none of those that need no module", () => {
    draft.modules = ["careers"];
    expect(draft.possible(NON_OLET).has("ladderWin")).toBe(true);
    expect(draft.possibleAlone(NON_OLET).has("ladderWin")).toBe(false);
  });
});

describe("seats", () => {
  it("are free, until bots have all but the first: then nobody need be waited for", () => {
    expect(draft.alone).toBe(false);
    draft.bots.fill("greedy", 1);
    expect(draft.alone).toBe(true);
    draft.bots[2] = "";
    expect(draft.alone).toBe(false);
    draft.players = 2;
    expect(draft.alone).toBe(true);
  });

  it("of persons have no bot", () => {
    draft.bots.fill("greedy", 2);
    expect(draft.setting(NON_OLET).bots).toEqual({ C: "greedy", D: "greedy" });
  });
});

describe("a table that waits for players", () => {
  it("is changed from what it is", () => {
    const options = { edition: 2005, target: 30 } as const;
    draft.take(NON_OLET, { game: "non-olet", players: 3, options, pace: { kind: "days", limit: 3 } });
    const { options: kept, pace, players } = draft.setting(NON_OLET);
    expect([kept, pace, players]).toEqual([options, { kind: "days", limit: 3 }, 3]);
  });
});

describe("the pace", () => {
  it("is in seconds for a live game and in days for one at leisure", () => {
    draft.pace = "live 15";
    expect(draft.setting(NON_OLET).pace).toEqual({ kind: "live", limit: 900 });
    draft.pace = "days 3";
    expect(draft.setting(NON_OLET).pace).toEqual({ kind: "days", limit: 3 });
  });
});
