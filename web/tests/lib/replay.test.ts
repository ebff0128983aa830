// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../../src/lib/replay.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { View } from "../../src/lib/table.svelte";
import { Stage } from "../../src/motion/stage";

const view = { moves: ["pass"] } as unknown as View;
const since = { view, steps: [{ number: 1, changes: [], happenings: [], told: ["A passes."] }], left_out: 0 };

describe("what was missed", () => {
  let stage: Stage;

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.speed = "slow";
    stage = new Stage();
  });
  afterEach(() => stage.close());

  it("is skipped by a key that comes before the steps do", async () => {
    const replay = new Replay(stage, 0, view);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    replay.lay(since);
    await replay.play(view);
    expect(replay.marked).toEqual([0, 0]);
    expect(replay.view).toBeNull();
    expect(stage.again).toBe(false);
  });

  it("is shown line by line otherwise", async () => {
    vi.useFakeTimers();
    const replay = new Replay(stage, 0, view);
    replay.lay(since);
    const played = replay.play(view);
    await vi.runAllTimersAsync();
    await played;
    vi.useRealTimers();
    expect(replay.marked).toEqual([0, 1]);
  });
});
