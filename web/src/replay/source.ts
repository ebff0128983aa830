import type { TextPart } from "../messages";

/** Where the page of a replay gets what it does not have itself. A file that is looked at without a connection has less. */
export interface Source {
  /** The table in words after so many moves. */
  text(at: number, eye: string): Promise<TextPart[]>;
  /** The address of this moment, to be shared. */
  link?: (at: number, eye: string) => Promise<string>;
  /** The game as one file. */
  page?: () => Promise<Blob>;
}
