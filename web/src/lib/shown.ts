import type { Cards, Said } from "../messages";

/** What a drawn table needs of its table, whether it is played there now or only looked at again. */
export interface Shown {
  /** Whose eyes it is seen with; -1 for somebody who only watches. */
  readonly you: number;
  /** Whether a move can be made here now. */
  readonly asked: boolean;
  readonly sending: boolean;
  readonly said: Said;
  /** What the numbers of cards stand for. */
  cards(): Promise<Cards>;
}
