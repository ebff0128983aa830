import type { Happening, View } from "../views";
import type { Entry } from "./entries";

/** One step: what happened, in words as well, and the table after it. */
export interface Step {
  number: number;
  view: View;
  happenings: readonly Happening[];
  told: Entry[];
}

/** What happened since our own last move, kept to be shown again; for a spectator, one turn of each seat. */
export class Round {
  from: View | null = null;
  steps: Step[] = [];

  add(step: Step, before: View | null): void {
    this.from ??= before;
    this.steps.push(step);
    if (step.view.seat < 0) this.#leaveOut(seatsOf(step.view));
  }

  forget(): void {
    this.from = null;
    this.steps = [];
  }

  /** Keep the last turns only. */
  #leaveOut(turns: number): void {
    const begins = this.steps.flatMap(({ happenings }, at) =>
      happenings.some(({ kind }) => kind === "turn-began") ? [at] : [],
    );
    const first = begins.at(-turns);
    if (begins.length <= turns || !first) return;
    this.from = this.steps[first - 1]!.view;
    this.steps = this.steps.slice(first);
  }
}

const seatsOf = (view: View): number => {
  const players: unknown = "players" in view ? view.players : [];
  return Array.isArray(players) && players.length ? players.length : 2;
};
