/** Up to which number somebody has seen a table on this device, so that what came after can be told on return. */
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
    // A browser that keeps nothing tells the whole game on return.
  }
}

export function forgetSeen(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // There is nothing to forget, then.
  }
}
