// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Explained } from "../../src/lib/hands";
import type { Cards } from "../../src/messages";
import { anchorOf, Explainer, wordsKey } from "../../src/parts/explained.svelte";

const card = (kind: string, key: string, game = "non-olet"): Explained => ({
  game,
  kind,
  key,
  facts: {},
  beside: document.body,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the words of a card", () => {
  it.each([
    ["non-olet", "action", "line-cutter", "card-line-cutter", "card-line-cutter"],
    ["non-olet", "roman", "senator-3", "class-senator", "roman"],
    ["non-olet", "famous", "caesar", "famous-caesar", "famous-caesar"],
    ["olet", "olet-space", "print-hat", "olet-space-print", "olet-space-print"],
    ["olet", "olet-note", "real-50", "web-olet-note-real", "money"],
  ])("%s: %s %s", (game, kind, key, words, anchor) => {
    expect(wordsKey(card(kind, key, game))).toBe(words);
    expect(anchorOf(card(kind, key, game))).toBe(anchor);
  });

  it.each(["olet", "obolus"])("are no other title's: %s has no Romans", (game) => {
    expect(wordsKey(card("roman", "senator-3", game))).toBe("roman-senator-3");
    expect(anchorOf(card("roman", "senator-3", game))).toBe("roman-senator-3");
  });
});

describe("a card that explains itself", () => {
  it("lingers for a moment, so that a pointer can come over", () => {
    const explainer = new Explainer(() => Promise.reject(new Error("offline")));
    explainer.show(card("action", "villa"));
    explainer.show(null);
    vi.advanceTimersByTime(179);
    expect(explainer.card).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(explainer.card).toBeNull();
  });

  it("stays while somebody reads", () => {
    const explainer = new Explainer(() => Promise.reject(new Error("offline")));
    explainer.show(card("action", "villa"));
    explainer.show(null);
    explainer.stay();
    vi.advanceTimersByTime(10_000);
    expect(explainer.card?.key).toBe("villa");
    explainer.hide();
    expect(explainer.card).toBeNull();
  });

  it("says what no rulebook states, and asks for that once", async () => {
    const cards = vi.fn(async () => ({ reconstructed: ["romans.senator", "events.flood"] }) as Cards);
    const explainer = new Explainer(cards);
    explainer.show(card("roman", "senator-3"));
    explainer.show(card("roman", "slave-1"));
    await vi.runAllTimersAsync();
    expect(cards).toHaveBeenCalledOnce();
    expect(explainer.isReconstructed(card("roman", "senator-3"))).toBe(true);
    expect(explainer.isReconstructed(card("roman", "slave-1"))).toBe(false);
    expect(explainer.isReconstructed(card("event", "war"))).toBe(true);
    expect(explainer.isReconstructed(card("action", "villa"))).toBe(false);
    expect(explainer.isReconstructed(card("event", "war", "olet"))).toBe(false);
  });
});
