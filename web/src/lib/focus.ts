const CLICK = 100; // milliseconds: a click moves the focus within this time

/**
 * When what has the focus leaves the page, the focus goes home instead of getting lost; when it only gets another place
 * on the page, it keeps the focus. Returns how to stop that.
 */
export function keepFocus(home: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  let clicks = false;
  const nowhere = () => document.activeElement === null || document.activeElement === document.body;
  const seen = (element: Element) => element.isConnected && element.checkVisibility();
  function look(): void {
    if (!last || !nowhere()) return;
    const here = last;
    if (here instanceof HTMLElement && seen(here)) here.focus({ preventScroll: true });
    if (nowhere()) home()?.focus({ preventScroll: true });
  }
  const focused = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  // Somebody who clicks beside everything leaves on purpose.
  const left = () => {
    if (clicks) last = null;
    setTimeout(look);
  };
  const clicked = () => {
    clicks = true;
    setTimeout(() => (clicks = false), CLICK);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", left);
  document.addEventListener("pointerdown", clicked, true);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("focusout", left);
    document.removeEventListener("pointerdown", clicked, true);
  };
}
