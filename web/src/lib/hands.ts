import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

/** A card that explains itself: what it is, what is printed on this one, and beside which element it is shown. */
export interface Explained {
  game: string;
  kind: string;
  key: string;
  facts: Record<string, string | number>;
  beside: HTMLElement;
}

/** Which moves can be made on the table itself; the tablet need not put those first. */
export class Offered {
  readonly #counts = new SvelteMap<string, number>();

  has(move: string): boolean {
    return (this.#counts.get(move) ?? 0) > 0;
  }

  change(move: string, by: number): void {
    this.#counts.set(move, (this.#counts.get(move) ?? 0) + by);
  }
}

/** What somebody's hands can do at the table they are at. */
export interface Hands {
  play(move: string): void;
  whyNot(query: string): void;
  explain(card: Explained | null): void;
  offered: Offered;
}

const HANDS = Symbol("hands");

export const provideHands = (hands: Hands): Hands => setContext(HANDS, hands);

/** The hands of the table above; on a page without a table nothing can be done. */
export const useHands = (): Hands =>
  getContext<Hands | undefined>(HANDS) ?? { play() {}, whyNot() {}, explain() {}, offered: new Offered() };
