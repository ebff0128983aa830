import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { isAllKept, keepEverything, keepNothing } from "../../src/tab/keeping";
import { PARTS, findKit, keepKit, part } from "../../src/tab/kit";
import type { Kit } from "../../src/tab/messages";

const names = [...PARTS, "network-olet.bin", "pictures.zip.gz"];
const kit = (folder: string): Kit => ({
  lock: {},
  folder,
  sizes: Object.fromEntries(names.map((name) => [name, 3])),
  networks: { olet: "pecunia/olet/champion.bin" },
});

/** A cache of the browser with room for so many answers. */
class Rows {
  rows = new Map<string, Response>();
  constructor(public room = 100) {}
  match = async (address: string) => this.rows.get(address)?.clone();
  keys = async () => [...this.rows.keys()].map((url) => ({ url }));
  delete = async (url: string) => this.rows.delete(url);
  put = async (address: string, answer: Response) => {
    if (this.rows.size >= this.room) throw new DOMException("", "QuotaExceededError");
    this.rows.set(address, answer);
  };
}

let rows: Rows;
let network: (address: string) => Promise<Response>;

beforeEach(() => {
  rows = new Rows();
  vi.stubGlobal("caches", {
    open: async () => rows,
    delete: async () => (rows.rows.clear(), true),
  });
  network = async (address) => new Response(address.endsWith(".json") ? JSON.stringify(kit("new")) : "abc");
  vi.stubGlobal("fetch", (address: string) => network(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  house.kept = false;
});

describe("a part of the kit", () => {
  it("is kept, and read from there", async () => {
    expect((await part("/tab/", kit("new"), "python.zip.gz").whole).length).toBe(3);
    network = async () => {
      throw new TypeError("no network");
    };
    const again = part("/tab/", kit("new"), "python.zip.gz");
    expect(await new Response(again.stream).text()).toBe("abc");
  });

  it("is not kept if only half of it has come", async () => {
    network = async () => new Response("ab");
    const half = part("/tab/", kit("new"), "python.zip.gz");
    half.stream.cancel().catch(() => {});
    await expect(half.whole).rejects.toMatchObject({ why: "offline" });
    expect(rows.rows.size).toBe(0);
  });
});

describe("the kit that is kept", () => {
  it("is the one whose parts are all here, while a newer one is on its way", async () => {
    await keepKit("/tab/", kit("old"));
    expect((await findKit("/tab/")).folder).toBe("new");
    network = async () => {
      throw new TypeError("no network");
    };
    expect((await findKit("/tab/")).folder).toBe("old");
  });

  it("takes the place of older ones", async () => {
    rows.rows.set("/tab/old/python.zip.gz", new Response("abc"));
    await keepEverything();
    expect([...rows.rows.keys()].sort()).toEqual(["/tab/kit.json", ...names.map((name) => `/tab/new/${name}`)].sort());
    expect([await isAllKept(), house.kept]).toEqual([true, true]);
    await keepNothing();
    expect([await isAllKept(), house.kept]).toEqual([false, false]);
  });

  it("does not count while something is missing for want of room", async () => {
    rows.room = 4;
    await expect(keepEverything()).rejects.toMatchObject({ why: "full" });
    expect([await isAllKept(), house.kept]).toEqual([false, false]);
  });

  it("is none where something else than a kit is sent", async () => {
    network = async () => new Response("<!doctype html>");
    await expect(findKit("/tab/")).rejects.toMatchObject({ why: "offline" });
  });
});
