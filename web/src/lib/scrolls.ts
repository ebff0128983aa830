import type { Attachment } from "svelte/attachments";

/** The ends at which an element that scrolls has more to show: `left right up down`. */
export function ends(one: Pick<HTMLElement, Measured>): string {
  const found: string[] = [];
  if (one.scrollLeft > 1) found.push("left");
  if (one.scrollLeft + one.clientWidth < one.scrollWidth - 1) found.push("right");
  if (one.scrollTop > 1) found.push("up");
  if (one.scrollTop + one.clientHeight < one.scrollHeight - 1) found.push("down");
  return found.join(" ");
}
type Measured = "scrollLeft" | "scrollTop" | "clientWidth" | "clientHeight" | "scrollWidth" | "scrollHeight";

/** An element that may scroll says so: `data-more` names the ends where there is more, and it fades there. */
export const scrolls: Attachment<HTMLElement> = (node) => {
  const mark = () => {
    const more = ends(node);
    if (more) node.dataset.more = more;
    else delete node.dataset.more;
  };
  const sizes = new ResizeObserver(mark);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    mark();
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.addEventListener("scroll", mark, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener("scroll", mark);
  };
};
