import type { Explained } from "../lib/hands";
import type { Cards } from "../messages";

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
    const table = TABLES[card.kind];
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

/** The table of values that a kind of card is made from. */
const TABLES: Record<string, (key: string) => string> = {
  roman: (key) => `romans.${key.replace(/-\d+$/, "")}`,
  famous: () => "famous",
  event: () => "events",
  ladder: () => "careers",
  "olet-card": () => "cards",
  "olet-space": () => "board",
  "olet-track": () => "track",
};

/** Where the words of a kind of card stand. */
const WORDS: Record<string, (key: string) => string> = {
  action: (key) => `card-${key}`,
  roman: (key) => `class-${key.replace(/-\d+$/, "")}`,
  "olet-space": (key) => `olet-space-${key.replace(/-.*/, "")}`,
  "olet-track": (key) => `olet-track-${key.replace(/-.*/, "")}`,
  "olet-note": (key) => `web-olet-note-${key.replace(/-.*/, "")}`,
};

// What has no place of its own in the rules is told there once for all of its kind.
const TOLD_TOGETHER: Record<string, string> = { roman: "roman", "olet-note": "money" };

/** Where the rules tell of a card: under the key of its words. */
export const anchorOf = (kind: string, key: string): string => TOLD_TOGETHER[kind] ?? wordsKey(kind, key);

export const wordsKey = (kind: string, key: string): string => WORDS[kind]?.(key) ?? `${kind}-${key}`;
