import { getContext, setContext } from "svelte";
import type { Spoken } from "./spoken.svelte";

const KEY = Symbol("the table in words");

/** The words of the table whose page this is. */
export const speakHere = (spoken: Spoken): Spoken => setContext(KEY, spoken);
export const spokenHere = (): Spoken => getContext<Spoken>(KEY);
