// Looks at the table as it is on the screen and lists what cannot be seen, read or touched.
window.faults = (touch) => {
  const found = [];
  const NEAR = 1.5; // pixels; rounding is no fault
  const TALL = 3; // letters do not fill the height of their line
  const LEAST = 0.81 * parseFloat(getComputedStyle(document.documentElement).fontSize) - 0.05;
  const LETTERING = 7.5;
  // Buttons of the tablet; and things on the table, of which two may share a seat in the smallest room. Every answer is
  // in the list of the tablet as well.
  const BUTTON = touch ? 44 : 38;
  const THING = touch ? 32 : 20;

  const name = (one) => {
    const words = (one.getAttribute?.("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ");
    const kind = [...(one.classList ?? [])].filter((word) => !word.startsWith("svelte-")).join(".");
    return `${one.localName}${kind && `.${kind}`} "${words.slice(0, 40)}"`;
  };
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => {
    const { width, height } = box(one);
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip");
  };
  const all = (what, within = document) => [...within.querySelectorAll(what)].filter(shown);

  // Everything around a thing that may cut it off.
  function cut(one, rect, tall = NEAR) {
    const fixed = (one.closest ? one : one.parentElement).closest("#talk, dialog");
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const frame = box(around);
      const across = rect.left < frame.left - NEAR || rect.right > frame.right + NEAR;
      const down = rect.top < frame.top - tall || rect.bottom > frame.bottom + tall;
      const scrolls = (how) => how === "auto" || how === "scroll";
      if (across && overflowX !== "visible" && !(scrolls(overflowX) && around.dataset.more)) return around;
      if (down && overflowY !== "visible" && !(scrolls(overflowY) && around.dataset.more)) return around;
      if ((across && scrolls(overflowX)) || (down && scrolls(overflowY))) return null; // it says so
      if (around === fixed || position === "fixed") return null;
    }
    return null;
  }

  // What of a rectangle is seen in a list that scrolls and says so.
  function scrolled(one, { left, top, right, bottom }) {
    const list = one.closest("[data-more]");
    const frame = list ? box(list) : { top, bottom };
    const from = Math.max(top, frame.top);
    return new DOMRect(left, from, right - left, Math.min(bottom, frame.bottom) - from);
  }

  // The page itself.
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const longer = page.scrollHeight > innerHeight + 1;
  if (longer && (innerWidth >= 1000 || !document.querySelector("[data-page]")))
    found.push(`the page is ${page.scrollHeight} high`);
  for (const one of all("body *")) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const more = one.dataset.more ?? "";
    const across = one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(overflowX);
    const down = one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(overflowY);
    if ((across && !/left|right/.test(more)) || (down && !/up|down/.test(more)))
      found.push(`${name(one)} scrolls and does not say so`);
  }

  // The tablet and the bar: complete, on the screen, nothing on anything.
  const TABLET = ".ask :is(h2, .answer, .small, .because, .refused, .notice, .notice .button, form, .corner)";
  const BAR = ".page > header :is(a, button, li, span, strong)";
  for (const [what, leaves] of [
    [TABLET, all(TABLET)],
    [BAR, all(BAR).filter((one) => !one.querySelector("a, button, li, span, strong"))],
  ]) {
    for (const one of leaves) {
      const rect = box(one);
      if (rect.left < -NEAR || rect.right > innerWidth + NEAR || rect.top < -NEAR || rect.bottom > innerHeight + NEAR)
        found.push(`${name(one)} is off the screen`);
      const by = cut(one, rect);
      if (by) found.push(`${name(one)} is cut off by ${name(by)}`);
      if (what === TABLET && !one.closest("[data-more]") && one.matches("h2, .answer, .small, .notice .button")) {
        const { left, right, top, bottom } = rect;
        for (const [x, y] of [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 5, top + 5],
          [right - 5, bottom - 5],
        ]) {
          const over = document.elementFromPoint(x, y);
          if (over && !one.contains(over) && !over.contains(one)) found.push(`${name(one)} is under ${name(over)}`);
        }
      }
    }
    overlaps(leaves.map((one) => ({ one, rect: box(one) })));
  }
  // Boxes of letters are higher than their lines: words may share up to a third of their height.
  function overlaps(things, least = 2, share = 0) {
    things.forEach(({ one, rect }, at) => {
      for (const { one: other, rect: next } of things.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(rect.right, next.right) - Math.max(rect.left, next.left);
        const high = Math.min(rect.bottom, next.bottom) - Math.max(rect.top, next.top);
        if (wide > least && high > Math.max(least, share * Math.min(rect.height, next.height))) found.push(`${name(one)} and ${name(other)} overlap`);
      }
    });
  }

  // Every word on the page can be read: nothing cuts it off, nothing else is written over it, it is not too small.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written = [];
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || !one || one.closest("svg, script, style, .unseen, option") || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const by = cut(text, rect, TALL);
      if (by) found.push(`the words "${text.data.trim().slice(0, 40)}" are cut off by ${name(by)}`);
      const seen = scrolled(one, rect);
      if (seen.height > rect.height / 2) written.push({ one, rect: seen, laid: one.closest(".ask, .page > header, #talk") });
    }
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < LEAST && !one.closest("#talk, .beside")) found.push(`${name(one)} is written at ${size} px`);
  }
  for (const laid of new Set(written.map(({ laid }) => laid))) {
    const together = written.filter((one) => one.laid === laid && !one.one.closest("#talk"));
    overlaps(together, 3, 0.34);
  }
  for (const text of all("svg text")) {
    const size = parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 1);
    if (text.textContent.trim() && Math.abs(size) < LETTERING - 0.05)
      found.push(`"${text.textContent}" is drawn at ${size.toFixed(1)} px`);
  }

  // What is on the table.
  for (const one of all(".drawn [data-place], .drawn [data-key]")) {
    const by = cut(one, box(one), 4);
    if (by && !one.closest("[data-more]")) found.push(`${one.dataset.place ?? one.dataset.key} is cut off by ${name(by)}`);
  }
  const areas = ".table > .own, .table > .others, .side > .question, .side > .before, .side > .common, .beside";
  const sticks = (one) => getComputedStyle(one).position === "sticky";
  overlaps(
    all(areas)
      .filter((one) => !sticks(one))
      .map((one) => ({ one, rect: box(one) })),
  );
  for (const one of all("[data-move]")) {
    const { width, height } = box(one);
    const least = one.closest(".ask") ? BUTTON : THING;
    if (Math.min(width, height) < least - 0.5) found.push(`${name(one)} is ${width.toFixed()} × ${height.toFixed()}`);
  }
  return [...new Set(found)];
};
