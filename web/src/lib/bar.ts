import type { Attachment } from "svelte/attachments";

/**
 * Show an element in the bar at the top of the page. Its content belongs to the table. The element itself stays where
 * it is, empty: Svelte finds it among its neighbours when it removes the table.
 */
export const inBar: Attachment<HTMLElement> = (node) => {
  const there = node.cloneNode(false) as HTMLElement;
  there.append(...node.childNodes);
  document.getElementById("bar")?.append(there);
  node.style.display = "none";
  return () => there.remove();
};
