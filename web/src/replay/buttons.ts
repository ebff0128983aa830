import type { Player } from "./player.svelte";

/**
 * A button to move through the game: its words, its key, its picture, and the end of the game at which it is disabled.
 */
export interface Way {
  name: string;
  key: string;
  picture: string;
  towards: "begin" | "end";
  act: (player: Player) => void;
}

export const BACK: Way[] = [
  { name: "first", key: "Home", picture: "M6 5v14M19 5l-9 7 9 7z", towards: "begin", act: (player) => player.jump(0) },
  {
    name: "turn-back",
    key: "↑",
    picture: "M12 5l-8 7 8 7zM21 5l-8 7 8 7z",
    towards: "begin",
    act: (player) => player.turnBy(-1),
  },
  { name: "back", key: "←", picture: "M16 5l-9 7 9 7z", towards: "begin", act: (player) => player.back() },
];
export const FORTH: Way[] = [
  {
    name: "forth",
    key: "→",
    picture: "M8 5l9 7-9 7z",
    towards: "end",
    act: (player) => (player.pause(), void player.forth()),
  },
  {
    name: "turn-forth",
    key: "↓",
    picture: "M12 5l8 7-8 7zM3 5l8 7-8 7z",
    towards: "end",
    act: (player) => player.turnBy(1),
  },
  {
    name: "last",
    key: "End",
    picture: "M18 5v14M5 5l9 7-9 7z",
    towards: "end",
    act: (player) => player.jump(player.last),
  },
];
export const SWINGS: Way[] = [
  {
    name: "swing-back",
    key: "p",
    picture: "M20 18l-5-9-4 5-6-9M5 5v5M5 5h5",
    towards: "begin",
    act: (player) => player.swingBy(-1),
  },
  {
    name: "swing-forth",
    key: "n",
    picture: "M4 18l5-9 4 5 6-9M19 5v5M19 5h-5",
    towards: "end",
    act: (player) => player.swingBy(1),
  },
];
