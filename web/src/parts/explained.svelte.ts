import type { Explained } from "../lib/hands";
import type { Cards } from "../messages";
import { DRAWN } from "../titles/registry";
import type { CardKind } from "../titles/title";

// Long enough for a pointer to come over and read.
const LINGERS = 180;

/** Which card is being explained at a table, and which values of its cards nobody has stated. */
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

  /** Somebody is reading: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }

  /** Whether what is printed on the card is our reconstruction: no rulebook states it. */
  isReconstructed(card: Explained): boolean {
    const table = KINDS[card.kind]?.values;
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

/** The kinds of cards of all titles; no two titles have one of the same name. */
const KINDS: Record<string, CardKind> = Object.fromEntries(DRAWN.flatMap((title) => Object.entries(title.cards)));

/** Where the rules tell of a card: under the key of its words. */
export const anchorOf = (kind: string, key: string): string => KINDS[kind]?.chapter ?? wordsKey(kind, key);

export const wordsKey = (kind: string, key: string): string => KINDS[kind]?.words?.(key) ?? `${kind}-${key}`;
