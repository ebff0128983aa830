import type { Panel } from "../replay/panels";

/** What has to be asked for is not in a file. */
export const PANELS: Panel[] = [];
