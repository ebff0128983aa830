import { describe, expect, it } from "vitest";
import { distinctNames, seatLetter, seatNumber } from "../../src/lib/seats";

describe("seats and letters", () => {
  it("are one another", () => {
    expect([0, 1, 5].map(seatLetter)).toEqual(["A", "B", "F"]);
    for (let seat = 0; seat < 26; seat++) expect(seatNumber(seatLetter(seat))).toBe(seat);
  });

  it("no seat has no letter", () => {
    expect([-1, 26].map(seatLetter)).toEqual(["", ""]);
  });

  it("anything else is no letter of a seat", () => {
    for (const text of ["", "a", "AB", "É", "1", "open", "spectator"]) expect(seatNumber(text)).toBe(-1);
  });

  it("tell people of the same name apart", () => {
    expect(distinctNames(["Anna", "Ben", "Anna"])).toEqual(["A Anna", "Ben", "C Anna"]);
  });
});
