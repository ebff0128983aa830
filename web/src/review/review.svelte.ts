import { ask, Refusal } from "../lib/api";
import { sentenceOf } from "../lib/people.svelte";
import type { Decision, ReviewResponse, ReviewState, DecisionWords } from "../messages";

const AGAIN = 700; // milliseconds between two requests for its progress

/** The review of one record: request it, wait for it, stop it. */
export class Reviewing {
  seen = $state.raw<ReviewResponse | null>(null);
  state = $state.raw<ReviewState | null>(null);
  problem = $state("");
  #over = false;

  constructor(private readonly record: string) {}

  /** Request the review, and ask until it is ready. */
  async begin(): Promise<void> {
    this.#over = false;
    this.problem = "";
    try {
      while (!this.#over) {
        const seen = await ask<ReviewResponse>("POST", "/reviews", { record: this.record });
        this.state = seen.state;
        if (seen.review) {
          this.seen = seen;
          return;
        }
        await this.#made(seen.state.id);
      }
    } catch (error) {
      this.state = null;
      this.problem = sentenceOf(error);
    }
  }

  async stop(): Promise<void> {
    const state = this.state;
    this.close();
    this.state = null;
    if (state) await ask<void>("DELETE", `/reviews/${state.id}`).catch(() => {});
  }

  /** Stop asking. The server finishes the review, and it is ready the next time. */
  close(): void {
    this.#over = true;
  }

  async #made(id: string): Promise<void> {
    while (!this.#over) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (this.#over) return;
      try {
        const state = await ask<ReviewState>("GET", `/reviews/${id}`);
        if (this.#over || !state.running) return;
        this.state = state;
      } catch (error) {
        if (!(error instanceof Refusal) || error.key !== "offline") throw error; // a lost connection comes back
      }
    }
  }
}

/** A decision that gave something away, and its text. */
export interface Mistake extends Decision {
  words: DecisionWords;
}

export function mistakes({ review, told }: ReviewResponse): Mistake[] {
  const words = new Map(told.map((each) => [each.number, each]));
  return (review?.decisions ?? []).flatMap((each) => {
    const found = words.get(each.number);
    return found ? [{ ...each, words: found }] : [];
  });
}
