import type { TextPart } from "../messages";
import type { Panel } from "./panels";

/** Where the page of a replay gets everything it does not have itself. A file opened without a connection has less. */
export interface Source {
  /** The table in words after so many moves. */
  text(at: number, eye: string): Promise<TextPart[]>;
  /** The address of this moment, for sharing. */
  link?: (at: number, eye: string) => Promise<string>;
  /** The game as one file. */
  page?: () => Promise<Blob>;
  /** The panels beside the table, and which of them is open at first. */
  panels?: Panel[];
  panel?: string;
  /** Play on from a moment, as the seat that is asked there or whose view is shown. */
  playFromHere?: (at: number, seat: number) => Promise<void>;
}
