/**
 * When what has the focus leaves the page, the focus goes home instead of getting lost. Returns how to stop that.
 */
export function keepFocus(home: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  const nowhere = () => document.activeElement === null || document.activeElement === document.body;
  const seen = (element: Element) => element.isConnected && element.checkVisibility();
  const focused = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null);
  // Somebody who clicks beside everything leaves on purpose.
  const left = () => setTimeout(() => nowhere() && last && (seen(last) ? (last = null) : bring()));
  function bring(): void {
    last = null;
    home()?.focus({ preventScroll: true });
  }
  const watch = new MutationObserver(() => last && !last.isConnected && nowhere() && bring());
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", left);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", focused);
    document.removeEventListener("focusout", left);
  };
}
