import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

/**
 * A card that is being explained: what it is, what is printed on it, and the element beside which the text is shown.
 */
export interface Explained {
  game: string;
  kind: string;
  key: string;
  facts: Record<string, string | number>;
  beside: HTMLElement;
}

/** The moves that can be made on the table itself. The tablet need not put those first. */
export class Offered {
  readonly #counts = new SvelteMap<string, number>();

  has(move: string): boolean {
    return (this.#counts.get(move) ?? 0) > 0;
  }

  change(move: string, by: number): void {
    this.#counts.set(move, (this.#counts.get(move) ?? 0) + by);
  }
}

/** What the player can do at the table on this page. */
export interface Hands {
  play(move: string): void;
  whyNot(query: string): void;
  explain(card: Explained | null): void;
  /** A legal move as a sentence. */
  words(move: string): string;
  offered: Offered;
}

const HANDS = Symbol("hands");

export const provideHands = (hands: Hands): Hands => setContext(HANDS, hands);

/** The hands of the surrounding table. On a page without a table they do nothing. */
export const useHands = (): Hands =>
  getContext<Hands | undefined>(HANDS) ?? {
    play() {},
    whyNot() {},
    explain() {},
    words: () => "",
    offered: new Offered(),
  };
