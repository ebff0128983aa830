import { follow } from "./route.svelte";

// Where somebody came from who looks something up in the rules: a table, or a recorded game. Kept for a reload of the
// page.
const KEY = "pecunia-back";

/** Whether there are rules to look up: a page that is one file has none beside it. */
export const hasRules = true;

export const rulesPath = (game: string, anchor = ""): string => `/rules/${game}${anchor ? `#${anchor}` : ""}`;

/** The anchor of a clause: `A19`, and `section-2-5` for `§2.5`. */
export const clauseAnchor = (clause: string): string => clause.replace("§", "section-").replace(/[. ]/g, "-");

/** Follow a link to the rules, and remember the way back. */
export function lookUp(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  const here = location.pathname + location.hash;
  try {
    // Whoever reads already keeps the way back.
    if (!here.startsWith("/rules")) sessionStorage.setItem(KEY, /^\/(t|replay)\b/.test(here) ? here : "");
  } catch {
    // A browser that keeps nothing has a way back of its own.
  }
  follow(event);
}

/** The table from which somebody came; nothing for those who came from elsewhere. */
export function wayBack(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
