import { type Entries, type Form, parted } from "./form";

/** A box as a file of values, as the command line reads it. Two tables are for people and this page only. */
const ABOUT = "about";
const UNFINISHED = "unfinished";

type Tables = { [name: string]: unknown };

export function fileOf(form: Form, entries: Entries, others: Entries, about: Record<string, string> = {}): string {
  const { whole, half } = parted(form, entries);
  const tables = none();
  if (Object.keys(about).length) tables[ABOUT] = about;
  for (const [entry, value] of Object.entries({ ...others, ...whole })) put(tables, entry.split("."), value);
  const rest = Object.keys(half).length ? `${header([UNFINISHED])}${lines(half)}` : "";
  return `${sections(tables, [])}${rest}`;
}

/** Only what counts in a game. */
export const valuesOf = (form: Form, entries: Entries, others: Entries): string =>
  fileOf(form, parted(form, entries).whole, others);

function put(tables: Tables, path: string[], value: unknown): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (!rest.length) tables[name] = value;
  else if (isObject((tables[name] ??= none()))) put(tables[name] as Tables, rest, value);
}

/** A table without any names: those in a link come from strangers, and `__proto__` is one of them. */
const none = () => Object.create(null) as Tables;
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bare = (name: string) => (/^[\w-]+$/.test(name) ? name : text(name));
/** JSON writes texts as TOML does, but for one sign. */
const text = (said: string) => JSON.stringify(said).replaceAll("\u007f", "\\u007f");
const header = (path: string[]) => `[${path.map(bare).join(".")}]\n`;
const lines = (table: Tables) =>
  `${Object.entries(table)
    .map(([name, value]) => `${bare(name)} = ${written(value)}\n`)
    .join("")}\n`;

/** A table of its own, unless it is inside another and its names are numbers: such a short one stands in a line. */
const isTable = (value: unknown, path: string[]): value is Tables =>
  isObject(value) && (!path.length || !Object.keys(value).every((name) => /^\d+(\/\d+)?$/.test(name)));

function sections(tables: Tables, path: string[]): string {
  const entries = Object.entries(tables).filter(([, value]) => !isTable(value, path));
  const below = Object.entries(tables).filter(([, value]) => isTable(value, path)) as [string, Tables][];
  const own = entries.length ? `${path.length ? header(path) : ""}${lines(Object.fromEntries(entries))}` : "";
  return own + below.map(([name, table]) => sections(table, [...path, name])).join("");
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const inner = Object.entries(value).map(([name, part]) => `${bare(name)} = ${written(part)}`);
    return inner.length ? `{ ${inner.join(", ")} }` : "{}";
  }
  return typeof value === "string" ? text(value) : String(value);
}
