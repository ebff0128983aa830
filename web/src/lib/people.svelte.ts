import { api, Refusal, whenTokenRejected } from "./api";
import { house } from "./house.svelte";
import { guestName } from "./guest_names";
import { t } from "./texts.svelte";

/**
 * The person at this page. Nobody has to enter a name: the program lends one. `born` counts how often a nameless
 * visitor got a name: a socket opened before that must be opened again. `rejected`: the server does not accept the
 * token of this browser; nothing replaces it unless the person starts over.
 */
export const me = $state({ name: "", known: false, born: 0, rejected: false });

whenTokenRejected(() => {
  me.known = false;
  me.rejected = true;
});

/** Ask the server who we are. "Nobody yet" is also a valid answer. */
export async function whoAmI(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    me.known = true;
    me.rejected = false;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    me.known = false;
  }
}

/** Take a name. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim() || (me.known ? me.name : guestName());
  if (me.known && wanted === me.name) return;
  me.name = (await api.name(wanted)).name;
  me.known = true;
}

/** Become a new person in place of one whose token is not valid. */
export async function startOver(): Promise<void> {
  me.name = (await api.startOver(me.name || guestName())).name;
  me.known = true;
  me.rejected = false;
  me.born += 1;
}

/** An error message for anything that went wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message || t(house.failed ? `web-tab-${house.failed}` : "web-offline");
  return t("error-internal");
}
