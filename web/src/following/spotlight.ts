import { measure, placeBox } from "../motion/things";
import type { Scene } from "./scenes";

/** Where the things of a scene lie, and the purses of those whom it touches. */
export function measured({ keys, seats }: Scene): DOMRect[] {
  const things = measure();
  const found = keys.flatMap((key) => things.get(key)?.box ?? []);
  const purses = seats.flatMap((seat) => placeBox(`purse-${seat}`) ?? []);
  const question = document.querySelector("[data-pace]")?.getBoundingClientRect();
  return [...found, ...purses, ...(question ? [question] : [])];
}

/** Lift the things that a card acts on, while the card is shown. */
export function lifted({ keys, touches }: Scene): () => void {
  const things = measure();
  const found = keys.flatMap((key) => things.get(key)?.element ?? []);
  for (const element of found) element.dataset.acted = touches || "on";
  return () => {
    for (const element of found) delete element.dataset.acted;
  };
}
