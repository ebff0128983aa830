import type { PageTitle } from "../title";
import { chapterOf } from "./chapters";
import { following } from "./following";
import { grammar } from "./grammar";
import { pages } from "./pages";
import { met } from "./met";
import { scoreParts } from "./score";
import "./around.css";

/** Pecunia Olet on the page. */
export const olet: PageTitle = {
  game: "olet",
  wordmark: [
    ["", "PECVNIA"],
    ["OLET", ""],
  ],
  table: () => import("./Table.svelte"),
  layout: "desk",
  small: "(max-width: 1099px), (max-height: 599px)",
  picture: () => "notes",
  corners: 0,
  cards: {
    "olet-card": { values: () => "cards" },
    "olet-space": { values: () => "board", words: (key) => `olet-space-${key.replace(/-.*/, "")}` },
    "olet-track": { values: () => "track", words: (key) => `olet-track-${key.replace(/-.*/, "")}` },
    "olet-note": { words: (key) => `web-olet-note-${key.replace(/-.*/, "")}`, chapter: "money" },
  },
  chapterOf,
  briefly: ["goal", "round", "end"],
  met,
  grammar,
  following,
  money: `
    width: 34px; height: 15px; background: radial-gradient(circle at 50% 50%, #2f6e57 4px, #0000 4.5px), #eef0dd;
    border: 2px solid #12382e; border-radius: 2px`,
  texts: { about: "web-olet-text", first: "web-first-olet", score: "web-over-money-olet" },
  target: () => 0,
  near: () => null, // money is behind screens
  scoreParts,
  bookSheets: [],
  pages,
};
