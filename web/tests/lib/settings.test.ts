// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The settings of a newly opened page. */
async function opened(languages: string[] = ["en-GB"]): Promise<typeof import("../../src/lib/settings.svelte")> {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.resetModules();
  return import("../../src/lib/settings.svelte");
}

beforeEach(() => localStorage.clear());

describe("the first visit", () => {
  it.each([
    [["it-CH", "de"], "it"],
    [["pt", "FR-fr"], "fr"],
    [["pt", "ja"], "en"],
    [[], "en"],
  ])("with %o in the browser speaks %s", async (languages, expected) => {
    expect((await opened(languages)).settings.language).toBe(expected);
  });
});

describe("what is kept", () => {
  it("is there on the next visit", async () => {
    const { keep, settings } = await opened();
    settings.theme = "dark";
    settings.sounds = true;
    keep();
    const next = (await opened()).settings;
    expect(next.theme).toBe("dark");
    expect(next.sounds).toBe(true);
  });

  it("counts only as far as it makes sense; the rest is as usual", async () => {
    localStorage.setItem(
      "pecunia",
      JSON.stringify({ theme: "pink", speed: "slow", sounds: "yes", second: "de", language: 7 }),
    );
    const { settings } = await opened(["de"]);
    expect(settings).toMatchObject({ theme: "auto", speed: "slow", sounds: false, second: "de", language: "de" });
  });

  it("does not count when it is damaged", async () => {
    localStorage.setItem("pecunia", "{");
    expect((await opened()).settings.speed).toBe("normal");
  });

  it("is missed by nobody in a browser that keeps nothing", async () => {
    const { keep, settings } = await opened();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    settings.theme = "light";
    expect(() => keep()).not.toThrow();
  });
});
