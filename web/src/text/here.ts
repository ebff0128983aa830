import { getContext, setContext } from "svelte";
import type { TextPart } from "../messages";

/** A table in words. */
interface Spoken {
  readonly parts: TextPart[];
}

const KEY = Symbol("the table in words");

/** The words of the table whose page this is. */
export const speakHere = <Said extends Spoken>(spoken: Said): Said => setContext(KEY, spoken);
export const spokenHere = (): Spoken => getContext<Spoken>(KEY);
