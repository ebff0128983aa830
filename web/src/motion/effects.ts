import { drawn } from "../titles/registry";
import type { TitleHappening, View } from "../views";
import { APART, EASE, TIMES, type EffectName } from "./grammar";
import { lostMarkers, type Seen } from "./markers";
import type { Play } from "./play";
import { centre, ghost, laidAt, placeBox, type Thing } from "./things";

/** What an effect can look at: the happening, the things before and after, and both views. */
export interface Moment {
  happening: TitleHappening;
  things: (key: string) => Thing | undefined;
  /** The thing as it was before, if it was there. */
  was: (key: string) => Thing | undefined;
  /** Things that now show something else. */
  turned: Thing[];
  before: View | null;
  after: View | null;
}

const DROP = "#1f5f8b";
const SIZE = 18;
export const EFFECTS: Record<EffectName, (moment: Moment, play: Play) => void> = {
  drops({ happening, things, before, after }, play) {
    lostMarkers(happening, before as Seen | null, after as Seen | null).forEach((roman, at) =>
      fall(things(`roman-${roman}`), happening.player, at * APART, play),
    );
  },
  coin({ happening, was }, play) {
    const visitor = "roman" in happening ? was(`roman-${happening.roman}`) : undefined;
    const places = "space" in happening ? [`space-${happening.space}`] : [];
    const from = visitor?.box ?? placeBox(...places, `name-${happening.player}`);
    fly(from, placeBox(`purse-${happening.player}`), play);
    countUp(happening.player, amountOf(happening), play);
  },
  pay({ happening }, play) {
    fly(placeBox(`purse-${happening.player}`), placeBox("bank", "officer", "romans"), play);
    countUp(happening.player, -amountOf(happening), play);
  },
  give({ happening }, play) {
    if (!("to" in happening)) return;
    fly(placeBox(`purse-${happening.player}`), placeBox(`purse-${happening.to}`), play);
    countUp(happening.player, -amountOf(happening), play);
    countUp(happening.to, amountOf(happening), play);
  },
  grow({ happening, things }, play) {
    const thing = "event" in happening ? things(`event-${happening.event}`) : underOfficer();
    if (!thing || play.reduced) return;
    const card = ghost(thing, play.layer);
    const { x, y } = centre(thing.box);
    const scale = Math.min(460, innerWidth * 0.8) / thing.box.width;
    const large = `translate(${innerWidth / 2 - x}px, ${innerHeight / 2 - y}px) scale(${scale})`;
    const frames = [
      { transform: "none" },
      { transform: large, offset: 0.2 },
      { transform: large, offset: 0.8 },
      { transform: "none" },
    ];
    play.run(card, frames, { duration: TIMES.grow.ms, easing: EASE }, () => card.remove(), false);
  },
  real({ turned }, play) {
    if (play.reduced) return;
    // The plates slide into register once the note has reached the others.
    const frames = [{ transform: "translate(7px, 4px) rotate(3deg)" }, { transform: "none" }];
    for (const { element } of turned)
      play.run(element, frames, { duration: TIMES.real.ms, delay: TIMES.slide.ms / 2, easing: EASE });
  },
};

/** The amount of money in a happening. */
const amountOf = (happening: TitleHappening): number => ("amount" in happening ? (happening.amount ?? 0) : 0);

/** The picture in the police file where the officer stands. */
function underOfficer(): Thing | undefined {
  const element = document.querySelector<HTMLElement>('[data-place="officer"] [aria-current="step"]');
  return element ? { element, box: element.getBoundingClientRect(), place: null, face: "" } : undefined;
}

function shape(at: { x: number; y: number }, css: string, play: Play): HTMLElement {
  const made = document.createElement("div");
  const box = { left: at.x - SIZE / 2, top: at.y - SIZE / 2, width: SIZE, height: SIZE };
  made.style.cssText = `${laidAt(box)}; ${css}`;
  play.layer.append(made);
  return made;
}

/** A drop falls into the channel, and a ring spreads on the water. */
function fall(visitor: Thing | undefined, player: number, delay: number, play: Play): void {
  if (!visitor) return;
  const { ms, reduced } = TIMES.drops;
  const from = { x: visitor.box.left + visitor.box.width / 2, y: visitor.box.bottom };
  const channel = placeBox(`channel-${player}`);
  const deep = Math.max(12, (channel ? channel.top + channel.height / 2 : from.y + visitor.box.height * 0.5) - from.y);
  const drop = shape(
    from,
    `background: ${DROP}; border: 1px solid #35211b; border-radius: 60% 60% 55% 55% / 75% 75% 40% 40%`,
    play,
  );
  const falls = play.reduced
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [{ transform: "none" }, { transform: `translateY(${deep}px)` }];
  play.run(drop, falls, { duration: play.reduced ? reduced : ms, delay, easing: "cubic-bezier(.5,0,.9,.6)" }, () => {
    drop.remove();
    if (!play.reduced) spread({ x: from.x, y: from.y + deep }, play);
  });
}

function spread(at: { x: number; y: number }, play: Play): void {
  const ring = shape(at, "border: 2px solid #cfe6f5; border-radius: 50%", play);
  const frames = [
    { transform: "scale(.3, .12)", opacity: 1 },
    { transform: "scale(2.2, .7)", opacity: 0 },
  ];
  play.run(ring, frames, { duration: TIMES.drops.ms, easing: "ease-out" }, () => ring.remove(), false);
}

/** A coin or a note flies to a purse in an arc. */
function fly(from: DOMRect | null, to: DOMRect | null, play: Play): void {
  if (!to) return;
  const { ms, reduced } = TIMES.coin;
  const goal = centre(to);
  const money = drawn(document.querySelector<HTMLElement>(".page[data-game]")?.dataset.game ?? "")?.money;
  if (!money) return;
  const coin = shape(goal, money, play);
  const gone = () => coin.remove();
  if (play.reduced || !from) return play.run(coin, [{ opacity: 1 }, { opacity: 0 }], { duration: reduced }, gone);
  const start = centre(from);
  const [dx, dy] = [start.x - goal.x, start.y - goal.y];
  const high = Math.min(120, 30 + Math.hypot(dx, dy) / 4);
  const frames = [0, 0.25, 0.5, 0.75, 1].map((at) => ({
    offset: at,
    transform: `translate(${dx * (1 - at)}px, ${dy * (1 - at) - high * 4 * at * (1 - at)}px)`,
  }));
  play.run(coin, frames, { duration: ms, easing: "ease-in-out" }, gone);
}

/** The number at a purse counts up (or down) to its new value. */
function countUp(player: number, amount: number, play: Play): void {
  const purse = document.querySelector(`[data-place="purse-${player}"]`);
  if (!purse || !amount || play.reduced) return;
  const texts = document.createTreeWalker(purse, NodeFilter.SHOW_TEXT);
  let node = texts.nextNode() as Text | null;
  while (node && !/^\s*\d+\s*$/.test(node.data)) node = texts.nextNode() as Text | null;
  if (!node) return;
  const text = node;
  const end = Number(text.data);
  let shown = text.data;
  play.each(TIMES.coin.ms, (part) => {
    if (text.data !== shown) return; // something else has changed the text meanwhile
    text.data = shown = String(Math.round(end - amount * (1 - part)));
  });
}
