import type { Attachment } from "svelte/attachments";

/** Put something into the bar at the top of the page: what a table has to say there belongs to the table. */
export const inBar: Attachment<HTMLElement> = (node) => {
  document.getElementById("bar")?.append(node);
  return () => node.remove();
};
