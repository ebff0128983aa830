import { beforeEach, describe, expect, it, vi } from "vitest";
import { Helpers } from "../../src/tab/helpers";
import type { FromHelper, ToHelper } from "../../src/tab/messages";

class Helper {
  told: ToHelper[] = [];
  ended = false;
  onmessage: ((event: { data: FromHelper }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(message: ToHelper): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromHelper): void {
    this.onmessage?.({ data });
  }
}

let all: Helper[];
let helpers: Helpers;
const reached = vi.fn();
const reviewed = vi.fn();
const content = new Uint8Array([1]);

beforeEach(() => {
  all = [];
  helpers = new Helpers("/tab/", () => (all.push(new Helper()), all.at(-1) as unknown as Worker), reached, reviewed);
});

describe("helpers", () => {
  it("are started when they are first needed", async () => {
    helpers.wake("bots");
    const found = helpers.work("bots", content, ["olet"]);
    expect(all.length).toBe(1);
    expect(all[0]!.told).toEqual([
      { type: "open", kit: "/tab/", role: "bots" },
      { type: "work", id: 1, content, networks: ["olet"] },
    ]);
    all[0]!.says({ type: "done", id: 1, content });
    expect(await found).toBe(content);
  });

  it("are replaced when they die, and whoever waits hears of it", async () => {
    const found = helpers.work("desk", content, []);
    all[0]!.says({ type: "gone" });
    await expect(found).rejects.toThrow();
    expect(all[0]!.ended).toBe(true);
    void helpers.work("desk", content, []);
    expect(all.length).toBe(2);
  });

  it("say how far a review has come, and stop when nobody wants it", () => {
    helpers.review("name", "record", []);
    all[0]!.says({ type: "reached", name: "name", done: 3 });
    all[0]!.says({ type: "reviewed", name: "name", content: null });
    expect(reached).toHaveBeenCalledWith("name", 3);
    expect(reviewed).toHaveBeenCalledWith("name", null);
    helpers.stop("review");
    expect(all[0]!.ended).toBe(true);
  });
});
