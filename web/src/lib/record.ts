/** A move of a record: who made it, in which turn, and its notation. */
export interface Noted {
  turn: number;
  letter: string;
  move: string;
}

/**
 * The moves of a record, in order. Each line is a turn and names its player once; any other player who moves is named.
 */
export function movesOf(record: string): Noted[] {
  const lines = record.split("\n");
  return lines.slice(lines.indexOf("moves") + 1, lines.indexOf("end")).flatMap((line) => {
    const [turn = "", owner = "", ...rest] = line.split(" ");
    return rest
      .join(" ")
      .split("; ")
      .map((text) => {
        const other = /^([A-F]) (.*)$/.exec(text);
        return { turn: Number(turn), letter: other?.[1] ?? owner, move: other?.[2] ?? text };
      });
  });
}
