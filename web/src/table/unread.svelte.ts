/** How many lines of talk have come since it was last on the screen. The sign of the log has their number. */
export const unread = $state({ lines: 0 });
