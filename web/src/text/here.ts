import { getContext, setContext } from "svelte";
import type { TextPart } from "../messages";

/** A table in words. */
interface Spoken {
  readonly parts: TextPart[];
}

const KEY = Symbol("the table in words");

/** Provides the words of the table on this page. */
export const speakHere = <Said extends Spoken>(spoken: Said): Said => setContext(KEY, spoken);
export const spokenHere = (): Spoken => getContext<Spoken>(KEY);
