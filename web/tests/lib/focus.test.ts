// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "../../src/lib/focus";

const soon = () => new Promise((done) => setTimeout(done, 5));

describe("the focus", () => {
  let stop = () => {};
  const find = (id: string) => document.getElementById(id)!;
  beforeEach(() => {
    document.body.innerHTML =
      '<section id="home" tabindex="-1"></section><p id="row"><button id="answer"></button></p>';
    stop = keepFocus(() => find("home"));
  });
  afterEach(() => stop());

  it("goes home when what has it leaves the page", async () => {
    find("answer").focus();
    find("row").remove();
    await soon();
    expect(document.activeElement).toBe(find("home"));
  });

  it("stays with what only gets another place", async () => {
    find("answer").focus();
    document.body.append(find("answer"));
    await soon();
    expect(document.activeElement).toBe(find("answer"));
  });

  it("stays where somebody has put it", async () => {
    find("answer").focus();
    find("row").dispatchEvent(new Event("pointerdown", { bubbles: true })); // a click beside everything
    find("answer").blur();
    await soon();
    find("row").remove();
    await soon();
    expect(document.activeElement).toBe(document.body);
  });
});
