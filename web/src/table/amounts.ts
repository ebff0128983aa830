/**
 * Answers that differ only in numbers (`deposit 50`, `sell 0/1/2`): one control for all of them instead of a long list.
 */
export interface Amounts {
  verb: string;
  rows: { move: string; numbers: number[] }[];
}

const FEW = 6;
// Here the number names a thing on the table; it is not an amount.
const NAMES = ["card"];

export function amountsOf(moves: readonly string[]): { amounts: Amounts[]; rest: string[] } {
  const found = new Map<string, Amounts>();
  for (const move of moves) {
    const match = /^(\S+) (\d+(?:\/\d+)*)$/.exec(move);
    if (!match) continue;
    const [, verb = "", numbers = ""] = match;
    if (NAMES.includes(verb)) continue;
    const group = found.get(verb) ?? { verb, rows: [] };
    group.rows.push({ move, numbers: numbers.split("/").map(Number) });
    found.set(verb, group);
  }
  const amounts = [...found.values()].filter((group) => group.rows.length > FEW);
  const taken = new Set(amounts.flatMap((group) => group.rows.map((row) => row.move)));
  return { amounts, rest: moves.filter((move) => !taken.has(move)) };
}
