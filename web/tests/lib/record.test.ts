import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/modules-all-4-players.pecunia?raw";
import { movesOf } from "../../src/lib/record";

describe("the moves of a record", () => {
  it("belong to the owner of the turn or to who is named", () => {
    const record = "head\nmoves\n1 A play line-cutter; seat L; B player A\n2 B pass\nend\n";
    expect(movesOf(record)).toEqual([
      { turn: 1, letter: "A", move: "play line-cutter" },
      { turn: 1, letter: "A", move: "seat L" },
      { turn: 1, letter: "B", move: "player A" },
      { turn: 2, letter: "B", move: "pass" },
    ]);
  });

  it("are none in a record without turns", () => {
    expect(movesOf("head\nmoves\nend\n")).toEqual([]);
  });

  it("of a whole game all have a turn, a player and a move", () => {
    const moves = movesOf(golden);
    expect(moves.length).toBeGreaterThan(100);
    for (const { turn, letter, move } of moves) {
      expect(turn).toBeGreaterThanOrEqual(0);
      expect(letter).toMatch(/^[A-F]$/);
      expect(move).toMatch(/^[a-z]/);
    }
    expect(moves.map(({ turn }) => turn)).toEqual(moves.map(({ turn }) => turn).sort((one, other) => one - other));
  });
});
