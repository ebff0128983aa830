import type { Page } from "../lib/api";
import type { TableLine } from "../messages";

/** A list that the server sends in pages. Those that somebody has asked for are kept up to date. */
export class PagedTables {
  lines = $state.raw<TableLine[]>([]);
  #next = $state("");
  #pages = 1; // that have been asked for

  constructor(private readonly ask: (after: string) => Promise<Page<TableLine>>) {}

  get hasMore(): boolean {
    return this.#next !== "";
  }

  /** Load all pages again that are shown. */
  async refresh(): Promise<void> {
    const pages = this.#pages;
    let lines: TableLine[] = [];
    let next = "";
    for (let count = 0; count === 0 || (count < pages && next !== ""); count++) {
      const page = await this.ask(next);
      lines = lines.concat(page.lines);
      next = page.next;
    }
    if (pages === this.#pages) this.#show(lines, next); // else one more was loaded meanwhile
  }

  /** Load the next page. */
  async more(): Promise<void> {
    const from = this.#next;
    const page = await this.ask(from);
    if (from !== this.#next) return; // somebody has clicked twice
    this.#pages += 1;
    this.#show([...this.lines, ...page.lines], page.next);
  }

  /** A table that changes between two pages may be on both of them. */
  #show(lines: TableLine[], next: string): void {
    const known = new Set<string>();
    this.lines = lines.filter(({ id }) => known.size < known.add(id).size);
    this.#next = next;
  }
}
