// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { mineEverywhere } from "../../src/lib/mine";
import { useOwnHouse } from "../../src/lib/transport";

const there = [{ id: "abc" }];
const own = (answer: () => Promise<Response>) =>
  useOwnHouse({
    takes: () => false,
    request: answer,
    line: () => {
      throw new Error("no line is opened");
    },
  });
const ids = async () => (await mineEverywhere()).lines.map(({ id }) => id);

afterEach(() => {
  vi.unstubAllGlobals();
  useOwnHouse(null);
  house.loaded = 0;
});

it("lists the tables of this browser before those of the server", async () => {
  vi.stubGlobal("fetch", async () => Response.json(there));
  own(async () => Response.json([{ id: "tab-1" }]));
  expect(await ids()).toEqual(["abc"]); // nobody waits for the house in the tab
  house.loaded = 1;
  expect(await ids()).toEqual(["tab-1", "abc"]);
});

it("lists those of the server even if the house in the tab is gone", async () => {
  vi.stubGlobal("fetch", async () => Response.json(there));
  house.loaded = 1;
  own(() => Promise.reject(new TypeError("broken")));
  expect(await ids()).toEqual(["abc"]);
});
