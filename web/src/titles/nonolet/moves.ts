import { seatLetter } from "../../lib/seats";

/**
 * The moves that can be made on the table itself. Each move has one notation, which names the thing to click. The legal
 * moves come with the view; moves without a thing on the table are made on the tablet.
 */
export type Targets = Map<string, string>;

type Things = (words: string[], own: string) => string[];

/**
 * The things on the table that stand for a move, by its first word. If several moves name a thing, a click plays the
 * first.
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
