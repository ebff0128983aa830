/**
 * The things that a step of a lesson talks about glow. Things come and go while others play, so the marks are set again
 * after every change.
 */
const NAMES = { move: "data-move", place: "data-place", key: "data-key" };

const selectorOf = (name: string): string => {
  const at = name.indexOf(":");
  return `[${NAMES[name.slice(0, at) as keyof typeof NAMES]}="${CSS.escape(name.slice(at + 1))}"]`;
};

/** Let things glow until the returned function is called. The first one is scrolled into view. */
export function pointAt(names: readonly string[]): () => void {
  const selector = names.map(selectorOf).join(", ");
  let shown = false;
  let frame = 0;

  const mark = (): void => {
    frame = 0;
    const found = selector ? [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)] : [];
    for (const element of document.querySelectorAll("[data-taught]")) {
      if (!found.includes(element as HTMLElement)) element.removeAttribute("data-taught");
    }
    for (const element of found) element.setAttribute("data-taught", "");
    const first = found.find((element) => element.getClientRects().length > 0);
    if (!first || shown) return;
    shown = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    first.scrollIntoView({ block: "center", inline: "nearest", behavior: still ? "instant" : "smooth" });
  };
  const later = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  const observer = new MutationObserver(later);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: Object.values(NAMES),
  });
  later();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const element of document.querySelectorAll("[data-taught]")) element.removeAttribute("data-taught");
  };
}
