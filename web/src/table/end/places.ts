/** One row of the result: a seat, its score, and whether it has won. */
export interface Row {
  at: number;
  name: string;
  score: number | undefined;
  won: boolean;
  how: string;
}

/** The rows of a result, the winners first, with their places. Those with the same score share a place. */
export function placed<R extends Row>(rows: readonly R[]): (R & { place: number })[] {
  const sorted = [...rows].sort(
    (one, other) => Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0),
  );
  const same = (one: R, other: R) => one.won === other.won && one.score === other.score;
  return sorted.map((row) => ({ ...row, place: 1 + sorted.findIndex((other) => same(row, other)) }));
}
