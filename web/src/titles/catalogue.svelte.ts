import { api } from "../lib/api";
import type { GameInfo, TableInfo } from "../messages";

/** The games of the server, in its order: the first is the one that is meant where nobody names one. */
class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<GameInfo[]> | null = null;

  /** Asked for once; where that failed, the next call asks again. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (found) => (this.games = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }
}

export const catalogue = new Catalogue();

// A page that is one file has no server to ask: it was told the name of its game.
const told = $state<Record<string, string>>({});

export function tellLabel(game: string, label: string): void {
  told[game] = label;
}

/** The name of a game as people write it; empty until the server has said it. */
export function labelOf(game: string): string {
  const label = told[game] ?? catalogue.find(game)?.label;
  // What fails here is asked again with the next name; a page without a name still works.
  if (label === undefined) void catalogue.load().catch(() => undefined);
  return label ?? "";
}

/** The game of a table. Requests may leave it out, but what the server sends always names it. */
export const gameOf = (info: TableInfo): string => info.setting.game!;
