import type { Attachment } from "svelte/attachments";
import { panel } from "./settings.svelte";

/**
 * Where the visitor is: the start page, a table, a recorded game, a rulebook, or nowhere. Invitations stand after the
 * `#`, so they never appear in a server's log.
 */
export type Route =
  | { page: "start" }
  | { page: "nowhere" }
  | { page: "puzzles" }
  | { page: "day" }
  | { page: "print" }
  | { page: "box" }
  | { page: "rules"; game: string; brief: boolean } // no game: the first one that has rules on this page
  | { page: "replay"; table: string }
  | { page: "table"; table: string; invitation: string };

function read(): Route {
  const found = /^\/t\/([A-Za-z0-9_-]{1,32})\/?$/.exec(location.pathname);
  if (found) return { page: "table", table: found[1]!, invitation: location.hash.slice(1) };
  const book = /^\/rules(?:\/([a-z][a-z-]{0,19})(\/brief)?)?\/?$/.exec(location.pathname);
  if (book) return { page: "rules", game: book[1] ?? "", brief: book[2] !== undefined };
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]{1,32}))?\/?$/.exec(location.pathname);
  if (replay) return { page: "replay", table: replay[1] ?? "" };
  const plain = /^\/(puzzles|day|print|box)\/?$/.exec(location.pathname);
  if (plain) return { page: plain[1] as "puzzles" | "day" | "print" | "box" };
  return { page: /^\/(index\.html)?$/.test(location.pathname) ? "start" : "nowhere" };
}

export const route = $state<{ now: Route }>({ now: read() });

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Follow a link within this page without reloading. With a modifier key the browser still opens another tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.hash);
}

let moved = false;

function arrive(): void {
  moved = true;
  panel.open = false;
  route.now = read();
}

/** For the main part of a page: it gets the focus after a change of page, since the button that had it may be gone. */
export const arrival: Attachment<HTMLElement> = (node) => {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (moved && lost) node.focus({ preventScroll: true });
};

addEventListener("popstate", arrive);

export function linkTo(table: string, invitation: string): string {
  return new URL(`/t/${table}${invitation ? `#${invitation}` : ""}`, location.href).href;
}
