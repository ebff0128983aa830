// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { request, useOwnHouse, whenNothingComes, type OwnHouse } from "../../src/lib/transport";
import { takesHere, watchNetwork } from "../../src/tab/network";

let opening = async (): Promise<void> => {};
let inTab: OwnHouse;
vi.mock("../../src/tab/open", () => ({ openHere: () => opening(), opened: () => inTab }));
vi.mock("../../src/tab/keeping", () => ({
  isAllKept: async () => true,
  keepEverything: async () => {},
  maybeMetered: () => true,
}));

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
      "me",
      "me/data",
      "me/name",
    ];
    const taken = () => paths.filter((path) => takesHere(`/api/v1/${path}`));
    expect(taken()).toEqual(["tables/tab-x", "tables/tab-x/socket"]);
    house.inTab = true;
    // What the server knows of somebody, only the server can send or delete.
    expect(taken()).toEqual(paths.filter((path) => !["tables/abc", "me/data", "me/name"].includes(path)));
  });
});

describe("the page of a server without a network", () => {
  let asked: string[];
  let answer: ((path: string, method: string) => Promise<Response>) | null = null;
  beforeEach(async () => {
    asked = [];
    answer = async (path, method) => new Response("", { status: path.endsWith("/me") && method === "GET" ? 401 : 200 });
    inTab = {
      ...own,
      request: (path, { method = "GET" }) => {
        asked.push(`${method} ${path.slice("/api/v1/".length)}`);
        return answer!(path, method);
      },
    };
    opening = async () => useOwnHouse({ ...inTab, takes: takesHere });
    vi.stubGlobal("fetch", gone);
    await watchNetwork("");
  });
  afterEach(async () => {
    vi.stubGlobal("fetch", async () => new Response("[]"));
    await vi.advanceTimersByTimeAsync(10_000); // the network is back
    expect(house.inTab).toBe(false);
  });

  it("has a name in the tab before anything else is asked there", async () => {
    let named!: (answer: Response) => void;
    const before = answer!;
    answer = (path, method) => (method === "PUT" ? new Promise((settled) => (named = settled)) : before(path, method));
    const first = request("/api/v1/games");
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(["GET me", "PUT me"]);
    const second = request("/api/v1/lessons/olet", { method: "POST" });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(["GET me", "PUT me"]);
    named(new Response());
    await Promise.all([first, second]);
    expect(asked.slice(2).sort()).toEqual(["GET games", "POST lessons/olet"]);
    await request("/api/v1/puzzles");
    expect(asked.at(-1)).toBe("GET puzzles");
  });

  it("tries once more if the house in the tab could not be opened", async () => {
    const open = opening;
    opening = () => Promise.reject(new TypeError("a file has not come"));
    await expect(request("/api/v1/games")).rejects.toThrow();
    opening = open;
    expect((await request("/api/v1/games")).ok).toBe(true);
  });

  it("comes back to the server even if the browser keeps no note", async () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    });
    expect((await request("/api/v1/games")).ok).toBe(true);
    expect(house.inTab).toBe(true);
  });
});
