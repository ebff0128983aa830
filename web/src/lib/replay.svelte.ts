import type { Stage } from "../motion/stage";
import type { Since } from "../messages";
import type { Happening } from "../views";
import { applied } from "./changes";
import { settings } from "./settings.svelte";
import type { View } from "./table.svelte";

/** One thing that happened, and the table after it. */
interface Taken {
  number: number;
  view: View;
  happenings: Happening[];
  told: string[];
}

// So long the table rests before the first step, and after each one, for its sentence to be read.
const BEFORE = 700;
const AFTER = 450;

/** Whether what was missed is shown again at all. */
export const shownAgain = (stage: Stage): boolean =>
  settings.speed !== "instant" && !settings.text && !stage.reduced && !document.hidden;

/** Nothing can be done at a table that is past. */
const past = (view: View): View => ({ ...view, moves: [] });

/**
 * What was missed, shown again on the drawn table, step by step; all else on the page is at the present. News that come
 * meanwhile are shown after it.
 */
export class Replay {
  /** The table as it stood then; nothing where the present is shown. */
  view = $state.raw<View | null>(null);
  /** The lines that tell the step that is shown: the first, and the one after the last. */
  marked = $state.raw<[number, number]>([0, 0]);
  #steps: Taken[] = [];
  #over = false;

  /** Since a number; until it begins, the table stays as it was last drawn, and nothing on it can be clicked. */
  constructor(
    private readonly stage: Stage,
    readonly since: number,
    last: View | null,
  ) {
    this.view = last && past(last);
  }

  /** News that have come since it began. */
  add(step: Taken): void {
    this.#steps.push(step);
  }

  /** Lay out what there is to show; its sentences. */
  lay({ view, steps }: Since): string[] {
    const taken: Taken[] = [];
    for (const step of steps) {
      view = applied(view!, step.changes);
      taken.push({ ...step, view });
    }
    const last = taken.at(-1)?.number ?? -1;
    this.#steps = [...taken, ...this.#steps.filter(({ number }) => number > last)];
    return this.#steps.flatMap(({ told }) => told);
  }

  async play(from: View): Promise<void> {
    if (this.#over) return;
    this.stage.again = true;
    this.view = past(from);
    await this.stage.rests(BEFORE);
    let before = from;
    for (let step = this.#steps.shift(); step && !this.#over && !this.stage.hurried; step = this.#steps.shift()) {
      const { view, told, happenings } = step;
      const line = this.marked[1];
      const take = () => {
        this.view = past(view);
        if (told.length) this.marked = [line, line + told.length];
      };
      await this.stage.show(happenings, take, before, view, told.length ? AFTER : 0);
      before = view;
    }
    this.end();
  }

  /** The table stands where it is now, at once. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.view = null;
    this.stage.again = false;
    this.stage.skip();
  }
}
