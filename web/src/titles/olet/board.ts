/** The spaces of the board except the market. The first two letters of a name give its kind. */
const PREFIXES: Record<string, string> = {
  PR: "print",
  SM: "supermarket",
  RC: "receiver",
  TX: "tax",
  CF: "commercial",
  JT: "jet",
};
export const JOBS = ["print", "supermarket", "receiver", "tax", "jet", "commercial"];
export const PATTERNS = ["red", "blue", "ochre", "violet"];
export const QUALITIES = [1, 2, 3];

/** One space as printed: its name, its price if it has one, and its signs. */
export interface Space {
  name: string;
  kind: string;
  price: number;
  signs: string[];
}

export function spaceOf(printed: string): Space {
  const [name = "", ...rest] = printed.split(" ");
  const price = /^\d+$/.test(rest[0] ?? "") ? Number(rest.shift()) : 0;
  return { name, kind: PREFIXES[name.slice(0, 2)] ?? "market", price, signs: rest };
}

/** The drawing of a space: its kind and its printed signs, in the order that the drawings use. */
export function drawingOf(space: Space): string {
  return [space.kind, ...["bin", "sunglasses", "hat"].filter((sign) => space.signs.includes(sign))].join("-");
}

/** A card as views name it: `B-jet`, `C-lottery-80`. */
export interface CardToken {
  letter: string;
  kind: string;
  value: string;
}

export function cardOf(token: string): CardToken {
  const [, letter = "", kind = "", value = ""] = /^(\w)-(.+?)(?:-(\d+))?$/.exec(token) ?? [];
  return { letter, kind, value };
}

/** Whether a space of the track is more than a plain one. */
export const isSpecial = (kind: string) => kind !== "plain";

/** Money as notes, the largest first. */
export function notesOf(cash: number): Record<string, number> {
  return { "real-50": Math.floor(cash / 50), "real-10": Math.floor((cash % 50) / 10) };
}
