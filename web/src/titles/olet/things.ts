/** One physical thing on the table. Its key never changes, so that motion can follow it. */
export interface Thing {
  key: string;
  token: string;
}
/** What lies where: views have tokens by place; once they have keys, they are things by place. */
export type Tokens = Record<string, string[]>;
export type Things = Record<string, Thing[]>;

let made = 0;

/** Keys begin with the kind of thing, so that motion knows where it comes from and goes to. */
const kindOf = (token: string) => (/^(real|fake)-/.test(token) ? "note-" : /^[A-Z]-/.test(token) ? "contract-" : "");

/**
 * The things of a new view, with the keys they had before. Views only name kinds of things. So if a place had such a
 * thing before, we take it to be the same one. Otherwise it came from a place where such a thing is now missing.
 * Otherwise it was something else before: `before` says what a token may have been (a fake that is paid for turns into
 * a real note in the same hand).
 */
export function followed(was: Things, is: Tokens, before: (token: string) => RegExp | null): Things {
  const left = new Map(Object.entries(was).map(([place, things]) => [place, [...things]]));
  const take = (place: string, fits: (token: string) => boolean, from: "bottom" | "top"): Thing | undefined => {
    const things = left.get(place) ?? [];
    const fitting = things.map((thing) => fits(thing.token));
    const at = from === "top" ? fitting.lastIndexOf(true) : fitting.indexOf(true);
    return at < 0 ? undefined : things.splice(at, 1)[0];
  };
  // A thing that goes elsewhere is taken from the top of the pile, as people see it.
  const anywhere = (fits: (token: string) => boolean): Thing | undefined => {
    for (const place of left.keys()) {
      const found = take(place, fits, "top");
      if (found) return found;
    }
    return undefined;
  };
  const passes: ((token: string, place: string) => Thing | undefined)[] = [
    (token, place) => take(place, (other) => other === token, "bottom"),
    (token) => anywhere((other) => other === token),
    (token) => {
      const earlier = before(token);
      return earlier ? anywhere((other) => earlier.test(other)) : undefined;
    },
    (token) => ({ key: `${kindOf(token)}${token}-${(made += 1)}`, token }),
  ];
  const found: Record<string, (Thing | undefined)[]> = {};
  for (const [place, tokens] of Object.entries(is)) found[place] = tokens.map(() => undefined);
  for (const pass of passes) {
    for (const [place, tokens] of Object.entries(is)) {
      tokens.forEach((token, at) => {
        const thing = found[place]![at] ?? pass(token, place);
        found[place]![at] = thing && { key: thing.key, token };
      });
    }
  }
  return found as Things;
}
