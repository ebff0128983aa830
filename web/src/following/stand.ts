import { measured } from "./spotlight";
import type { Scene } from "./scenes";

const BAR = 52;
const AWAY = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** Where something of this size hides least of what it is about: in the middle if it can, else aside. */
export function placeFor(width: number, height: number, room: { width: number; height: number }, about: Box[]) {
  const middle = (room.width - width) / 2;
  const right = room.width - width - AWAY;
  const low = Math.max(BAR, room.height - height - AWAY);
  const tops = [Math.max(BAR, (room.height - height) / 2 - 60), BAR, low];
  const places = tops.flatMap((top) => [middle, AWAY, right].map((left) => ({ left: Math.max(0, left), top })));
  const hidden = (place: { left: number; top: number }) =>
    about.reduce((sum, box) => sum + overlap({ ...place, width, height }, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

export function besides(scene: Scene, width: number, height: number): { left: number; top: number } {
  return placeFor(width, height, { width: innerWidth, height: innerHeight }, measured(scene));
}
