import type { Stage } from "../motion/stage";
import type { Since } from "../messages";
import type { Happening } from "../views";
import { applied } from "./changes";
import { settings } from "./settings.svelte";
import type { View } from "./table.svelte";

/** One step: what happened, and the table after it. */
interface Taken {
  number: number;
  view: View;
  happenings: Happening[];
  told: string[];
}

// How long the table rests before the first step, and after each one so that its sentence can be read.
const BEFORE = 700;
const AFTER = 450;

/** Whether missed steps are shown again at all. */
export const shownAgain = (stage: Stage): boolean =>
  settings.speed !== "instant" && !settings.text && !stage.reduced && !document.hidden;

/** Nobody can move at a table of the past. */
const past = (view: View): View => ({ ...view, moves: [] });

/**
 * Shows missed steps again on the drawn table, one by one. The rest of the page shows the present. News that arrives
 * meanwhile is shown afterwards.
 */
export class Replay {
  /** The table as it stood then; null while the present is shown. */
  view = $state.raw<View | null>(null);
  /** The log lines of the current step: the first, and the one after the last. */
  marked = $state.raw<[number, number]>([0, 0]);
  #steps: Taken[] = [];
  #over = false;

  /**
   * Shows everything after entry number `since`. Until it begins, the table stays as last drawn, without anything to
   * click.
   */
  constructor(
    private readonly stage: Stage,
    readonly since: number,
    last: View | null,
  ) {
    this.view = last && past(last);
    this.stage.again = true;
    this.stage.begins(); // a key or a click counts while the steps are still on their way
  }

  /** Add news that arrived since it began. */
  add(step: Taken): void {
    this.#steps.push(step);
  }

  /** Prepare the steps to show; returns their sentences. */
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

  /** Jump to the present at once. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.view = null;
    this.stage.again = false;
    this.stage.skip();
  }
}
