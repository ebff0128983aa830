import type { Attachment } from "svelte/attachments";

/**
 * Make room: as long as something in an element does not fit, the next step of `data-tight` is taken, and the styles
 * give up what matters least. `within` names the boxes that must hold all they have. It is done before anything is
 * painted, and done again when the table changes (`changed` is read for that), or a size does.
 */
export const fits =
  (steps: number, within: string, changed: () => unknown): Attachment<HTMLElement> =>
  (node) => {
    let size = "";
    const boxes = () => [...node.querySelectorAll(within)];
    const said = () => [...node.querySelectorAll("[data-present]")].map((one) => one.scrollHeight);
    const measured = () => [node.clientWidth, node.clientHeight, ...said()].join();
    const full = (one: Element) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const take = (step: number) => {
      if (step) node.dataset.tight = `${step}`;
      else delete node.dataset.tight;
      return !boxes().some(full);
    };
    // Every step gives up more than the one before, so the first that is enough lies between one that is not and one
    // that is. Each look costs a layout.
    const fit = () => {
      let [least, most] = [0, steps];
      let taken = 0;
      while (least < most) {
        const step = least ? (least + most) >> 1 : 0;
        taken = step;
        if (take(step)) most = step;
        else least = step + 1;
      }
      if (taken !== least) take(least);
      size = measured();
    };
    // The window changes, or the tablet gets more to say while the table stays the same: a refusal, a request.
    const last = `${steps}`;
    const again = () => (measured() !== size || (boxes().some(full) && node.dataset.tight !== last)) && fit();
    // Cards must move smoothly: while all fits and nothing has another size, a new view costs one look.
    $effect(() => {
      changed();
      again();
    });
    const sizes = new ResizeObserver(again);
    sizes.observe(node);
    for (const one of [...boxes(), ...node.querySelectorAll("[data-present]")]) sizes.observe(one);
    void document.fonts.ready.then(fit);
    return () => sizes.disconnect();
  };
