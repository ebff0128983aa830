import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds

/** A tap does one thing, a long press or the backspace key another. */
export const hold =
  (tap: () => void, held: () => void): Attachment<HTMLElement> =>
  (node) => {
    let timer = 0;
    let done = false;
    const down = () => {
      done = false;
      timer = window.setTimeout(() => ((done = true), held()), LONG);
    };
    const up = () => clearTimeout(timer);
    const click = () => {
      if (!done) tap();
      done = false;
    };
    const key = (event: KeyboardEvent) => {
      if (!["Backspace", "Delete", "-"].includes(event.key)) return;
      event.preventDefault();
      held();
    };
    const still = (event: Event) => event.preventDefault();
    const heard: [string, EventListener][] = [
      ["pointerdown", down],
      ["pointerup", up],
      ["pointerleave", up],
      ["pointercancel", up],
      ["click", click],
      ["keydown", key as EventListener],
      ["contextmenu", still],
    ];
    for (const [event, listener] of heard) node.addEventListener(event, listener);
    return () => {
      clearTimeout(timer);
      for (const [event, listener] of heard) node.removeEventListener(event, listener);
    };
  };
