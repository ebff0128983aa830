import { entriesOf, type Entry } from "../following/entries";
import { followingOf, readingOf } from "../following/reading";
import type { Step } from "../following/round";
import { planOf } from "../following/scenes";
import type { Stage } from "../motion/stage";
import type { Since } from "../messages";
import { applied } from "./changes";
import { settings } from "./settings.svelte";
import type { View } from "./table.svelte";

// How long the table rests before the first step.
const BEFORE = 700;

/** Whether missed steps are shown again without being asked for. */
export const shownAgain = (stage: Stage): boolean => settings.speed !== "instant" && !stage.reduced && canBeShown();

/** Whether steps can be shown again: there is a drawn table, and somebody looks at it. */
export const canBeShown = (): boolean => !settings.text && !document.hidden;

/** Nobody can move at a table of the past. */
const past = (view: View): View => ({ ...view, moves: [] });

/**
 * Shows steps again on the drawn table, one by one. The rest of the page shows the present. News that arrives meanwhile
 * is shown afterwards. One can stop, and go back and forth.
 */
export class Replay {
  /** The table as it stood then; null while the present is shown. */
  view = $state.raw<View | null>(null);
  /** The newest line of the log that has been shown. */
  line = $state.raw<Entry | undefined>(undefined);
  /** How many steps have been shown, and how many there are. */
  at = $state(0);
  count = $state(0);
  #steps: Step[] = [];
  #from: View | null = null;
  #jump: number | null = null;
  #over = false;

  /**
   * Shows everything after entry number `since`. Until it begins, the table stays as last drawn, without anything to
   * click.
   */
  constructor(
    private readonly stage: Stage,
    readonly since: number,
    last: View | null,
    private readonly seat = -1,
    readonly stays = false,
  ) {
    this.view = last && past(last);
    this.stage.again = true;
    this.stage.begins(); // a key or a click counts while the steps are still on their way
  }

  /** Add news that arrived since it began. */
  add(step: Step): void {
    this.#steps.push(step);
    this.count = this.#steps.length;
  }

  /** The steps to show. */
  take(steps: readonly Step[]): void {
    const last = steps.at(-1)?.number ?? -1;
    this.#steps = [...steps, ...this.#steps.filter(({ number }) => number > last)];
    this.count = this.#steps.length;
  }

  /** Prepare steps that the server has sent. */
  lay({ view, steps }: Since): void {
    const taken: Step[] = [];
    let line: Entry | undefined;
    const { cause } = followingOf(view?.title ?? "");
    for (const { number, changes, happenings, told: words, notes } of steps) {
      view = applied(view!, changes);
      const told = entriesOf(number, words, notes, happenings, cause, line);
      line = told.at(-1) ?? line;
      taken.push({ number, view, happenings, told });
    }
    this.take(taken);
  }

  /** Show the steps, from the first one or from a later one. */
  async play(from: View, first = 0): Promise<void> {
    if (this.#over) return;
    this.#from = from;
    this.#stand(first);
    await this.stage.rests(BEFORE);
    while (!this.#over && !this.stage.hurried) {
      if (this.#jump !== null) {
        this.#stand(this.#jump);
        this.#jump = null;
      }
      const step = this.#steps[this.at];
      if (!step) break;
      await this.#show(step);
    }
    // A single moment stays on the table until the player goes on.
    if (this.stays && !this.#over && !this.stage.hurried) {
      this.stage.pace.pause();
      await this.stage.pace.wait(1);
    }
    this.end();
  }

  /** Show the step before the last one again. */
  back(): void {
    this.#jump = Math.max(0, this.at - 2);
    this.stage.pace.pause();
    this.stage.step();
  }

  /** Jump to the present at once. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.view = null;
    this.stage.again = false;
    this.stage.skip();
  }

  async #show(step: Step): Promise<void> {
    const { view, told, happenings } = step;
    const before = this.#viewAt(this.at);
    const take = () => {
      this.view = past(view);
      this.line = told.at(-1) ?? this.line;
      this.at += 1;
    };
    const plan = planOf(told, this.seat, this.line?.cause ?? null, readingOf(view.title), this.stage.speed);
    await this.stage.show(happenings, take, before, view, plan);
  }

  #viewAt(at: number): View | null {
    return at > 0 ? this.#steps[at - 1]!.view : this.#from;
  }

  /** The table as it stood before a step. */
  #stand(at: number): void {
    this.at = Math.min(at, this.#steps.length);
    const view = this.#viewAt(this.at);
    this.view = view && past(view);
    this.line = this.#steps[this.at - 1]?.told.at(-1);
  }
}
