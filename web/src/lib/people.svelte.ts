import { api, Refusal } from "./api";
import { t } from "./texts.svelte";

/**
 * The person at this page. Nobody has to enter a name: the program lends one. `born` counts how often a nameless
 * visitor got a name: a socket opened before that must be opened again.
 */
export const me = $state({ name: "", known: false, born: 0 });

/** Ask the server who we are. "Nobody yet" is also a valid answer. */
export async function whoAmI(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    me.known = true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    me.known = false;
  }
}

/** Take a name. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim() || (me.known ? me.name : t("web-guest"));
  if (me.known && wanted === me.name) return;
  me.name = (await api.name(wanted)).name;
  me.known = true;
}

/** An error message for anything that went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message || t("web-offline");
  return t("error-internal");
}
