import { flushSync } from "svelte";
import { settings } from "../lib/settings.svelte";
import { declaredOf } from "../lib/titles";
import { drawn } from "../titles/registry";
import type { Happening, View } from "../views";
import { EFFECTS } from "./effects";
import { LONGEST, PLAIN } from "./grammar";
import { moveThings } from "./moves";
import { Play } from "./play";
import { sound } from "./sounds";
import { measure } from "./things";

/** How much longer everything takes, and how long the table rests between two moves of others. */
const PACE = { slow: { factor: 1.7, rest: 450 }, normal: { factor: 1, rest: 120 } };

// While the past is shown: the elements that still belong to the present, and the things on the table of the past.
const PRESENT = "[data-present]";
const PAST = "[data-key], [data-place]";

/** A press has no further effect: neither as a key nor as the click that follows it. */
function swallow(event: Event): void {
  if (event instanceof KeyboardEvent) return event.preventDefault();
  const end = (click: Event): void => (click.stopPropagation(), click.preventDefault());
  addEventListener("click", end, { capture: true, once: true });
  const over = (): unknown => setTimeout(() => removeEventListener("click", end, true), 50);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, over, { once: true });
}

/** Shows changes of the table as motion, driven by the happenings. Any click or key brings it to its end. */
export class Stage {
  #layer: HTMLElement | null = null;
  #plays = new Set<Play>();
  #showing = false;
  #hurried = false;
  #wake: (() => void) | null = null;
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  /** Whether the past is shown. A click on a thing of the past ends it and has no other effect. */
  again = false;

  constructor() {
    addEventListener("pointerdown", this.#touched, true);
    addEventListener("keydown", this.#touched, true);
  }

  get reduced(): boolean {
    return this.#reduced.matches;
  }

  /** Whether the player does not want to wait for the rest. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** Make the change at once and show how it came about. Resolves when the next change may be shown. */
  async show(
    told: readonly Happening[],
    change: () => void,
    before: View | null,
    after: View | null,
    longer = 0,
  ): Promise<void> {
    const happenings = declaredOf(before, told);
    if (settings.speed === "instant" || this.#hurried || document.hidden || !told.length || !before) return change();
    this.#showing = true;
    const { factor, rest } = PACE[settings.speed];
    const then = measure();
    flushSync(change);
    const now = measure();
    const play = new Play(this.#laid(), this.#reduced.matches, factor);
    this.#plays.add(play);
    const grammar = drawn(before.title)?.grammar ?? PLAIN;
    moveThings(then, now, happenings, grammar, play);
    const things = (key: string) => now.get(key) ?? then.get(key);
    const was = (key: string) => then.get(key) ?? now.get(key);
    const turned = [...now]
      .filter(([key, { face }]) => (then.get(key)?.face ?? face) !== face)
      .map(([, thing]) => thing);
    for (const happening of happenings) {
      const { effect, sound: name } = grammar.telling(happening);
      if (name && settings.sounds) sound(name);
      if (effect) EFFECTS[effect]({ happening, things, was, turned, before, after }, play);
    }
    await Promise.race([play.over(), this.#wait(LONGEST * factor)]);
    if (!play.empty) void play.over().then(() => this.#plays.delete(play));
    else this.#plays.delete(play);
    if (!this.#hurried) await this.#wait(rest + longer * factor);
  }

  /** Something is about to be shown. To skip before it comes is to skip it. */
  begins(): void {
    this.#showing = true;
  }

  /** Show the table as it is for a while. */
  async rests(ms: number): Promise<void> {
    this.begins();
    if (settings.speed !== "instant" && !this.#hurried) await this.#wait(ms * PACE[settings.speed].factor);
  }

  /** Show everything that remains at once. */
  readonly skip = (): void => {
    this.#hurried = this.#showing;
    for (const play of this.#plays) play.skip();
    this.#wake?.();
  };

  /** Everything is shown. The next change takes its normal time again. */
  rest(): void {
    this.#showing = this.#hurried = false;
  }

  readonly #touched = (event: Event): void => {
    if (this.again && event.target instanceof Element) {
      const presses = !(event instanceof KeyboardEvent) || event.key === "Enter" || event.key === " ";
      if (presses && event.target.closest(PRESENT)) return; // a pressed button must not vanish before its click
      if (presses && event.target.closest(PAST)) swallow(event);
    }
    this.skip();
  };

  close(): void {
    removeEventListener("pointerdown", this.#touched, true);
    removeEventListener("keydown", this.#touched, true);
    this.skip();
    this.#layer?.remove();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }

  #laid(): HTMLElement {
    if (!this.#layer) {
      this.#layer = document.createElement("div");
      this.#layer.style.cssText = "position: fixed; inset: 0; z-index: 50; pointer-events: none; overflow: hidden";
      this.#layer.setAttribute("aria-hidden", "true");
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}
