import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../../src/messages";

const GAMES = [
  { game: "first", label: "The First" },
  { game: "second", label: "The Second" },
] as GameInfo[];

async function fresh() {
  vi.resetModules();
  return import("../../src/titles/catalogue.svelte");
}

const answering = (games: GameInfo[]) => vi.fn(async () => new Response(JSON.stringify(games)));

afterEach(() => vi.unstubAllGlobals());

describe("the games of the server", () => {
  it("are asked for once, and named as the server names them", async () => {
    const fetch = answering(GAMES);
    vi.stubGlobal("fetch", fetch);
    const { catalogue, labelOf } = await fresh();
    const asked = catalogue.load();
    expect(labelOf("second")).toBe("");
    expect(await asked).toEqual(GAMES);
    expect(labelOf("second")).toBe("The Second");
    expect(catalogue.find("third")).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are asked for in brief where only their names are needed", async () => {
    const fetch = answering(GAMES);
    vi.stubGlobal("fetch", fetch);
    const { labelOf } = await fresh();
    expect([labelOf("first"), labelOf("second")]).toEqual(["", ""]);
    await vi.waitFor(() => expect(labelOf("second")).toBe("The Second"));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String((fetch.mock.calls as unknown[][])[0]![0])).toContain("/games?brief=true");
  });

  it("are asked for again where the server did not answer", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no connection")));
    const { catalogue } = await fresh();
    await expect(catalogue.load()).rejects.toThrow();
    vi.stubGlobal("fetch", answering(GAMES));
    expect(await catalogue.load()).toEqual(GAMES);
  });

  it("need no server in a page that was told the name", async () => {
    const fetch = answering([]);
    vi.stubGlobal("fetch", fetch);
    const { labelOf, tellLabel } = await fresh();
    tellLabel("first", "Told");
    expect(labelOf("first")).toBe("Told");
    expect(fetch).not.toHaveBeenCalled();
  });
});
