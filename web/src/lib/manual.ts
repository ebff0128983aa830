import { follow } from "./route.svelte";

// The table or recorded game from which somebody came to look something up in the rules. Stored to survive a reload of
// the page.
const KEY = "pecunia-back";

/** Whether there are rules to look up. A page that is a single file comes without them. */
export const hasRules = true;

export const rulesPath = (game: string, anchor = ""): string => `/rules/${game}${anchor ? `#${anchor}` : ""}`;

/** The chapters of the rules that are enough to begin. */
export const briefPath = (game: string): string => `${rulesPath(game)}/brief`;

/** The anchor of a clause: `A19`, and `section-2-5` for `§2.5`. */
export const clauseAnchor = (clause: string): string => clause.replace("§", "section-").replace(/[. ]/g, "-");

/** Follow a link to the rules, and remember the way back. */
export function lookUp(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  const here = location.pathname + location.hash;
  try {
    // A reader who is already in the rules keeps the old way back.
    if (!here.startsWith("/rules")) sessionStorage.setItem(KEY, /^\/(t|replay)\b/.test(here) ? here : "");
  } catch {
    // If the browser stores nothing, its own back button still works.
  }
  follow(event);
}

/** The table from which the reader came; empty if they came from elsewhere. */
export function wayBack(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
