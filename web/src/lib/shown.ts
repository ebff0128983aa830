import type { Cards, Said } from "../messages";

/** What a drawn table needs to know, in a live game as well as in a recorded one. */
export interface Shown {
  /** The seat from which the table is seen; -1 for a spectator. */
  readonly you: number;
  /** Whether a move can be made here now. */
  readonly asked: boolean;
  readonly sending: boolean;
  readonly said: Said;
  /** What the numbers of cards stand for. */
  cards(): Promise<Cards>;
}
