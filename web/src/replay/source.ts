import type { TextPart } from "../messages";
import type { Panel } from "./panels";

/**
 * Where the page of a replay gets what it does not have itself. A file that is looked at without a connection has less.
 */
export interface Source {
  /** The table in words after so many moves. */
  text(at: number, eye: string): Promise<TextPart[]>;
  /** The address of this moment, to be shared. */
  link?: (at: number, eye: string) => Promise<string>;
  /** The game as one file. */
  page?: () => Promise<Blob>;
  /** What else there is beside the table, and which of it is open at first. */
  panels?: Panel[];
  panel?: string;
  /** Play on from a moment, as the seat that is asked there or looks at it. */
  playFromHere?: (at: number, seat: number) => Promise<void>;
}
