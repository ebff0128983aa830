import { getContext, setContext } from "svelte";

const GAME = Symbol("game");

/** A drawn table sets its game once, so that its cards and targets need not name it. */
export const provideGame = (game: string): string => setContext(GAME, game);

export const gameHere = (): string => getContext<string | undefined>(GAME) ?? "";
