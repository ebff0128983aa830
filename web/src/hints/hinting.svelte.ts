import { api, Refusal } from "../lib/api";
import { sentenceOf } from "../lib/people.svelte";
import type { Hints, JudgedMove } from "../messages";

/** The best moves of the open question, as a strong bot sees them, while the player wants to see them. */
export class Hinting {
  open = $state(false);
  busy = $state(false);
  problem = $state("");
  found = $state.raw<Hints | null>(null);
  /** The player's own move, compared with the best. */
  mine = $state("");
  #asked = 0;

  constructor(private readonly table: string) {}

  /** The best moves, the best first. */
  get best(): JudgedMove[] {
    return this.found?.judged.slice(0, BEST) ?? [];
  }

  get own(): JudgedMove | undefined {
    return this.mine ? this.found?.judged.find(({ move }) => move === this.mine) : undefined;
  }

  /** Ask about the open question. An answer that comes after another question is dropped. */
  async ask(mine = ""): Promise<void> {
    const asked = (this.#asked += 1);
    this.mine = mine;
    this.busy = true;
    this.problem = "";
    try {
      const found = await api.hints(this.table, mine);
      if (asked === this.#asked) this.found = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.#asked) this.problem = sentenceOf(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** The question has changed. */
  forget(): void {
    this.#asked += 1;
    this.found = null;
    this.mine = this.problem = "";
    this.busy = false;
  }
}

export const BEST = 3;
