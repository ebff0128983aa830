import { api, Refusal } from "./api";
import { t } from "./texts.svelte";

/**
 * Who sits before this page. Somebody who has said no name is asked for none: the house has one to lend. `born` counts
 * how often nobody has become somebody: a socket that was opened before must be opened anew.
 */
export const me = $state({ name: "", known: false, born: 0 });

/** Ask the server who we are; that we are nobody yet is an answer, too. */
export async function whoAmI(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    me.known = true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    me.known = false;
  }
}

/** Be called something from now on. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim() || (me.known ? me.name : t("web-guest"));
  if (me.known && wanted === me.name) return;
  me.name = (await api.name(wanted)).name;
  me.known = true;
}

/** A sentence for anything that went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message || t("web-offline");
  return t("error-internal");
}
