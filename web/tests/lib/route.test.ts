// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { follow, go, linkTo, route } from "../../src/lib/route.svelte";
import { panel } from "../../src/lib/settings.svelte";

describe("addresses", () => {
  it.each([
    ["/", { page: "start" }],
    ["/index.html", { page: "start" }],
    ["/t/Ab-9_x", { page: "table", table: "Ab-9_x", invitation: "" }],
    ["/t/Ab-9_x/#secret", { page: "table", table: "Ab-9_x", invitation: "secret" }],
    ["/rules", { page: "rules", game: "", brief: false }],
    ["/rules/olet#house-tie", { page: "rules", game: "olet", brief: false }],
    ["/rules/olet/brief", { page: "rules", game: "olet", brief: true }],
    ["/replay", { page: "replay", table: "" }],
    ["/replay/xyz", { page: "replay", table: "xyz" }],
    ["/puzzles", { page: "puzzles" }],
    ["/day/", { page: "day" }],
    ["/print", { page: "print" }],
    ["/t/", { page: "nowhere" }],
    ["/t/has%20space", { page: "nowhere" }],
    [`/t/${"x".repeat(33)}`, { page: "nowhere" }],
    ["/rules/monopoly", { page: "rules", game: "monopoly", brief: false }],
    ["/rules/No%20Game", { page: "nowhere" }],
    ["/printed", { page: "nowhere" }],
  ])("%s", (path, expected) => {
    go(path);
    expect(route.now).toEqual(expected);
  });

  it("are followed when somebody goes back", () => {
    go("/day");
    history.replaceState(null, "", "/print");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.now).toEqual({ page: "print" });
  });

  it("close the settings on the way", () => {
    panel.open = true;
    go("/");
    expect(panel.open).toBe(false);
  });
});

describe("links", () => {
  const click = (init: MouseEventInit): boolean => {
    const link = document.createElement("a");
    link.href = "/day";
    document.body.append(link);
    link.addEventListener("click", (event) =>
      follow(event as unknown as MouseEvent & { currentTarget: HTMLAnchorElement }),
    );
    const event = new MouseEvent("click", { cancelable: true, ...init });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("are followed without loading the page anew", () => {
    go("/");
    expect(click({})).toBe(true);
    expect(route.now).toEqual({ page: "day" });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "are left to the browser: %o",
    (init) => {
      go("/");
      expect(click(init)).toBe(false);
      expect(route.now).toEqual({ page: "start" });
    },
  );

  it("to a table keep the invitation where no server sees it", () => {
    expect(new URL(linkTo("abc", "key")).pathname).toBe("/t/abc");
    expect(new URL(linkTo("abc", "key")).hash).toBe("#key");
    expect(new URL(linkTo("abc", "")).href).toMatch(/\/t\/abc$/);
  });
});
