/** One physical thing on the table. Its key stays the same wherever it goes: motion follows the key. */
export interface Thing {
  key: string;
  token: string;
}
/** What lies where: tokens by place in a view, things by place once they have their keys. */
export type Tokens = Record<string, string[]>;
export type Things = Record<string, Thing[]>;

let made = 0;

/** Keys begin with what a thing is, so that motion knows from where it comes and where it goes. */
const kindOf = (token: string) => (/^(real|fake)-/.test(token) ? "note-" : /^[A-Z]-/.test(token) ? "contract-" : "");

/**
 * The things of a new view, with the keys they had. Views name kinds of things only, so a thing is taken to stay where
 * one like it was; else it came from where one like it is missing; else it was something else before (`before` says
 * what a token may have been: a fake that is paid for turns into a real note in the same hand).
 */
export function followed(was: Things, is: Tokens, before: (token: string) => RegExp | null): Things {
  const left = new Map(Object.entries(was).map(([place, things]) => [place, [...things]]));
  const take = (place: string, fits: (token: string) => boolean, from: "bottom" | "top"): Thing | undefined => {
    const things = left.get(place) ?? [];
    const fitting = things.map((thing) => fits(thing.token));
    const at = from === "top" ? fitting.lastIndexOf(true) : fitting.indexOf(true);
    return at < 0 ? undefined : things.splice(at, 1)[0];
  };
  // What goes elsewhere is taken from the top, which is what people see.
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
