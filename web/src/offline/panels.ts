import type { Panel } from "../replay/panels";

/** A file has no panels that need the server. */
export const PANELS: Panel[] = [];
