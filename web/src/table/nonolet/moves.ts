/**
 * Where a move can be made on the table itself: moves have one notation, and the notation names the thing. The list of
 * legal moves comes with the view; what is not on the table is answered on the tablet.
 */
export type Targets = Map<string, string>;

const OWN = (you: number) => "ABCDEF"[you] ?? "";

export function targets(moves: readonly string[], you: number): Targets {
  const found: Targets = new Map();
  for (const move of moves) {
    const [verb, ...rest] = move.split(" ");
    const at = targetOf(verb ?? "", rest, OWN(you));
    if (at && !found.has(at)) found.set(at, move);
  }
  return found;
}

function targetOf(verb: string, rest: string[], own: string): string {
  const [first = "", second = ""] = rest;
  if (verb === "play" || verb === "discard") return `hand ${first}`;
  if (verb === "seat" || verb === "join") return `place ${own} ${first}`;
  if (verb === "collect") return `place ${own} ${first}`;
  if (verb === "visitor") return second ? `place ${first} ${second}` : `place ${own} ${first}`;
  if (verb === "queue") return `queue ${first} ${second}`;
  if (verb === "card") return `shown ${first}`;
  if (verb === "player") return `player ${first}`;
  if (verb === "upgrade" || verb === "event" || verb === "favour" || verb === "use") return `${verb} ${first}`;
  return "";
}
