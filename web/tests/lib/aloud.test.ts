// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { aloud } from "../../src/lib/aloud";
import { load } from "../../src/lib/texts.svelte";

beforeAll(() => load("en"));

describe("what is heard", () => {
  it("has words for stars", () => {
    expect(aloud("Flog 2 ★, 1 ★★★ for $50")).toBe("Flog 2 of quality 1, 1 of quality 3 for $50");
    expect(aloud("★★")).toBe("quality 2");
  });
  it("leaves everything else as it is", () => expect(aloud("Line cutter: 2 markers")).toBe("Line cutter: 2 markers"));
});
