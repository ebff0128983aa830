import type { PageTitle } from "../title";
import { chapterOf } from "./chapters";
import { following } from "./following";
import { grammar } from "./grammar";
import { met } from "./met";
import { near } from "./near";
import { pages } from "./pages";
import { goalOf } from "./room";

/** Pecunia non olet on the page. */
export const nonOlet: PageTitle = {
  game: "non-olet",
  wordmark: [
    ["", "PECVNIA"],
    ["NON", " OLET"],
  ],
  table: () => import("./Table.svelte"),
  layout: "room",
  small: "(max-width: 999px)",
  picture: (language) => `latrine.${language}`,
  corners: 38,
  cards: {
    action: { words: (key) => `card-${key}` },
    roman: {
      values: (key) => `romans.${key.replace(/-\d+$/, "")}`,
      words: (key) => `class-${key.replace(/-\d+$/, "")}`,
      chapter: "roman",
    },
    famous: { values: () => "famous" },
    event: { values: () => "events" },
    ladder: { values: () => "careers" },
  },
  chapterOf,
  briefly: ["goal", "turn", "end"],
  met,
  grammar,
  following,
  money: `
    background: var(--brass, #e3b34a); border: 2px solid #35211b; border-radius: 50%;
    box-shadow: inset 0 0 0 2px #b98524`,
  texts: { about: "web-non-olet-text", first: "web-first-game", score: "web-over-money-non-olet" },
  target: (info) => {
    const goal = goalOf(info);
    return goal?.money ? goal.target : 0;
  },
  near,
  scoreParts: () => "",
  bookSheets: ["famous", "upgrade", "event", "favour", "ladder"],
  pages,
};
