// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { request, useOwnHouse, whenNothingComes, type OwnHouse } from "../../src/lib/transport";
import { takesHere } from "../../src/tab/network";

const own: OwnHouse = {
  takes: () => false,
  request: async (path) => new Response(`here: ${path}`),
  line: () => {
    throw new Error("no line is opened");
  },
};
const gone = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useOwnHouse(null);
  whenNothingComes(async () => null);
  house.inTab = false;
});

describe("a request of which nothing comes", () => {
  it("is answered in the tab, if it can be", async () => {
    vi.stubGlobal("fetch", gone);
    whenNothingComes(async (path) => (path.includes("games") ? own : null));
    expect(await (await request("/api/v1/games")).text()).toBe("here: /api/v1/games");
    await expect(request("/api/v1/tables/abc")).rejects.toThrow();
  });

  it("is answered in the tab after a while, if it changes nothing", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    whenNothingComes(async () => own);
    const asked = request("/api/v1/games");
    const changes = vi.fn();
    void request("/api/v1/tables", { method: "POST" }).then(changes);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await asked).text()).toBe("here: /api/v1/games");
    expect(changes).not.toHaveBeenCalled(); // nobody knows whether the server has done it
  });

  it("waits on where nobody else answers", async () => {
    let settle!: (answer: Response) => void;
    vi.stubGlobal("fetch", () => new Promise<Response>((settled) => (settle = settled)));
    const asked = request("/api/v1/games");
    await vi.advanceTimersByTimeAsync(10_000);
    settle(new Response("late"));
    expect(await (await asked).text()).toBe("late");
  });

  it("is not asked for where an answer comes, whatever it says", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    const instead = vi.fn(async () => own);
    whenNothingComes(instead);
    expect((await request("/api/v1/games")).status).toBe(404);
    expect(instead).not.toHaveBeenCalled();
  });
});

describe("the house in the tab of a server's page", () => {
  it("has its own tables at any time, and everything but the server's tables while there is no network", () => {
    const paths = [
      "tables/tab-x",
      "tables/tab-x/socket",
      "tables/abc",
      "tables/mine",
      "tables",
      "games",
      "lessons/olet",
    ];
    const taken = () => paths.filter((path) => takesHere(`/api/v1/${path}`));
    expect(taken()).toEqual(["tables/tab-x", "tables/tab-x/socket"]);
    house.inTab = true;
    expect(taken()).toEqual(paths.filter((path) => path !== "tables/abc"));
  });
});
