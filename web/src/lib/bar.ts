import type { Attachment } from "svelte/attachments";

/**
 * Put something into the bar at the top of the page: what a table has to say there belongs to the table. The element
 * itself stays where it is, empty: whoever takes the table away finds it among its neighbours.
 */
export const inBar: Attachment<HTMLElement> = (node) => {
  const there = node.cloneNode(false) as HTMLElement;
  there.append(...node.childNodes);
  document.getElementById("bar")?.append(there);
  node.style.display = "none";
  return () => there.remove();
};
