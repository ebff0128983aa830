import { getContext, setContext } from "svelte";

const GAME = Symbol("game");

/** A drawn table says once which game it is: its cards and targets need not. */
export const provideGame = (game: string): string => setContext(GAME, game);

export const gameHere = (): string => getContext<string | undefined>(GAME) ?? "";
