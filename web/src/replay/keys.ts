import { settings } from "../lib/settings.svelte";
import type { Player } from "./player.svelte";

/** What each key does. The buttons do the same and name their keys. */
const KEYS: Record<string, (player: Player) => void> = {
  ArrowRight: (player) => (player.pause(), void player.forth()),
  ArrowLeft: (player) => player.back(),
  ArrowDown: (player) => player.turnBy(1),
  PageDown: (player) => player.turnBy(1),
  ArrowUp: (player) => player.turnBy(-1),
  PageUp: (player) => player.turnBy(-1),
  Home: (player) => player.jump(0),
  End: (player) => player.jump(player.last),
  " ": (player) => void player.play(),
  n: (player) => player.swingBy(1),
  p: (player) => player.swingBy(-1),
};

// Keys that scroll the page. When the table is shown in words they still do that, except on the slider.
const SCROLLING = ["ArrowDown", "PageDown", "ArrowUp", "PageUp", "Home", "End", " "];
const PRESSED = "button, a, summary, input[type=checkbox]"; // the elements that the space bar presses

export function pressed(event: KeyboardEvent, player: Player): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  if (
    target.matches("select, textarea, input:not([type=range], [type=checkbox])") ||
    document.querySelector("dialog[open]")
  )
    return;
  if (event.key === " " && target.closest(PRESSED)) return;
  if (settings.text && SCROLLING.includes(event.key) && !target.matches("input[type=range]")) return;
  event.preventDefault();
  act(player);
}
