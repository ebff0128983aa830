import type { Explained } from "../lib/hands";
import type { Cards } from "../messages";
import { drawn } from "../titles/registry";
import type { CardKind } from "../titles/title";

// Long enough for the pointer to move over and read.
const LINGERS = 180;

/** The card that is being explained at a table, and the values of its cards that no rulebook states. */
export class Explainer {
  card = $state.raw<Explained | null>(null);
  #reconstructed = $state.raw<string[]>([]);
  #asked = false;
  #timer = 0;

  constructor(private readonly cards: () => Promise<Cards>) {}

  show(card: Explained | null): void {
    clearTimeout(this.#timer);
    if (card) {
      this.card = card;
      void this.#ask();
    } else this.#timer = window.setTimeout(() => (this.card = null), LINGERS);
  }

  /** Somebody is reading the explanation, so it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }

  /** Whether the values on the card are our reconstruction because no rulebook states them. */
  isReconstructed(card: Explained): boolean {
    const table = kindOf(card)?.values;
    return table !== undefined && this.#reconstructed.some((name) => name.startsWith(table(card.key)));
  }

  async #ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.#reconstructed = await this.cards().then(
      (cards) => cards.reconstructed,
      () => [],
    );
  }
}

type Named = Pick<Explained, "game" | "kind" | "key">;

const kindOf = ({ game, kind }: Named): CardKind | undefined => drawn(game)?.cards[kind];

/** Where the rules describe a card: under the key of its words. */
export const anchorOf = (card: Named): string => kindOf(card)?.chapter ?? wordsKey(card);

export const wordsKey = (card: Named): string => kindOf(card)?.words?.(card.key) ?? `${card.kind}-${card.key}`;
