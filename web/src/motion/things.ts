/** A thing on the page at one moment: where it is and in which place. */
export interface Thing {
  element: HTMLElement;
  box: DOMRect;
  place: Element | null;
  /** What it shows. A thing may change, as when a fake turns real. */
  face: string;
}

/** The positions of everything that can move. */
export function measure(): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const box = element.getBoundingClientRect();
    const key = element.dataset.key ?? "";
    if (box.width && !things.has(key))
      things.set(key, { element, box, place: element.closest("[data-place]"), face: element.dataset.face ?? "" });
  }
  return things;
}

/** The box of the first of these places that the page shows; null if it shows none. */
export function placeBox(...names: string[]): DOMRect | null {
  for (const name of names) {
    const box = document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

/** The style of something laid over the page. */
export const laidAt = ({ left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">): string =>
  `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;

export const centre = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The transform that moves a thing from `here` to `there`. */
export function over(here: DOMRect, there: DOMRect): string {
  const from = centre(there);
  const to = centre(here);
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${there.width / here.width})`;
}

/** A copy of a thing that flies above everything, so that nothing on its way can clip it. */
export function ghost(thing: Thing, layer: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  const copy = thing.element.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>("[data-key], [data-move], [id]")]) {
    for (const name of ["data-key", "data-move", "data-place", "id", "tabindex"]) element.removeAttribute(name);
    element.classList.remove("can");
  }
  copy.style.cssText =
    "position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; transform: none; opacity: 1";
  frame.style.cssText = `${laidAt(thing.box)}; will-change: transform`;
  frame.append(copy);
  layer.append(frame);
  return frame;
}
