// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../../src/lib/replay.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { View } from "../../src/lib/table.svelte";
import { Stage } from "../../src/motion/stage";

const view = { moves: ["pass"] } as unknown as View;
const step = (number: number) => ({
  number,
  changes: [[["turn"], number]] as [string[], number][],
  happenings: [{ kind: "turn-began" as const, player: 0, turn: number }],
  told: [`Turn ${number}.`],
  notes: [{}],
});
const since = { view, steps: [step(1), step(2), step(3)], left_out: 0 };

describe("what was missed", () => {
  let stage: Stage;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.speed = "slow";
    stage = new Stage();
  });
  afterEach(() => {
    stage.close();
    vi.useRealTimers();
  });

  it("is skipped by Escape, also before the steps have come", async () => {
    const replay = new Replay(stage, 0, view);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    replay.lay(since);
    await replay.play(view);
    expect(replay.at).toBe(0);
    expect(replay.view).toBeNull();
    expect(stage.again).toBe(false);
  });

  it("is shown step by step otherwise, with the line of each step", async () => {
    const replay = new Replay(stage, 0, view);
    replay.lay(since);
    const lines: (string | undefined)[] = [];
    const played = replay.play(view);
    for (let shown = 0; shown < 40; shown += 1) {
      await vi.advanceTimersByTimeAsync(100);
      if (replay.line?.text !== lines.at(-1)) lines.push(replay.line?.text);
    }
    await vi.runAllTimersAsync();
    await played;
    expect(lines).toEqual(["Turn 1.", "Turn 2.", "Turn 3."]);
    expect(replay.view).toBeNull();
  });

  it("stops where one goes back, and shows the step before once more", async () => {
    const replay = new Replay(stage, 0, view);
    replay.lay(since);
    void replay.play(view);
    while (replay.at < 3) await vi.advanceTimersByTimeAsync(50);
    replay.back();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.pace.paused).toBe(true);
    expect(replay.at).toBe(2);
    expect(replay.line?.text).toBe("Turn 2.");
    stage.pace.resume();
    await vi.runAllTimersAsync();
    expect(replay.view).toBeNull();
  });

  it("stays at a single moment until the player goes on", async () => {
    const replay = new Replay(stage, 0, view, 0, true);
    replay.lay({ ...since, steps: [step(1)] });
    void replay.play(view);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replay.view).not.toBeNull();
    stage.step();
    await vi.advanceTimersByTimeAsync(10);
    expect(replay.view).toBeNull();
  });
});
