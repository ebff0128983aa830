import { seatLetter } from "../../lib/seats";

/**
 * Where a move can be made on the table itself: moves have one notation, and the notation names the thing. The list of
 * legal moves comes with the view; what is not on the table is answered on the tablet.
 */
export type Targets = Map<string, string>;

type Things = (words: string[], own: string) => string[];

/**
 * The things on the table that stand for a move, by its first word. The first move that names a thing is what a click
 * means.
 */
const THINGS: Record<string, Things> = {
  play: ([card]) => [`hand ${card}`],
  discard: ([card]) => [`hand ${card}`],
  seat: ([place, which], own) => (which ? [QUEUED[which]?.(own) ?? ""] : [`place ${own} ${place}`, `queue ${own} 1`]),
  join: ([place], own) => [`place ${own} ${place}`, `queue ${own} 1`],
  collect: ([spot], own) => [`place ${own} ${spot}`],
  visitor: ([first, second], own) => [second ? `place ${first} ${second}` : `place ${own} ${first}`],
  queue: ([player, position]) => [`queue ${player} ${position}`],
  card: ([index]) => [`shown ${index}`],
  player: ([player]) => [`player ${player}`],
  upgrade: ([key]) => [`upgrade ${key}`],
  event: ([key]) => [`event ${key}`],
  favour: ([key]) => [`favour ${key}`],
  use: ([key]) => [`use ${key}`],
  climb: (_, own) => [`ladder ${own}`],
};

const QUEUED: Record<string, (own: string) => string> = {
  pair: (own) => `queue ${own} 2`,
  second: (own) => `queue ${own} 2`,
  third: (own) => `queue ${own} 3`,
};

export function targets(moves: readonly string[], you: number): Targets {
  const own = seatLetter(you);
  const found: Targets = new Map();
  for (const move of moves) {
    const [verb = "", ...words] = move.split(" ");
    for (const thing of THINGS[verb]?.(words, own) ?? []) {
      if (thing && !found.has(thing)) found.set(thing, move);
    }
  }
  return found;
}
