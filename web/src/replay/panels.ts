import type { Component } from "svelte";
import type { Player } from "./player.svelte";

/** A panel beside the table of a recorded game, under its own heading. The turns are always there. */
export interface Panel {
  key: string;
  /** The key of its heading. */
  title: string;
  load: () => Promise<{ default: Component<{ player: Player }> }>;
}

/**
 * Further panels. Each gets the player, shows what it likes and jumps to moves (`player.jump`). They need the server.
 */
export const PANELS: Panel[] = [
  { key: "review", title: "web-review", load: () => import("../review/ReviewPanel.svelte") },
];
