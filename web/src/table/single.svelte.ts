import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

/** How long a single answer is shown before it is given. */
export const MOMENT = { slow: 1800, normal: 1100, brisk: 700, instant: 400 };

/**
 * A forced move needs no click: a single answer is shown for a moment and then given automatically. This happens only
 * if all others are bots: among people, the speed of an answer would reveal something about the hand. In a lesson the
 * player makes every move.
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
    // No automatic answers while a dialog is open: somebody may be reading it.
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
