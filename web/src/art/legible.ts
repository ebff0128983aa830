/** Letters of less than so many pixels cannot be read. */
const LEAST = 7.8;
/** Words that would be smaller are drawn so much larger and closer together; others are not drawn. */
const STRETCH = 1.45;
/** A name is what a card is known by. In capitals it may be drawn closer, as long as there is room for its letters. */
const NAME_STRETCH = 1.8;
const NARROWEST = 3; // pixels for a capital letter
const CAPITAL = 0.8; // how high it is, with some air, in parts of the size

/** A name in capitals and its place: how many letters are in its longest line, how many lines, and the pixels there. */
export interface Name {
  letters: number;
  lines: number;
  width: number;
  height: number;
}

/** The least size of type, in the units of a layout `units` wide, on a card of so many pixels; 0 if that is unknown. */
export const leastSize = (units: number, pixels: number): number => (pixels ? (LEAST * units) / pixels : 0);

/** Whether words of this size are drawn. */
export const isDrawn = (size: number, least: number, name?: Name): boolean =>
  least <= size * (name && hasRoom(name) ? NAME_STRETCH : STRETCH);

const hasRoom = ({ letters, lines, width, height }: Name): boolean =>
  letters * NARROWEST <= width && lines * LEAST * CAPITAL <= height;
