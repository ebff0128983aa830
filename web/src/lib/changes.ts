import type { News } from "../messages";

/** The view after the changes in a piece of news. The view before is not modified. */
export function applied<T extends object>(view: T, changes: News["changes"]): T {
  const after = structuredClone(view);
  for (const [path, value] of changes) {
    let target = after as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) target = target[key] as Record<string | number, unknown>;
    target[path[path.length - 1]!] = value;
  }
  return after;
}
