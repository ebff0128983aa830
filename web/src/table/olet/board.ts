/** The spaces of the board besides the market: their names begin with two letters that say what they are. */
const PREFIXES: Record<string, string> = {
  PR: "print",
  SM: "supermarket",
  RC: "receiver",
  TX: "tax",
  CF: "commercial",
  JT: "jet",
};
export const KINDS = Object.values(PREFIXES);

/** One space as it is printed: its name, a price where it has one, and signs. */
export interface Space {
  name: string;
  kind: string;
  price: string;
  signs: string[];
}

export function spaceOf(printed: string): Space {
  const [name = "", ...rest] = printed.split(" ");
  const price = /^\d+$/.test(rest[0] ?? "") ? rest.shift()! : "";
  return { name, kind: PREFIXES[name.slice(0, 2)] ?? "market", price, signs: rest };
}
