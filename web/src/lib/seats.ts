/** People see seats as letters: A, B, C … */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of a seat; empty if there is no seat, as for a spectator. */
export const seatLetter = (seat: number): string => LETTERS[seat] ?? "";

/** The seat for a letter; -1 for anything else. */
export const seatNumber = (letter: string): number => (letter.length === 1 ? LETTERS.indexOf(letter) : -1);

/** The names at a table. If two people have the same name, their seat letters are added, as in the log. */
export const distinctNames = (names: string[]): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${seatLetter(seat)} ${name}`));
