import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { firstTable, firstWelcome, freshTable } from "../../src/tab/first";
import { inMemory, type Cupboard } from "../../src/tab/cupboard";

let cupboard: Cupboard;
vi.mock("../../src/tab/cupboard", async (load) => ({
  ...(await load<typeof import("../../src/tab/cupboard")>()),
  openCupboard: async () => cupboard,
}));

const FILES: Record<string, unknown> = {
  "/tab/first.json": { olet: [2, 8], obolus: [] },
  "/tab/first/olet-2.fr.json": { number: 2, table: { seats: [{ name: "VISITOR" }, { name: "Balbina" }] } },
};

beforeEach(() => {
  cupboard = inMemory();
  vi.stubGlobal("fetch", async (address: string) =>
    address in FILES ? new Response(JSON.stringify(FILES[address])) : new Response("", { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  house.loaded = 0;
});

it("is one where nobody has played", async () => {
  expect(await freshTable("olet")).toBe("tab-first-olet-2");
  await cupboard.write([["put", "table/tab-first-olet-2", "{}"]]);
  expect(await freshTable("olet")).toBe("tab-first-olet-8");
  expect(await firstTable("tab-first-olet-2")).toBeNull();
  await cupboard.write([["put", "table/tab-first-olet-8", "{}"]]);
  expect([await freshTable("olet"), await freshTable("obolus"), await freshTable("unknown")]).toEqual(["", "", ""]);
});

it("has the name of the visitor, whatever signs are in it", async () => {
  const first = (await firstTable("tab-first-olet-2"))!;
  expect(first).toEqual({ game: "olet", number: "2" });
  const told = JSON.parse(await firstWelcome(first, "fr", '$& "Anna" \\')) as { table: { seats: { name: string }[] } };
  expect(told.table.seats.map(({ name }) => name)).toEqual(['$& "Anna" \\', "Balbina"]);
  expect(await firstWelcome(first, "xx", "Anna")).toBe("");
});

it("is not used once Python is there", async () => {
  house.loaded = 1;
  expect(await firstTable("tab-first-olet-2")).toBeNull();
});
