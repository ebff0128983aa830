// Made from constants in Python by `python -m pecunia.server.schema`; do not edit.

/** All texts are there in these languages. */
export const LANGUAGES = ["de", "en", "fr", "it"] as const;
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
};
/** Seats at any table; each game has its own limit as well. */
export const MAX_PLAYERS = 6;
/** Characters of a player's name. */
export const MAX_NAME = 24;
/** Characters of a line in the chat. */
export const MAX_CHAT_LINE = 400;
/** Characters of the name of a file of values. */
export const MAX_FILE_NAME = 100;
/** Bytes of a request: the server refuses a larger one. */
export const MAX_BODY = 150_000;
/** Why the server ends a connection: somebody else has the seat now. */
export const CLOSE_SEAT_MOVED = 4001;
/** Why the server ends a connection: this person may not come in. */
export const CLOSE_REFUSED = 4003;
/** Why the server ends a connection: this device has been signed out. */
export const CLOSE_SIGNED_OUT = 4002;
/** Which sheet of drawings each module needs besides the first one. */
export const SHEETS: Record<string, string> = {
  famous: "famous",
  upgrades: "upgrade",
  events: "event",
  favours: "favour",
  careers: "ladder",
};
/** How chess players write what a decision was. */
export const MARKS: Record<string, string> = { blunder: "??", mistake: "?", slip: "?!" };
/** Turns that a review lists for their luck. */
export const MAX_FORTUNES = 6;
/** The share of a victory from which on the luck of a turn is listed. */
export const MIN_FORTUNE = 0.05;
/** The share of a victory from which on a player is named in such a line. */
export const MIN_NAMED_LUCK = 0.01;
