import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewResponse } from "../../src/messages";
import { percent, signed } from "../../src/lib/numbers";
import { mistakes, Reviewing } from "../../src/review/review.svelte";

describe("shares of a victory", () => {
  it.each([
    [0.256, 26, "+26"],
    [-0.1, -10, "−10"],
    [0, 0, "+0"],
  ])("%d", (share, whole, sign) => {
    expect(percent(share)).toBe(whole);
    expect(signed(share)).toBe(sign);
  });
});

describe("mistakes", () => {
  it("are the decisions that have words", () => {
    const seen = {
      review: { decisions: [{ number: 1 }, { number: 4 }] },
      told: [{ number: 4, sentence: "Better: L." }],
    };
    expect(mistakes(seen as unknown as ReviewResponse)).toEqual([
      { number: 4, words: { number: 4, sentence: "Better: L." } },
    ]);
  });

  it("are none while the review is being made", () => {
    expect(mistakes({ review: null, told: [] } as unknown as ReviewResponse)).toEqual([]);
  });
});

describe("waiting for a review", () => {
  const running = { id: "r1", running: true, done: 3, of: 9, before: 0 };
  const made = { ...running, running: false };
  const asked: string[] = [];
  let answers: unknown[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path.replace("/api/v1", "")}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer));
    });
  });
  afterEach(() => vi.useRealTimers());

  it("looks until it is made, and asks for it once more", async () => {
    answers = [
      { state: running, review: null },
      { ...running, done: 5 },
      made,
      { state: made, review: { decisions: [] } },
    ];
    const review = new Reviewing("record");
    const over = review.begin();
    await vi.advanceTimersByTimeAsync(700);
    expect(review.state).toMatchObject({ done: 5 });
    await vi.advanceTimersByTimeAsync(700);
    await over;
    expect(review.seen?.review).toEqual({ decisions: [] });
    expect(asked).toEqual(["POST /reviews", "GET /reviews/r1", "GET /reviews/r1", "POST /reviews"]);
  });

  it("waits for a lost line", async () => {
    answers = [
      { state: running, review: null },
      new TypeError("offline"),
      made,
      { state: made, review: { decisions: [] } },
    ];
    const review = new Reviewing("record");
    const over = review.begin();
    await vi.advanceTimersByTimeAsync(1400);
    await over;
    expect(review.seen).not.toBeNull();
    expect(review.problem).toBe("");
  });

  it("ends when nobody looks any more", async () => {
    answers = [{ state: running, review: null }];
    const review = new Reviewing("record");
    const over = review.begin();
    await vi.advanceTimersByTimeAsync(100);
    review.close();
    await vi.advanceTimersByTimeAsync(10_000);
    await over;
    expect(asked).toEqual(["POST /reviews"]);
    expect(review.seen).toBeNull();
  });
});
