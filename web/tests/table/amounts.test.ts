import { describe, expect, it } from "vitest";
import { amountsOf } from "../../src/table/amounts";

const several = (verb: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${verb} ${at * 10}`);

describe("answers that differ in numbers", () => {
  it("become one control where they are many", () => {
    const { amounts, rest } = amountsOf([...several("deposit", 7), "done"]);
    expect(amounts).toHaveLength(1);
    expect(amounts[0]).toMatchObject({ verb: "deposit" });
    expect(amounts[0]!.rows[3]).toEqual({ move: "deposit 30", numbers: [30] });
    expect(rest).toEqual(["done"]);
  });

  it("stay a list where they are few", () => {
    const moves = several("deposit", 6);
    expect(amountsOf(moves)).toEqual({ amounts: [], rest: moves });
  });

  it("may have several numbers", () => {
    const moves = Array.from({ length: 8 }, (_, at) => `sell 0/${at}/2`);
    expect(amountsOf(moves).amounts[0]!.rows[7]!.numbers).toEqual([0, 7, 2]);
  });

  it("are told apart by their verbs", () => {
    const { amounts, rest } = amountsOf([...several("deposit", 7), ...several("pay", 3)]);
    expect(amounts.map(({ verb }) => verb)).toEqual(["deposit"]);
    expect(rest).toEqual(several("pay", 3));
  });

  it("are none where the number names a card on the table", () => {
    expect(amountsOf(several("card", 9)).amounts).toEqual([]);
  });
});
