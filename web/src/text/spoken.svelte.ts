import { api } from "../lib/api";
import type { Table } from "../lib/table.svelte";
import type { TextPart } from "../messages";

const QUIET = 400;
const LONGEST = 2500;

/**
 * The table in words, written by the server. It is requested when the table has come to rest, or after a while at the
 * latest.
 */
export class Spoken {
  parts = $state.raw<TextPart[]>([]);
  #timer = 0;
  #since = 0;
  #asked = 0;

  constructor(
    private readonly table: Table,
    private readonly id: string,
    private readonly invitation: string,
  ) {
    $effect(() => {
      void this.table.view;
      void this.table.info?.status;
      this.#soon();
      return () => clearTimeout(this.#timer);
    });
  }

  #soon(): void {
    const now = performance.now();
    this.#since ||= now;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), Math.min(QUIET, Math.max(0, this.#since + LONGEST - now)));
  }

  async #ask(): Promise<void> {
    this.#since = 0;
    const asked = (this.#asked += 1);
    try {
      const { parts } = await api.text(this.id, this.invitation);
      if (asked === this.#asked) this.parts = parts;
    } catch {
      // The old words stay until the next change. A lost connection is reported elsewhere.
    }
  }
}
