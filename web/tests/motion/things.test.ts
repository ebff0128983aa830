// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { centre, ghost, laidAt, measure, over, placeBox } from "../../src/motion/things";

afterEach(() => document.body.replaceChildren());

/** Without a screen, elements have no size: those in the table get the box given in their attributes. */
function lay(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(...(this.dataset.box ?? "0,0,0,0").split(",").map(Number));
  });
}

describe("boxes", () => {
  it("have a centre", () => {
    expect(centre(new DOMRect(10, 20, 30, 40))).toEqual({ x: 25, y: 40 });
  });

  it("are laid over each other by their centres, in the other's width", () => {
    expect(over(new DOMRect(0, 0, 100, 100), new DOMRect(200, 50, 50, 50))).toBe("translate(175px, 25px) scale(0.5)");
  });

  it("stay where they are over themselves", () => {
    const box = new DOMRect(3, 4, 5, 6);
    expect(over(box, box)).toBe("translate(0px, 0px) scale(1)");
  });

  it("are written as CSS", () => {
    const css = "position: absolute; left: 1px; top: 2px; width: 3px; height: 4px";
    expect(laidAt(new DOMRect(1, 2, 3, 4))).toBe(css);
  });
});

describe("places", () => {
  it("are the first of those named that the page shows", () => {
    lay('<i data-place="discards"></i><i data-place="bank" data-box="1,2,3,4"></i>');
    expect(placeBox("nowhere", "discards", "bank")).toEqual(new DOMRect(1, 2, 3, 4));
  });

  it("are none where the page shows none of them", () => {
    lay('<i data-place="discards"></i>');
    expect(placeBox("discards")).toBeNull();
  });
});

describe("things", () => {
  it("are found by key with their place and face; what is not shown is left out", () => {
    lay(`<div data-place="hand"><b data-key="a" data-face="front" data-box="0,0,9,9"></b><b data-key="b"></b></div>
      <b data-key="c" data-box="5,5,9,9"></b>`);
    const found = measure();
    expect([...found.keys()]).toEqual(["a", "c"]);
    expect(found.get("a")?.face).toBe("front");
    expect(found.get("a")?.place?.getAttribute("data-place")).toBe("hand");
    expect(found.get("c")?.place).toBeNull();
  });

  it("fly as a picture that cannot be taken for the thing itself", () => {
    lay('<div id="one" data-key="a" data-move="play a" class="can" data-box="1,2,3,4"><i data-key="b"></i></div>');
    const layer = document.createElement("div");
    const flying = ghost(measure().get("a")!, layer);
    expect(layer.firstElementChild).toBe(flying);
    expect(flying.querySelectorAll("[data-key], [data-move], [id], .can")).toHaveLength(0);
    expect(flying.style.left).toBe("1px");
    expect(document.querySelectorAll("[data-key]")).toHaveLength(2);
  });
});
