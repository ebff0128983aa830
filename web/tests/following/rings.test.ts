// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { ring } from "../../src/hints/rings";
import { Hinting } from "../../src/hints/hinting.svelte";
import { placed } from "../../src/table/end/places";

const ranks = () => [...document.querySelectorAll<HTMLElement>("[data-move]")].map(({ dataset }) => dataset.rank ?? "");

describe("rings on the table", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button data-move="seat M"></button><button data-move="seat L"></button>
      <aside data-hint-panel><button data-move="seat M"></button></aside>`;
  });

  it("mark what stands for a move, by rank, and go again", () => {
    const end = ring([
      { move: "seat L", rank: 1, words: "1 · 62%" },
      { move: "seat M", rank: 2, words: "2 · 57%" },
    ]);
    expect(ranks()).toEqual(["2", "1", ""]);
    expect(document.querySelector<HTMLElement>("[data-rank='1']")!.dataset.badge).toBe("1 · 62%");
    end();
    expect(ranks()).toEqual(["", "", ""]);
  });

  it("give a thing the rank of its best move", () => {
    ring([
      { move: "seat L", rank: 1, words: "" },
      { move: "seat L", rank: 3, words: "" },
    ]);
    expect(ranks()).toEqual(["", "1", ""]);
  });
});

describe("hints", () => {
  const judged = ["a", "b", "c", "d"].map((move) => ({ move, words: move, chance: 0.5, tried: 1, reasons: [] }));

  it("name three moves, and the player’s own beside them", () => {
    const hinting = new Hinting("table");
    hinting.found = { number: 1, judged };
    hinting.mine = "d";
    expect(hinting.best.map(({ move }) => move)).toEqual(["a", "b", "c"]);
    expect(hinting.own?.move).toBe("d");
    hinting.forget();
    expect([hinting.best, hinting.own, hinting.mine]).toEqual([[], undefined, ""]);
  });
});

describe("places", () => {
  const row = (at: number, score: number, won = false) => ({ at, name: `${at}`, score, won, how: "" });

  it("begin with the winners, whatever their score", () => {
    const places = placed([row(0, 30), row(1, 20, true), row(2, 25)]);
    expect(places.map(({ at, place }) => [at, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it("are shared by those who have as much", () => {
    expect(placed([row(0, 9), row(1, 9), row(2, 40, true), row(3, 5)]).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  });
});
