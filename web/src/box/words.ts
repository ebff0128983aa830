import type { Copies, Field, Row } from "./form";
import { isWhole, type Part, rowsOf } from "./form";

/** A row in words: what its columns say, in their order. */
export function rowText(field: Field, row: Row): string {
  return field.columns
    .filter(({ key }) => row[key] !== undefined)
    .map((column) => {
      const value = row[column.key]!;
      if (column.kind === "number") return String(value);
      return column.kind === "flag" ? column.name : (column.choices.find(({ key }) => key === value)?.name ?? "");
    })
    .join(" · ");
}

/** A number or a word as it is; nothing for anything else. */
export const plainText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

/** A value in a line; empty if there is none. `plain` stands for a row without anything on it. */
export function valueText(part: Part, field: Field, value: unknown, plain: string): string {
  if (value === undefined) return "";
  if (part.kind === "grid")
    return Object.entries(value as Copies)
      .map(([cell, copies]) => `${copies} × ${cell}`)
      .join(", ");
  if (part.kind !== "rows") return plainText(value);
  return (rowsOf(part, field, value) ?? []).map((row) => rowText(field, row) || plain).join(", ");
}

/** The first field that is not whole yet; undefined if all are. */
export const nextField = (part: Part, entries: Readonly<Record<string, unknown>>, after?: Field): Field | undefined => {
  const at = after ? part.fields.indexOf(after) + 1 : 0;
  const around = [...part.fields.slice(at), ...part.fields.slice(0, at)];
  return around.find((field) => (part.together ? !(field.entry in entries) : !isWhole(part, field, entries)));
};
