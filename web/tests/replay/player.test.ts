// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { Replay, ReplayStep } from "../../src/messages";
import { pressed } from "../../src/replay/keys";
import { Player } from "../../src/replay/player.svelte";

const step = (turn: number, player: number, more: Partial<ReplayStep> = {}): ReplayStep =>
  ({
    turn,
    player,
    move: "",
    said: "seats L",
    told: [],
    happenings: [],
    changes: [],
    own: {},
    hidden: false,
    ...more,
  }) as ReplayStep;

// Three turns of two, one and two moves. Every view counts some money; A's own view also counts the hand.
const money = (amount: number): ReplayStep["changes"] => [[["money"], amount]];
const REPLAY = {
  game: "non-olet",
  names: ["Gaius", "Livia", "Gaius"],
  options: "edition=2016",
  cards: {},
  swings: [2, 4],
  views: { A: { money: 0, hand: 1 }, B: { money: 0 }, C: { money: 0 }, open: { money: 0 }, spectator: { money: 0 } },
  steps: [
    step(1, 0, { changes: money(1), told: ["Gaius sits down."] }),
    step(1, 0, { changes: money(2), own: { A: { changes: [[["hand"], 2]], happenings: [], told: ["You draw."] } } }),
    step(2, 1, { changes: money(3), hidden: true }),
    step(3, 2, { changes: money(4) }),
    step(3, 2, { changes: [[["outcome"], { winner: 0 }]] }),
  ],
} as unknown as Replay;

let player: Player;
beforeEach(() => {
  settings.speed = "instant";
  player = new Player(REPLAY);
});
afterEach(() => {
  player.close();
  vi.useRealTimers();
});

describe("where a recorded game stands", () => {
  it("is the beginning, or the moment of a link, as far as there is one", () => {
    expect(player.at).toBe(0);
    expect(new Player(REPLAY, 3).at).toBe(3);
    expect(new Player(REPLAY, 99).at).toBe(5);
    expect(new Player(REPLAY, -1).at).toBe(0);
    expect(new Player(REPLAY, Number.NaN).at).toBe(0);
  });

  it("shows the view of that moment, put together from differences", () => {
    expect(player.view).toEqual({ money: 0 });
    player.seek(4);
    expect(player.view).toEqual({ money: 4 });
    player.seek(1);
    expect(player.view).toEqual({ money: 1 });
  });

  it("is over when there is an outcome", () => {
    expect(player.info.status).toBe("playing");
    player.seek(5);
    expect(player.info.status).toBe("over");
  });
});

describe("eyes", () => {
  it("are those of the seats, everybody's and a spectator's", () => {
    expect(player.eyes).toEqual(["A", "B", "C", "open", "spectator"]);
    expect(new Player(REPLAY, 0, "Z").eye).toBe("open");
  });

  it("see what their seat saw", () => {
    player.look("A");
    player.seek(2);
    expect(player.view).toEqual({ money: 2, hand: 2 });
    expect(player.told(REPLAY.steps[1]!)).toEqual(["You draw."]);
    expect(player.you).toBe(0);
    player.look("spectator");
    expect(player.you).toBe(-1);
  });

  it("see a hidden move only where it was made, or where all is open", () => {
    const seeing = (eye: string) => (player.look(eye), player.sees(REPLAY.steps[2]!));
    expect(["A", "B", "open", "spectator"].map(seeing)).toEqual([false, true, true, false]);
  });
});

describe("names", () => {
  it("have a letter where two are called the same", () => {
    expect([0, 1, 2].map((seat) => player.name(seat))).toEqual(["A Gaius", "Livia", "C Gaius"]);
  });
});

describe("ways through the game", () => {
  it("lead from turn to turn, to the beginning of this one first", () => {
    const at = [1, 1, 1].map(() => (player.turnBy(1), player.at));
    expect(at).toEqual([2, 3, 5]);
    player.seek(4);
    expect([1, 1, 1].map(() => (player.turnBy(-1), player.at))).toEqual([3, 2, 0]);
  });

  it("lead from swing to swing, and stay where there is no further one", () => {
    expect([1, 1, 1].map(() => (player.swingBy(1), player.at))).toEqual([2, 4, 4]);
    expect([1, 1].map(() => (player.swingBy(-1), player.at))).toEqual([2, 2]);
  });

  it("lead one move on, and not past the end", async () => {
    player.seek(4);
    await player.forth();
    await player.forth();
    expect(player.at).toBe(5);
    player.back();
    expect(player.at).toBe(4);
  });

  it("are walked by themselves until the end, and from there anew", async () => {
    vi.useFakeTimers();
    const whole = player.play();
    await vi.advanceTimersByTimeAsync(10_000);
    await whole;
    expect(player.at).toBe(5);
    void player.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.at).toBe(1);
    player.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(player.at).toBe(1);
  });
});

describe("keys", () => {
  const press = (key: string, on: Element = document.body, init: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...init });
    Object.defineProperty(event, "target", { value: on });
    pressed(event, player);
    return event.defaultPrevented;
  };
  const element = (html: string): Element => {
    document.body.innerHTML = html;
    return document.body.firstElementChild!;
  };

  it.each([
    ["End", 5],
    ["ArrowDown", 2],
    ["n", 2],
    ["N", 2],
    ["Home", 0],
  ])("%s leads to move %i", (key, at) => {
    expect(press(key)).toBe(true);
    expect(player.at).toBe(at);
  });

  it("with Ctrl are the browser's", () => {
    expect(press("End", document.body, { ctrlKey: true })).toBe(false);
    expect(player.at).toBe(0);
  });

  it("are letters where somebody writes", () => {
    expect(press("n", element("<textarea></textarea>"))).toBe(false);
    expect(press("n", element("<input type=text>"))).toBe(false);
    expect(press("n", element("<input type=range>"))).toBe(true);
  });

  it("press the button that has the focus", () => {
    expect(press(" ", element("<button>ok</button>"))).toBe(false);
    expect(player.playing).toBe(false);
  });

  it("are the dialog's while one is open", () => {
    element("<dialog open></dialog>");
    expect(press("End")).toBe(false);
    document.body.innerHTML = "";
  });
});
