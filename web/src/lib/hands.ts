import { getContext, setContext } from "svelte";

/** A card that explains itself: what it is, what is printed on this one, and beside which element it is shown. */
export interface Explained {
  game: string;
  kind: string;
  key: string;
  facts: Record<string, string | number>;
  beside: HTMLElement;
}

/** What somebody's hands can do at the table they are at. */
export interface Hands {
  play(move: string): void;
  whyNot(wish: string): void;
  explain(card: Explained | null): void;
}

const HANDS = Symbol("hands");

export const provideHands = (hands: Hands): Hands => setContext(HANDS, hands);

/** The hands of the table above; on a page without a table nothing can be done. */
export const useHands = (): Hands => getContext<Hands | undefined>(HANDS) ?? { play() {}, whyNot() {}, explain() {} };
