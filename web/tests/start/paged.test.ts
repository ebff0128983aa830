import { describe, expect, it } from "vitest";
import type { TableLine } from "../../src/messages";
import { PagedTables } from "../../src/start/paged.svelte";

const line = (id: string) => ({ id }) as TableLine;
const ids = (list: PagedTables) => list.lines.map(({ id }) => id);

/** A server with these pages, by the cursor that leads to them. */
function server(pages: Record<string, [lines: string[], next: string]>) {
  const asked: string[] = [];
  const list = new PagedTables(async (after) => {
    asked.push(after);
    const [lines, next] = pages[after]!;
    return { lines: lines.map(line), next };
  });
  return { list, asked, pages };
}

describe("a list in pages", () => {
  it("shows more until the end", async () => {
    const { list } = server({ "": [["a", "b"], "2"], "2": [["c"], "3"], "3": [["d"], ""] });
    await list.refresh();
    expect([ids(list), list.hasMore]).toEqual([["a", "b"], true]);
    await list.more();
    expect([ids(list), list.hasMore]).toEqual([["a", "b", "c"], true]);
    await list.more();
    expect([ids(list), list.hasMore]).toEqual([["a", "b", "c", "d"], false]);
  });

  it("keeps all pages that are shown up to date, and shows nothing twice", async () => {
    const { list, pages, asked } = server({ "": [["a", "b"], "2"], "2": [["c", "d"], "3"], "3": [["e"], ""] });
    await list.refresh();
    await list.more();
    pages[""] = [["c", "a"], "2b"]; // c has changed, and b has gone to the second page
    pages["2b"] = [["b", "c"], "3b"];
    await list.refresh();
    expect([ids(list), list.hasMore]).toEqual([["c", "a", "b"], true]);
    expect(asked).toEqual(["", "2", "", "2b"]);
    pages[""] = [["c"], ""];
    await list.refresh();
    expect([ids(list), list.hasMore]).toEqual([["c"], false]);
  });

  it("does not lose a page that is loaded while the list is refreshed", async () => {
    const { list } = server({ "": [["a"], "2"], "2": [["b"], ""] });
    await list.refresh();
    await Promise.all([list.refresh(), list.more()]);
    expect(ids(list)).toEqual(["a", "b"]);
  });

  it("does not load a page twice if somebody clicks twice", async () => {
    const { list, asked } = server({ "": [["a"], "2"], "2": [["b"], "3"], "3": [["c"], ""] });
    await list.refresh();
    await Promise.all([list.more(), list.more()]);
    expect(ids(list)).toEqual(["a", "b"]);
    expect(asked).toEqual(["", "2", "2"]);
  });

  it("stays as it is if a page cannot be loaded", async () => {
    const { list } = server({ "": [["a"], "lost"] });
    await list.refresh();
    await expect(list.more()).rejects.toThrow();
    expect([ids(list), list.hasMore]).toEqual([["a"], true]);
  });
});
