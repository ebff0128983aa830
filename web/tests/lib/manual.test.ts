// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { clauseAnchor, lookUp, rulesPath, wayBack } from "../../src/lib/manual";
import { go } from "../../src/lib/route.svelte";

beforeEach(() => sessionStorage.clear());

describe("places in the rules", () => {
  it.each([
    ["A19", "A19"],
    ["§2.5", "section-2-5"],
    ["§10.2 b", "section-10-2-b"],
  ])("clause %s has the anchor %s", (clause, anchor) => {
    expect(clauseAnchor(clause)).toBe(anchor);
  });

  it("have an address", () => {
    expect(rulesPath("olet")).toBe("/rules/olet");
    expect(rulesPath("olet", "O17")).toBe("/rules/olet#O17");
  });
});

describe("the way back from the rules", () => {
  const look = (path: string): void => {
    const link = document.createElement("a");
    link.href = path;
    link.addEventListener("click", (event) =>
      lookUp(event as unknown as MouseEvent & { currentTarget: HTMLAnchorElement }),
    );
    link.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  };

  it("leads to the table, with its invitation", () => {
    go("/t/abc#key");
    look("/rules/olet");
    expect(wayBack()).toBe("/t/abc#key");
  });

  it("is kept while somebody reads on", () => {
    go("/replay/abc");
    look("/rules/olet");
    look("/rules/non-olet");
    expect(wayBack()).toBe("/replay/abc");
  });

  it("is none for those who came from the start page", () => {
    go("/t/abc");
    look("/rules/olet");
    go("/");
    look("/rules/olet");
    expect(wayBack()).toBe("");
  });
});
