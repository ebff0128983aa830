import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

/** How long a single answer is seen before it is given. */
export const MOMENT = { slow: 1800, normal: 1100, instant: 400 };

/**
 * What must be done needs no click: after a visible moment a single answer is given by itself. Only where all others
 * are bots: among people, how fast somebody answers would tell what is in their hand. And whoever learns makes every
 * move.
 */
export function answersItself(of: () => Table): { readonly move: string } {
  let pending = $state("");
  $effect(() => {
    const table = of();
    const moves: string[] = table.asked && !table.sending ? (table.view?.moves ?? []) : [];
    const alone = table.info?.seats.every((seat, at) => at === table.you || seat.bot !== "") ?? false;
    const only =
      settings.single && alone && !table.info?.lesson && !table.because && !table.replay && moves.length === 1
        ? moves[0]!
        : "";
    pending = only;
    if (!only) return;
    // Whoever reads in a dialog is not hurried.
    const timer = setInterval(() => {
      if (!document.querySelector("dialog[open]")) void table.play(only);
    }, MOMENT[settings.speed]);
    return () => clearInterval(timer);
  });
  return {
    get move() {
      return pending;
    },
  };
}
