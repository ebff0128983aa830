import { describe, expect, it } from "vitest";
import { lostMarkers, type Seen } from "../../src/motion/markers";

const table = (places: Record<string, [number, number]>): Seen => ({ players: [{ places: {} }, { places }] });

describe("who has lost markers", () => {
  const before = table({ L: [4, 2], M: [7, 1], R: [-1, 0], V1: [9, 0] });

  it("is the Roman that the happening names", () => {
    expect(lostMarkers({ kind: "markers-removed", player: 1, roman: 12, spot: "L", count: 1 }, before, before)).toEqual(
      [12],
    );
  });

  it("is everybody of that player with fewer than before", () => {
    const after = table({ L: [4, 1], M: [7, 1], R: [-1, 0], V1: [9, 0] });
    expect(lostMarkers({ kind: "water-ran", player: 1, count: 1 }, before, after)).toEqual([4]);
  });

  it("is also who has left with markers", () => {
    const after = table({ L: [4, 2], M: [-1, 0], R: [-1, 0], V1: [9, 0] });
    expect(lostMarkers({ kind: "water-ran", player: 1, count: 1 }, before, after)).toEqual([7]);
  });

  it("is found on another place, too", () => {
    const after = table({ L: [7, 1], M: [4, 2], R: [-1, 0], V1: [9, 0] });
    expect(lostMarkers({ kind: "water-ran", player: 1, count: 1 }, before, after)).toEqual([]);
  });

  it("is nobody at a table that was not seen before", () => {
    expect(lostMarkers({ kind: "water-ran", player: 1, count: 1 }, null, before)).toEqual([]);
    expect(lostMarkers({ kind: "water-ran", player: 5, count: 1 }, before, before)).toEqual([]);
  });
});
