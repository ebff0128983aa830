// Made from types in Python by `python -m pecunia.server.schema`; do not edit.

/** The text of an owner's file, and its name, as for a table. */
export interface BoxFile {
  values: string;
  values_file?: string;
}

/** What cannot be right, in a sentence, and the entries that are meant; none if it is the box as a whole. */
export interface BoxProblem {
  entries: string[];
  sentence: string;
}

/**
 * What a file says: the game, the entries of its form by their names, those that no form shows, what the file says
 * about itself, and what cannot be right.
 */
export interface Box {
  game: string;
  entries: Record<string, unknown>;
  others: Record<string, unknown>;
  about: Record<string, string>;
  problems: BoxProblem[];
}
