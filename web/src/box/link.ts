import { BROKEN, packed, unpacked } from "../replay/link";
import type { Entries } from "./form";

/** A box in a link below the address of this page: behind the `#`, so that no server ever sees it. */
export interface Linked {
  game: string;
  entries: Entries;
  others: Entries;
}

export async function linkOf({ game, entries, others }: Linked): Promise<string> {
  return `/box#${game}.${await packed(JSON.stringify([entries, others]))}`;
}

/** The box behind a `#`; null if there is none, and `BROKEN` if it did not arrive whole. */
export async function linked(hash: string): Promise<Linked | null | typeof BROKEN> {
  if (hash.length < 2) return null;
  const [, game, text] = /^#([a-z][a-z-]{0,19})\.([\w-]+)$/.exec(hash) ?? [];
  if (!game || !text) return BROKEN;
  const said = await unpacked(text);
  try {
    const [entries, others] = JSON.parse(said) as [Entries, Entries];
    return isTable(entries) && isTable(others) ? { game, entries, others } : BROKEN;
  } catch {
    return BROKEN;
  }
}

const DEEPEST = 6; // tables in tables: a file has three

const isTable = (value: unknown): boolean =>
  !Array.isArray(value) && isValue(value, DEEPEST) && value instanceof Object;

/** What strangers put in a link goes on into a file: it has no word for nothing, and no end of tables in tables. */
const isValue = (value: unknown, deep: number): boolean =>
  typeof value !== "object" ||
  (value !== null && deep > 0 && Object.values(value).every((part) => isValue(part, deep - 1)));
