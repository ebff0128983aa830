import type { BoxColumn, BoxField, BoxForm, BoxPart } from "../messages";

/** The server states everything in a form. */
type Whole<T> = T extends (infer I)[] ? Whole<I>[] : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T;
export type Form = Whole<BoxForm>;
export type Part = Whole<BoxPart>;
export type Field = Whole<BoxField>;
export type Column = Whole<BoxColumn>;

/** What somebody has entered, by the names of the file of values. */
export type Entries = Readonly<Record<string, unknown>>;
/** The copies of each card of a class: `3/4` is how long it stays, and what it pays. */
export type Copies = Readonly<Record<string, number>>;
/** A row by its columns. A sign that is not there is left out. */
export type Row = Readonly<Record<string, string | number | true>>;

const isNumber = (value: unknown, least: number, most: number, step = 1): value is number =>
  Number.isInteger(value) &&
  (value as number) >= least &&
  (value as number) <= most &&
  ((value as number) - least) % step === 0;
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The numbers from the least to the most. */
export const between = (least: number, most: number, step = 1): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step);

function isCell(part: Part, text: unknown): boolean {
  const numbers = typeof text === "string" ? text.split("/") : [];
  return (
    numbers.length === part.axes.length &&
    part.axes.every(({ least, most }, at) => `${+numbers[at]!}` === numbers[at] && isNumber(+numbers[at], least, most))
  );
}

/** Whether a column belongs to a row: some only come with certain things in the first one. */
export const belongs = (column: Column, row: Row, field: Field): boolean =>
  !column.only.length || column.only.includes(String(row[field.columns[0]!.key]));

/** The range of a number, which may depend on what stands in the first column. */
export function rangeOf(column: Column, row: Row, field: Field): [number, number] {
  const first = field.columns[0]!;
  const chosen = first.choices.find((choice) => choice.key === row[first.key]);
  return column.most || !chosen ? [column.least, column.most] : [chosen.least, chosen.most];
}

/** Rows as a list in the file, and back; null for what no row can be. */
export function rowsOf(part: Part, field: Field, value: unknown): Row[] | null {
  if (!Array.isArray(value)) return null;
  const list = value.slice(field.ahead.length) as unknown[];
  const rows = list.map((one) => readRow(part, field, one));
  return rows.includes(null) ? null : (rows as Row[]);
}
export const written = (part: Part, field: Field, rows: readonly Row[]): unknown[] => [
  ...field.ahead,
  ...rows.map((row) => writeRow(part, field, row)),
];

function readRow(part: Part, field: Field, value: unknown): Row | null {
  if (part.written === "number")
    return typeof value === "number" ? checked({ [field.columns[0]!.key]: value }, field) : null;
  if (part.written === "table") return isTable(value) ? checked(value as Row, field) : null;
  if (typeof value !== "string") return null;
  const words = value.split(/\s+/).filter((word) => word && word !== part.empty);
  const row: Record<string, string | number | true> = {};
  for (const column of field.columns) {
    if (!belongs(column, row, field)) continue;
    if (column.kind === "flag") {
      if (words.includes(column.key)) row[column.key] = true;
    } else if (words.length) {
      const word = words.shift()!;
      row[column.key] = column.kind === "number" ? Number(word) : word;
    }
  }
  const signs = field.columns.filter((column) => column.kind === "flag").map((column) => column.key);
  return words.every((word) => signs.includes(word)) ? checked(row, field) : null;
}

function writeRow(part: Part, field: Field, row: Row): unknown {
  const stated = field.columns.filter((column) => row[column.key] !== undefined && belongs(column, row, field));
  if (part.written === "number") return row[field.columns[0]!.key];
  if (part.written === "table") return Object.fromEntries(stated.map((column) => [column.key, row[column.key]]));
  return stated.map((column) => (column.kind === "flag" ? column.key : row[column.key])).join(" ") || part.empty;
}

/** The row, if everything in it can be. */
function checked(row: Row, field: Field): Row | null {
  const known = field.columns.map((column) => column.key);
  return Object.keys(row).every((key) => known.includes(key)) &&
    field.columns.every((column) => fine(column, row, field))
    ? row
    : null;
}
function fine(column: Column, row: Row, field: Field): boolean {
  const value = row[column.key];
  if (!belongs(column, row, field)) return value === undefined;
  if (column.kind === "flag") return value === undefined || value === true;
  if (column.kind === "choice")
    return value === undefined ? !needed(column, field) : column.choices.some(({ key }) => key === value);
  const [least, most] = rangeOf(column, row, field);
  return isNumber(value, least, most, column.step);
}

/** A choice that a row cannot do without: the first one, and one that only some rows have. */
export const needed = (column: Column, field: Field): boolean => column === field.columns[0] || column.only.length > 0;

/** Whether a row has everything that it needs. */
export const complete = (row: Row, field: Field): boolean => checked(row, field) !== null;

/** Whether something from outside can be shown at all. */
export function fits(part: Part, field: Field, value: unknown): boolean {
  if (part.kind === "grid")
    return (
      isTable(value) && Object.entries(value).every(([cell, copies]) => isCell(part, cell) && isNumber(copies, 1, 99))
    );
  if (part.kind === "cell") return isCell(part, value);
  if (part.kind === "number") return isNumber(value, field.least, field.most, field.step);
  const rows = rowsOf(part, field, value);
  return rows !== null && rows.length <= field.most;
}

/** How much of a field is there, and how much there must be. */
export function stand(part: Part, field: Field, entries: Entries): { found: number; total: number } {
  const value = entries[field.entry];
  if (part.kind === "grid") return { found: sum(Object.values((value ?? {}) as Copies)), total: field.total };
  if (part.kind === "rows") {
    const rows = rowsOf(part, field, value) ?? [];
    if (part.counted) return { found: sum(rows.map((row) => Number(row[part.counted] ?? 0))), total: 0 };
    if (field.least === field.most) return { found: rows.length, total: field.most };
    return { found: isLong(field, rows) ? 1 : 0, total: 1 };
  }
  if (part.total) return { found: Number(value ?? 0), total: 0 };
  return { found: value === undefined ? 0 : 1, total: 1 };
}

/** Whether a list of no certain length is long enough: it has an end, or as many rows as there must be. */
const isLong = (field: Field, rows: readonly Row[]) =>
  rows.length >= field.least && (!field.end || rows.at(-1)?.[field.columns[0]!.key] === field.end);

/** The same for a whole page of the form. */
export function standOf(part: Part, entries: Entries): { found: number; total: number } {
  const all = part.fields.map((field) => stand(part, field, entries));
  if (part.total) return { found: sum(all.map(({ found }) => found)), total: part.total };
  if (part.kind === "rows") {
    const whole = part.fields.filter((field) => isWhole(part, field, entries)).length;
    return part.fields.length > 1 ? { found: whole, total: part.fields.length } : all[0]!;
  }
  return { found: sum(all.map(({ found }) => found)), total: sum(all.map(({ total }) => total)) };
}

/** Whether a field counts in a game. What is half entered is kept, but the reconstruction plays. */
export function isWhole(part: Part, field: Field, entries: Entries): boolean {
  if (part.total) {
    const { found, total } = standOf(part, entries);
    return found === total && (part.kind !== "rows" || part.fields.every(({ entry }) => entry in entries));
  }
  if (part.together && !part.fields.every(({ entry }) => entry in entries)) return false;
  const { found, total } = stand(part, field, entries);
  return found > 0 && found === total;
}

/** What of these entries a form can show, and the names of the others. */
export function sorted(form: Form, entries: Entries): { fit: Record<string, unknown>; unfit: string[] } {
  const fit: Record<string, unknown> = {};
  const unfit: string[] = [];
  const places = form.parts.flatMap((part) => part.fields.map((field) => [part, field] as const));
  for (const [entry, value] of Object.entries(entries)) {
    const place = places.find(([, field]) => field.entry === entry);
    if (place && fits(...place, value)) fit[entry] = value;
    else unfit.push(place ? place[1].name : entry);
  }
  return { fit, unfit };
}

/** Entries that count in a game, and those that are not finished. */
export function parted(
  form: Form,
  entries: Entries,
): { whole: Record<string, unknown>; half: Record<string, unknown> } {
  const whole: Record<string, unknown> = {};
  const half: Record<string, unknown> = {};
  for (const part of form.parts)
    for (const field of part.fields)
      if (field.entry in entries) (isWhole(part, field, entries) ? whole : half)[field.entry] = entries[field.entry];
  return { whole, half };
}

/** How many of the cards in a class are as they are in another one. */
export const alike = (mine: Copies, ours: Copies): number =>
  sum(Object.entries(mine).map(([cell, copies]) => Math.min(copies, ours[cell] ?? 0)));

/** The mean of one of the numbers on the cards. */
export function meanOf(copies: Copies, axis: number): number {
  const cards = Object.entries(copies);
  const count = sum(cards.map(([, many]) => many));
  return count ? sum(cards.map(([cell, many]) => many * Number(cell.split("/")[axis]))) / count : 0;
}
