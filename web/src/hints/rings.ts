/** A move to be marked on the table: its rank from 1 on (0: the one that was played), and a few words for its badge. */
export interface Ringed {
  move: string;
  rank: number;
  words: string;
}

const NEVER = "[data-hint-panel] *";

/** Ring everything on the table that stands for one of these moves. Returns what takes the rings away. */
export function ring(moves: readonly Ringed[], root: ParentNode = document): () => void {
  const ringed: HTMLElement[] = [];
  for (const { move, rank, words } of moves) {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(move)}"]`)) {
      if (element.dataset.rank !== undefined || element.matches(NEVER)) continue;
      element.dataset.rank = `${rank}`;
      element.dataset.badge = words;
      ringed.push(element);
    }
  }
  return () => {
    for (const element of ringed) {
      delete element.dataset.rank;
      delete element.dataset.badge;
    }
  };
}
