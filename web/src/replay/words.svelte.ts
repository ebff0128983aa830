import type { TextPart } from "../messages";
import type { Player } from "./player.svelte";

const QUIET = 250;

/** The table in words at the current moment, asked for when the game stands still. */
export class MomentInWords {
  parts = $state.raw<TextPart[]>([]);

  constructor(player: Player, text: (at: number, eye: string) => Promise<TextPart[]>) {
    $effect(() => {
      const { at, eye } = player;
      let wanted = true;
      const timer = setTimeout(() => {
        text(at, eye).then(
          (parts) => wanted && (this.parts = parts),
          () => undefined, // the old text stays until the next moment
        );
      }, QUIET);
      return () => ((wanted = false), clearTimeout(timer));
    });
  }
}
