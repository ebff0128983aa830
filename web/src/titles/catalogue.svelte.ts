import { api } from "../lib/api";
import type { GameInfo, TableInfo } from "../messages";

/** The server's games, in its order. The first is the default. */
class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  labels = $state.raw<Record<string, string>>({});
  #asked: Promise<GameInfo[]> | null = null;
  #labelsAsked = false;

  /** Requested once; after a failure the next call tries again. */
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

  /** Only the names: a table needs no more, and less comes over the line. */
  async loadLabels(): Promise<void> {
    if (this.#labelsAsked || this.#asked) return;
    this.#labelsAsked = true;
    try {
      this.labels = Object.fromEntries((await api.gamesInBrief()).map(({ game, label }) => [game, label]));
    } catch {
      this.#labelsAsked = false;
    }
  }

  find(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }
}

export const catalogue = new Catalogue();

// A page that is a single file has no server to ask, so the name of its game is set here.
const told = $state<Record<string, string>>({});

export function tellLabel(game: string, label: string): void {
  told[game] = label;
}

/** The name of a game as people write it; empty until the server has sent it. */
export function labelOf(game: string): string {
  const label = told[game] ?? catalogue.find(game)?.label ?? catalogue.labels[game];
  // After a failure the next call tries again. The page works without the name.
  if (label === undefined) void catalogue.loadLabels();
  return label ?? "";
}

/** The game of a table. Requests may leave it out, but the server always sends it. */
export const gameOf = (info: TableInfo): string => info.setting.game!;
