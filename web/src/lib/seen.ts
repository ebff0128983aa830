/** The last entry of a table that was seen on this device, so that everything later can be told on return. */
const key = (table: string) => `pecunia-seen-${table}`;

export function seenOf(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0;
  }
}

export function keepSeen(table: string, number: number): void {
  try {
    localStorage.setItem(key(table), String(number));
  } catch {
    // If the browser stores nothing, the whole game is retold on return.
  }
}

export function forgetSeen(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Then nothing was stored either.
  }
}
