/** Seats are letters wherever people read them: A, B, C … */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of a seat; empty for no seat, as of somebody who only watches. */
export const seatLetter = (seat: number): string => LETTERS[seat] ?? "";

/** The seat that a letter means; -1 for anything else. */
export const seatNumber = (letter: string): number => (letter.length === 1 ? LETTERS.indexOf(letter) : -1);

/** The names at a table; two people of the same name are told apart by the letters of their seats, as in the log. */
export const distinctNames = (names: string[]): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${seatLetter(seat)} ${name}`));
