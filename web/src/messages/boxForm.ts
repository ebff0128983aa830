// Made from types in Python by `python -m pecunia.server.schema`; do not edit.

/**
 * One side of a grid: the numbers that a card can show at one of its places, and the sign there. `fact` is what the
 * drawing of the card calls this number.
 */
export interface BoxAxis {
  name: string;
  sign: string;
  fact: string;
  least: number;
  most: number;
}

/** Something that can be printed, with the range of the number that belongs to it; `most` is 0 if there is none. */
export interface BoxChoice {
  key: string;
  name: string;
  sign?: string;
  least?: number;
  most?: number;
}

/**
 * A part of a row: one of several things, a number, or a sign that is there or not. `only` are the choices of the first
 * column with which it appears; without any it always does.
 */
export interface BoxColumn {
  key: string;
  name: string;
  kind: "choice" | "flag" | "number";
  choices?: BoxChoice[];
  least?: number;
  most?: number;
  step?: number;
  only?: string[];
  fact?: string;
}

/**
 * One entry of the file of values. `ours` is what we say, and `origin` where that comes from. `card` is the kind of its
 * drawing, and `keys` are the drawings that there are, one after the other; without any, the first column of a row
 * names them. `ahead` stands before the numbers of a list in the file; a list that has an `end` is whole once it ends
 * so.
 */
export interface BoxField {
  entry: string;
  name: string;
  ours: unknown;
  origin: string;
  card?: string;
  keys?: string[];
  sign?: string;
  total?: number;
  least?: number;
  most?: number;
  step?: number;
  columns?: BoxColumn[];
  ahead?: number[];
  end?: string;
}

/**
 * A page of the form. `grid`: cards by the two numbers on them, so many in each field. `cell`: one such card for each
 * field. `number`: a number for each field. `rows`: a list for each field; `written` says how a row is written in the
 * file. If there is a `total`, all fields together are counted, and only whole together; `counted` is the column with
 * the number. `empty` is how the file writes a row without anything on it. `together`: its fields only count if all are
 * there.
 */
export interface BoxPart {
  key: string;
  name: string;
  kind: "cell" | "grid" | "number" | "rows";
  fields: BoxField[];
  axes?: BoxAxis[];
  total?: number;
  counted?: string;
  written?: "number" | "table" | "words";
  empty?: string;
  together?: boolean;
}

/** The form for a box. `sheets` are the drawings that it needs. */
export interface BoxForm {
  game: string;
  label: string;
  editions: number[];
  sheets: string[];
  parts: BoxPart[];
}
