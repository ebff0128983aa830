import { nonOlet } from "./nonolet/title";
import { olet } from "./olet/title";
import type { PageTitle } from "./title";

/** The titles that the page draws. Pages that belong to no game show the inscription of the first one. */
export const DRAWN: readonly [PageTitle, ...PageTitle[]] = [nonOlet, olet];

/** The title of a game; undefined for a game that the page shows in words. */
export const drawn = (game: string): PageTitle | undefined => DRAWN.find((title) => title.game === game);
