import { EASE, TIMES, type Grammar, type Path } from "./grammar";
import type { TitleHappening } from "../views";
import type { Play } from "./play";
import { ghost, laidAt, over, placeBox, type Thing } from "./things";

const MIN_DISTANCE = 6; // pixels; anything less is layout, not motion

/** Move everything whose place has changed: it slides, hops or flips, comes from a pile or goes to one. */
export function moveThings(
  before: Map<string, Thing>,
  after: Map<string, Thing>,
  happenings: TitleHappening[],
  grammar: Grammar,
  play: Play,
): void {
  const paths = pathsOf(happenings, grammar);
  const moved = new Map<Element, DOMRect>();
  for (const [key, now] of after) {
    const then = before.get(key);
    if (!then) enter(key, now, happenings, grammar, play);
    else if (far(then.box, now.box) && !carried(now.element, moved, then.box, now.box)) {
      moved.set(now.element, new DOMRect(now.box.x - then.box.x, now.box.y - then.box.y));
      travel(now, then, key === "sponge" ? "sponge" : (paths.get(key) ?? "slide"), play);
    }
  }
  for (const [key, then] of before) if (!after.has(key) && !then.element.isConnected) leave(key, then, grammar, play);
}

/** The path of single things: a thing named in a happening takes the path of that happening. */
function pathsOf(happenings: TitleHappening[], grammar: Grammar): Map<string, Path> {
  const found = new Map<string, Path>();
  for (const happening of happenings) {
    const { path } = grammar.telling(happening);
    if (path) for (const key of grammar.moved(happening)) found.set(key, path);
  }
  return found;
}

const far = (then: DOMRect, now: DOMRect) => Math.abs(then.x - now.x) + Math.abs(then.y - now.y) > MIN_DISTANCE;

/** Whether a thing lies on another one that moves the same way. Then it need not be moved itself. */
function carried(element: Element, moved: Map<Element, DOMRect>, then: DOMRect, now: DOMRect): boolean {
  const under = element.parentElement?.closest("[data-key]");
  const way = under && moved.get(under);
  return !!way && Math.abs(way.x - (now.x - then.x)) + Math.abs(way.y - (now.y - then.y)) < MIN_DISTANCE;
}

function travel(now: Thing, then: Thing, path: Path | "sponge", play: Play): void {
  const { ms, reduced } = TIMES[path];
  if (play.reduced) return path === "hop" ? outline([then, now], reduced, play) : fade(now.element, reduced, play);
  const start = over(now.box, then.box);
  const frames = path === "hop" ? hop(now.box, then.box) : [{ transform: start }, { transform: "none" }];
  if (now.place === then.place && path !== "hop")
    return play.run(now.element, frames, { duration: ms, easing: EASE, composite: "add" });
  const flying = ghost(now, play.layer);
  play.run(now.element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  play.run(flying, frames, { duration: ms, easing: EASE }, () => flying.remove());
  if (then.element.dataset.face !== now.element.dataset.face) turn(then, now, frames, ms, play);
}

/** The old picture moves along and fades: one sees a fake turn real. */
function turn(then: Thing, now: Thing, frames: Keyframe[], ms: number, play: Play): void {
  const before = ghost({ ...then, box: now.box }, play.layer);
  play.run(before, frames, { duration: ms, easing: EASE }, () => before.remove());
  play.run(before, [{ opacity: 1 }, { opacity: 0 }], { duration: ms });
}

/** An arc above the other things. */
function hop(now: DOMRect, then: DOMRect): Keyframe[] {
  const [dx, dy] = [then.x - now.x, then.y - now.y];
  const high = now.height * 0.9;
  const size = then.width / now.width;
  return [0, 0.25, 0.5, 0.75, 1].map((at) => {
    const [x, y] = [dx * (1 - at), dy * (1 - at) - high * 4 * at * (1 - at)];
    const transform = `translate(${x}px, ${y}px) scale(${size + (1 - size) * at})`;
    return { offset: at, easing: "linear", transform };
  });
}

function enter(key: string, now: Thing, happenings: TitleHappening[], grammar: Grammar, play: Play): void {
  const pile = grammar.piles.find(({ prefix }) => key.startsWith(prefix));
  const hand = happenings.find((happening) => grammar.telling(happening).fromHand);
  const onPile = pile?.to.includes(now.place?.getAttribute("data-place") ?? "");
  const from =
    onPile && hand ? placeBox(`hand-${hand.player}`, `name-${hand.player}`) : pile ? placeBox(...pile.from) : null;
  const { ms, reduced } = TIMES.flip;
  if (play.reduced || !from) return fade(now.element, play.reduced ? reduced : TIMES.fade.ms, play);
  const flying = ghost(now, play.layer);
  const start = `${over(now.box, from)} rotateY(${onPile ? 0 : 90}deg)`;
  play.run(now.element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  play.run(flying, [{ transform: start }, { transform: "none" }], { duration: ms, easing: EASE }, () =>
    flying.remove(),
  );
}

function leave(key: string, then: Thing, grammar: Grammar, play: Play): void {
  const pile = grammar.piles.find(({ prefix }) => key.startsWith(prefix));
  const to = pile ? placeBox(...pile.to) : null;
  const going = ghost(then, play.layer);
  const fades = play.reduced || !to;
  const ends = fades ? { opacity: 0 } : { transform: over(then.box, to), opacity: 0.6 };
  const { ms, reduced } = TIMES.fade;
  play.run(going, [{ opacity: 1 }, ends], { duration: play.reduced ? reduced : ms, easing: EASE }, () =>
    going.remove(),
  );
}

function fade(element: HTMLElement, duration: number, play: Play): void {
  if (duration) play.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration });
}

/** With reduced motion, the old and the new place are outlined for a moment. */
function outline(things: Thing[], duration: number, play: Play): void {
  for (const { box } of things) {
    const frame = document.createElement("div");
    frame.style.cssText = `${laidAt(box)}; outline: 3px dashed var(--focus); border-radius: 6px`;
    play.layer.append(frame);
    play.run(frame, [{ opacity: 1 }, { opacity: 1 }], { duration }, () => frame.remove());
  }
}
