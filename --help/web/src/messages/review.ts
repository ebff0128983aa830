// Made from types in Python by `python -m pecunia.server.schema`; do not edit.

/** A move that the search tried, and the chance to win with it. */
export interface Tried {
  move: string;
  chance: number;
}

/**
 * A decision that was judged by what its player knew. `number` is how many moves had been made before it. `best` is
 * what the strong bot would have played: the same as `played` where nothing was surely better. `loss` is the chance to
 * win that was given away, `size` its name, `reasons` what speaks for the better move, by topic. `difference` is by how
 * much the strong bot's move was better in the deals that were tried, surely or not. It may be below zero.
 */
export interface Decision {
  number: number;
  turn: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  loss: number;
  difference: number;
  error: number;
  size: string;
  reasons: (string | number)[][];
  options: Tried[];
}

/**
 * How a seat came from its chance at the start to its result: `start` and these three add up to `result`. `own` is what
 * its own decisions lost, `others` what those of the others gave it or took from it, and `luck` all the rest: what was
 * drawn and dealt, and what nobody could know. Every difference counts, however small: if only those counted that are
 * sure, the many small losses of weak players would be luck of the others.
 */
export interface Balance {
  seat: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  decisions: number;
  average_loss: number;
  sizes: Record<string, number>;
}

/** What a turn brought each seat beyond what was decided in it; `number` moves had been made when it began. */
export interface Fortune {
  turn: number;
  number: number;
  seat: number;
  luck: number[];
}

/**
 * Money that came, or went where it is below zero, from one kind of thing: how often and how much, by seat. `group` is
 * `class` (who paid), `card` (what was played), or another group of the game; `key` names the thing.
 */
export interface Source {
  group: string;
  key: string;
  times: number[];
  amounts: number[];
}

/** The whole. `chances` are everybody's at the start and after each move, as the seat sees them that is asked. */
export interface Review {
  version: number;
  game: string;
  seats: string[];
  winners: number[];
  scores: number[];
  tries: number;
  chances: number[][];
  turns: number[];
  decisions: Decision[];
  balances: Balance[];
  fortunes: Fortune[];
  sources: Source[];
}

/** A decision worth a word: what was asked, what was played, what was better, and what speaks for that. */
export interface DecisionWords {
  number: number;
  question: string;
  played: string;
  best: string;
  reasons: string[];
}
