import { maybe } from "../lib/texts.svelte";
import { wordsKey } from "../parts/explained.svelte";
import { drawn } from "../titles/registry";
import type { TitleHappening } from "../views";
import type { Cause, FindCause } from "./entries";
import type { Reading } from "./scenes";
import { type Following, UNKNOWN } from "./title";

/** How a game is followed. Titles read only happenings of their own, and those are what their tables tell. */
export function followingOf(game: string): Following & { cause: FindCause } {
  return (drawn(game)?.following ?? UNKNOWN) as Following & { cause: FindCause };
}

/** What a cause is called, and what it does. */
export const nameOf = (game: string, cause: Cause): string => maybe(wordsKey({ game, ...cause }), { count: 1 }) ?? "";
export const textOf = (game: string, cause: Cause): string => maybe(wordsKey({ game, ...cause }), {}, "text") ?? "";

export function readingOf(game: string): Reading {
  const following = followingOf(game);
  return {
    sort: (happening) => following.sort(happening as TitleHappening),
    keys: (happening) => following.things(happening as TitleHappening),
    letters: (cause) => textOf(game, cause).length,
  };
}
