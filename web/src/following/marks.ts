import type { Entry } from "./entries";
import { followingOf } from "./reading";
import type { TitleHappening } from "../views";

export type Mark = "harm" | "help";

/** What has touched a seat since its last move, by the key of a thing or the name of a place. */
export interface Marks {
  things: Map<string, Mark>;
  places: Map<string, Mark>;
}

export function marksOf(entries: readonly Entry[], seat: number, game: string): Marks {
  const marks: Marks = { things: new Map(), places: new Map() };
  const following = followingOf(game);
  for (const { harms, helps, by, happenings } of entries) {
    const mark = harms.includes(seat) ? "harm" : helps.includes(seat) ? "help" : null;
    if (!mark || by === seat) continue;
    for (const each of happenings) {
      const happening = each as TitleHappening;
      for (const key of following.things(happening)) marks.things.set(key, mark);
      for (const place of following.places(happening)) marks.places.set(place, mark);
    }
  }
  return marks;
}

/** Outline what has touched us. A thing that is gone from our place leaves the place outlined. Returns what ends it. */
export function outline({ things, places }: Marks): () => void {
  const marked: HTMLElement[] = [];
  const mark = (element: HTMLElement, how: Mark): void => {
    element.dataset.touched = how;
    marked.push(element);
  };
  for (const element of document.querySelectorAll<HTMLElement>(".own [data-key], .mine [data-key]")) {
    const how = things.get(element.dataset.key ?? "");
    if (how) mark(element, how);
  }
  for (const [name, how] of places) {
    const element = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (element) mark(element, how);
  }
  return () => {
    for (const element of marked) delete element.dataset.touched;
  };
}
