import { flushSync } from "svelte";
import { Pace } from "../following/pace.svelte";
import { SceneShown } from "../following/scene.svelte";
import { PLAIN_PLAN, type Plan } from "../following/scenes";
import { FACTOR, type Speed } from "../following/timing";
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

// What a press does not skip: the present beside a past table, and the buttons that stop and step.
const PRESENT = "[data-present], [data-pace], dialog, [popover]";
// The things on the table of the past.
const PAST = "[data-key], [data-place]";

const timeOf = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A press has no further effect: the click that follows it does nothing. */
function swallow(event: Event): void {
  if (event instanceof KeyboardEvent) return event.preventDefault();
  const end = (click: Event): void => (click.stopPropagation(), click.preventDefault());
  addEventListener("click", end, { capture: true, once: true });
  const over = (): unknown => setTimeout(() => removeEventListener("click", end, true), 50);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, over, { once: true });
}

/**
 * Shows changes of the table as motion, driven by the happenings. It can be stopped and stepped through; a press skips
 * what is being shown.
 */
export class Stage {
  readonly pace = new Pace();
  /** The card in the middle of the table, and what it does. */
  readonly scene = new SceneShown();
  #layer: HTMLElement | null = null;
  #plays = new Set<Play>();
  #showing = false;
  #hurried = false;
  readonly #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  /** Whether the past is shown. A click on a thing of the past ends it and has no other effect. */
  again = false;

  constructor() {
    addEventListener("pointerdown", this.#touched, true);
    addEventListener("keydown", this.#touched, true);
  }

  /** How fast things are shown. Who asks to see something again does not want it at once. */
  get speed(): Speed {
    return this.again && settings.speed === "instant" ? "brisk" : settings.speed;
  }

  get reduced(): boolean {
    return this.#reduced.matches;
  }

  /** Whether the player does not want to wait for the rest. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /**
   * Show the card that does something, make the change, and show how it came about. Resolves when the next change may
   * be shown.
   */
  async show(
    told: readonly Happening[],
    change: () => void,
    before: View | null,
    after: View | null,
    plan: Plan = PLAIN_PLAN,
  ): Promise<void> {
    const happenings = declaredOf(before, told);
    const hidden = this.#hurried || settings.text || document.hidden || !told.length || !before;
    if (plan.scene === null || hidden) this.scene.end();
    const atOnce = this.speed === "instant";
    if (atOnce && !hidden && plan.scene) this.scene.glance(plan.scene);
    if (atOnce || hidden) return change();
    this.#showing = true;
    this.#layers(plan.kind);
    if (plan.scene) {
      this.scene.begin(plan.scene);
      await this.pace.wait(plan.scene.ms);
      if (this.#hurried) {
        this.scene.end();
        return change();
      }
    }
    const { factor } = plan;
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
    const moved = Promise.race([play.over(), timeOf(LONGEST * factor)]);
    await Promise.all([moved, this.pace.wait(plan.after)]);
    if (!play.empty) void play.over().then(() => this.#plays.delete(play));
    else this.#plays.delete(play);
  }

  /** Something is about to be shown. To skip before it comes is to skip it. */
  begins(): void {
    this.#showing = true;
  }

  /** Show the table as it is for a while. */
  async rests(ms: number): Promise<void> {
    this.begins();
    if (this.speed !== "instant" && !this.#hurried) await this.pace.wait(ms * FACTOR[this.speed]);
  }

  /** Show everything that remains at once. */
  readonly skip = (): void => {
    this.#hurried = this.#showing;
    this.pace.resume();
    this.step();
  };

  /** Go on to the next thing. */
  readonly step = (): void => {
    for (const play of this.#plays) play.skip();
    this.pace.step();
  };

  /** Everything is shown. The next change takes its normal time again. */
  rest(): void {
    this.#showing = this.#hurried = false;
    this.pace.resume();
    this.scene.end();
    this.#layers("");
  }

  // A press on the table goes on to the next thing. Escape shows everything at once.
  readonly #touched = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    if (event instanceof KeyboardEvent) {
      if (event.key === "Escape") this.skip();
      return;
    }
    if (event.target.closest(PRESENT)) return;
    if (this.again && event.target.closest(PAST)) swallow(event);
    if (this.#showing) this.step();
  };

  close(): void {
    removeEventListener("pointerdown", this.#touched, true);
    removeEventListener("keydown", this.#touched, true);
    this.skip();
    this.#layer?.remove();
  }

  /** What is being shown, for those who measure how long. */
  #layers(kind: string): void {
    if (kind) this.#laid().dataset.showing = kind;
    else delete this.#layer?.dataset.showing;
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
