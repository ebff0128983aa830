import { ghost } from "./things";

const FAR = 8; // pixels; anything shorter is a click
const ANYWHERE = "*";

interface Drop {
  element: Element;
  move: string;
}

/**
 * Drag things to where a legal move takes them. A thing with `data-move` and `data-to` plays its move when dropped on
 * that place (`*`: anywhere but its own place). A place with `data-move` and `data-from` plays its move for things
 * whose key begins with that. A drop anywhere else does nothing. Returns a function that ends it.
 */
export function dragging(play: (move: string) => void): () => void {
  let held: HTMLElement | null = null;
  let start: PointerEvent | null = null;
  let flying: HTMLElement | null = null;
  let drops: Drop[] = [];

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    held = event.target.closest<HTMLElement>("[data-key]");
    drops = held ? dropsOf(held) : [];
    start = drops.length ? event : null;
  }
  function move(event: PointerEvent): void {
    if (!start || !held || event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!flying) {
      if (Math.hypot(dx, dy) < FAR) return;
      flying = lift(held);
      for (const drop of drops) drop.element.setAttribute("data-drop", "");
    }
    flying.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    for (const drop of drops) drop.element.setAttribute("data-drop", drop === under(event, drops) ? "here" : "");
  }
  // A finger drags only in a direction in which nothing could scroll. Otherwise the browser scrolls and takes the
  // pointer away.
  function touch(event: TouchEvent): void {
    const finger = event.touches[0];
    if (!start || !held || !finger || event.touches.length > 1) return;
    const sideways = Math.abs(finger.clientX - start.clientX) > Math.abs(finger.clientY - start.clientY);
    if (flying || !sideways || !scrollsSideways(held)) event.preventDefault();
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const drop = flying && event.type === "pointerup" ? under(event, drops) : undefined;
    if (flying) addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 50);
    end();
    if (drop) play(drop.move);
  }
  function end(): void {
    flying?.parentElement?.remove();
    held?.style.removeProperty("opacity");
    for (const drop of drops) drop.element.removeAttribute("data-drop");
    held = start = flying = null;
    drops = [];
  }
  const key = (event: KeyboardEvent) => event.key === "Escape" && end();
  const still = (event: DragEvent) => held && event.preventDefault();

  const listeners: [string, EventListener][] = [
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", up as EventListener],
    ["pointercancel", up as EventListener],
    ["keydown", key as EventListener],
    ["dragstart", still as EventListener],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener);
  addEventListener("touchmove", touch, { passive: false });
  return () => {
    end();
    for (const [name, listener] of listeners) removeEventListener(name, listener);
    removeEventListener("touchmove", touch);
  };
}

const swallow = (event: Event): void => (event.stopPropagation(), event.preventDefault());

function dropsOf(thing: HTMLElement): Drop[] {
  const key = thing.dataset.key ?? "";
  const found = [...document.querySelectorAll<HTMLElement>("[data-move][data-from]")]
    .filter((place) => place.dataset.from && key.startsWith(place.dataset.from))
    .map((element) => ({ element, move: element.dataset.move! }));
  const { move, to } = thing.dataset;
  if (!move || !to) return found;
  const own = thing.closest("[data-place]");
  const places = [...document.querySelectorAll(to === ANYWHERE ? "[data-place]" : `[data-place="${to}"]`)];
  return [...found, ...places.filter((place) => place !== own).map((element) => ({ element, move }))];
}

function under(event: PointerEvent, drops: Drop[]): Drop | undefined {
  const hit = document.elementsFromPoint(event.clientX, event.clientY);
  return drops.find(({ element }) => hit.some((found) => element.contains(found)));
}

function scrollsSideways(thing: Element): boolean {
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const overflow = getComputedStyle(around).overflowX;
    if ((overflow === "auto" || overflow === "scroll") && around.scrollWidth > around.clientWidth) return true;
  }
  return false;
}

function lift(thing: HTMLElement): HTMLElement {
  const layer = document.createElement("div");
  layer.style.cssText = "position: fixed; inset: 0; z-index: 70; pointer-events: none";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const made = ghost({ element: thing, box: thing.getBoundingClientRect(), place: null, face: "" }, layer);
  thing.style.opacity = "0.4";
  return made;
}
