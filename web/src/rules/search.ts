/** A place in a book that a search can find: its anchor, its title and its text. */
export interface Place {
  id: string;
  title: string;
  chapter: string;
  /** All its text, plain, in one piece, and where each node begins in it. */
  text: string;
  nodes: { node: Text; from: number }[];
}
export interface Hit {
  place: Place;
  /** The text around the first match; the middle part is the match. */
  before: string;
  found: string;
  after: string;
}

const AROUND = 60;
const MAX_HITS = 40;
const MAX_RANGES = 400;

/** Without accents and capitals, but of the same length: a match has the same position in both. */
export function plain(text: string): string {
  let said = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    const bare = letter.normalize("NFD")[0]!.toLowerCase();
    said += SAME[bare] ?? (bare.length === 1 ? bare : letter);
  }
  return said;
}
const SAME: Record<string, string> = { "’": "'", "\u202f": " ", "\u00a0": " ", "\n": " " };

/**
 * Everything in an element that can be found: each thing with an id is a place, which ends where the next one begins.
 */
export function placesOf(book: HTMLElement): Place[] {
  const found: Place[] = [];
  let chapter = "";
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof SVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof HTMLElement && node.dataset.title) {
      if (node.dataset.chapter !== undefined) chapter = node.dataset.title;
      found.push({ id: node.id, title: node.dataset.title, chapter, text: "", nodes: [] });
    } else if (node instanceof Text && found.length) {
      const place = found[found.length - 1]!;
      place.nodes.push({ node, from: place.text.length });
      place.text += `${node.data} `;
    }
  }
  for (const place of found) place.text = plain(place.text);
  return found;
}

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** The places that contain all words; places with the words in their title come first. */
export function search(places: Place[], query: string): Hit[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const hits = places.filter((place) => words.every((word) => place.text.includes(word)));
  const rank = ({ title }: Place): number => (words.every((word) => plain(title).includes(word)) ? 0 : 1);
  return hits
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_HITS)
    .map((place) => hitOf(place, words[0]!));
}

function hitOf(place: Place, word: string): Hit {
  const first = place.text.indexOf(word);
  // The title is shown already, so prefer a later match.
  const later = place.text.indexOf(word, place.title.length);
  const at = later < 0 ? first : later;
  const text = place.nodes.map(({ node }) => `${node.data} `).join("");
  const end = at + word.length;
  const from = later < 0 ? 0 : Math.max(place.title.length + 1, at - AROUND);
  const cut = from > place.title.length + 1 ? Math.min(at, text.indexOf(" ", from) + 1) : from;
  const until = end + AROUND < text.length ? text.lastIndexOf(" ", end + AROUND) : text.length;
  return {
    place,
    before: (cut > from ? "… " : "") + text.slice(cut, at).trimStart(),
    found: text.slice(at, end),
    after: text.slice(end, Math.max(end, until)) + (until < text.length ? " …" : ""),
  };
}

/** Where the words are on the page, for highlighting. */
export function rangesOf(hits: Hit[], query: string): Range[] {
  const found: Range[] = [];
  for (const { place } of hits) {
    for (const word of wordsOf(query)) {
      for (const { node, from } of place.nodes) {
        const text = place.text.slice(from, from + node.data.length);
        for (
          let at = text.indexOf(word);
          at >= 0 && found.length < MAX_RANGES;
          at = text.indexOf(word, at + word.length)
        ) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          found.push(range);
        }
      }
    }
  }
  return found;
}
