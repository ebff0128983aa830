// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { placesOf, plain, rangesOf, search, type Place } from "../../src/rules/search";

describe("plain text", () => {
  it.each([
    ["Bénéfice", "benefice"],
    ["Öl für Ämter", "ol fur amter"],
    ["l’officier\u00a0!", "l'officier !"],
    ["Straße", "straße"],
  ])("of %s is %s", (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it("is as long as the text, whatever letters it has", () => {
    const text = "İstanbul ﬁsch Ünïcödé — § 2.5 “so”";
    expect(plain(text)).toHaveLength(text.length);
  });
});

describe("a book", () => {
  let places: Place[];

  beforeEach(() => {
    document.body.innerHTML = `<article>
      <section id="turn" data-title="The turn" data-chapter><h2>The turn</h2>
        <p>First the water runs: every visitor loses a <b>marker</b>.</p>
        <div id="pay" data-title="Paying"><h3>Paying</h3><p>Who has no marker left pays the fee.</p></div>
      </section>
      <section id="café" data-title="Café" data-chapter><h2>Café</h2>
        <svg><text>marker</text></svg><p>Nothing else.</p>
      </section>
    </article>`;
    places = placesOf(document.querySelector("article")!);
  });

  it("is cut into places, each with its chapter", () => {
    expect(places.map(({ id, chapter }) => [id, chapter])).toEqual([
      ["turn", "The turn"],
      ["pay", "The turn"],
      ["café", "Café"],
    ]);
  });

  it("finds words wherever they stand, but not in drawings", () => {
    expect(search(places, "marker").map(({ place }) => place.id)).toEqual(["turn", "pay"]);
  });

  it("wants all words in one place", () => {
    expect(search(places, "marker fee").map(({ place }) => place.id)).toEqual(["pay"]);
    expect(search(places, "marker latrine")).toEqual([]);
  });

  it("does not mind accents and capitals", () => {
    expect(search(places, "CAFE").map(({ place }) => place.id)).toEqual(["café"]);
  });

  it("puts first what is called so", () => {
    const text = "paying is explained elsewhere";
    const other = { id: "other", title: "Other", chapter: "", text: `other ${text} `, nodes: places[0]!.nodes };
    expect(search([other, ...places], "paying").map(({ place }) => place.id)).toEqual(["pay", "other"]);
  });

  it("shows what stands around the find, as it is written", () => {
    const [hit] = search(places, "fee");
    expect(hit!.before).toMatch(/pays the $/);
    expect(hit!.found).toBe("fee");
    expect(hit!.after).toMatch(/^\./);
  });

  it("finds nothing for nothing", () => {
    expect(search(places, "  ")).toEqual([]);
  });

  it("marks every find in the page", () => {
    const ranges = rangesOf(search(places, "marker"), "marker");
    expect(ranges.map(String)).toEqual(["marker", "marker"]);
  });
});
