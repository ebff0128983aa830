import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/2005-2-players.pecunia?raw";
import { BROKEN, packed, read, unpacked, written } from "../../src/replay/link";

describe("a record in a link", () => {
  it("comes back as it was", async () => {
    expect(await unpacked(await packed(golden))).toBe(golden);
    expect(await unpacked(await packed("Zoë – “§”"))).toBe("Zoë – “§”");
  });

  it("needs no letter that means something in an address", async () => {
    expect(await packed(golden)).toMatch(/^[\w-]+$/);
  });

  it("is shorter than the record", async () => {
    expect((await packed(golden)).length).toBeLessThan(golden.length);
  });

  it.each(["!!!", "abc", "AAAA"])("is broken where it is not one of ours: %s", async (text) => {
    expect(await unpacked(text)).toBe(BROKEN);
  });

  it("is broken where half of it is missing", async () => {
    const whole = await packed(golden);
    expect(await unpacked(whole.slice(0, whole.length / 2))).toBe(BROKEN);
  });

  it("is broken where it would fill the memory", async () => {
    const bomb = await packed("x".repeat(1_000_000));
    expect(bomb.length).toBeLessThan(2000);
    expect(await unpacked(bomb)).toBe(BROKEN);
  });
});

describe("the address of a moment", () => {
  it("is read as it was written", async () => {
    const address = written("", await packed("record"), 12, "B");
    expect(address).toMatch(/^\/replay#r=/);
    expect(await read(address.slice(address.indexOf("#")))).toEqual({
      record: "record",
      at: 12,
      seat: "B",
      invitation: "",
      panel: "",
    });
  });

  it("of a table needs no record, but may need the invitation", async () => {
    const address = written("abc", "", 3, "open", "k&y");
    expect(address).toBe("/replay/abc#at=3&seat=open&invitation=k%26y");
    expect((await read(address.split("#")[1]!)).invitation).toBe("k&y");
  });

  it("is the beginning with open cards where it says nothing", async () => {
    expect(await read("")).toEqual({ record: "", at: 0, seat: "open", invitation: "", panel: "" });
  });
});
