// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { entriesOf, since, touches, turnsOf, type Entry } from "../../src/following/entries";
import { marksOf } from "../../src/following/marks";
import { planOf } from "../../src/following/scenes";
import { placeFor } from "../../src/following/stand";
import { summaryOf } from "../../src/following/summary";
import { cardTime, LETTERS, PAUSE, TIMES } from "../../src/following/timing";
import { SPEEDS } from "../../src/lib/settings.svelte";
import { following, SORTS } from "../../src/titles/nonolet/following";
import { SORTS as OLET_SORTS } from "../../src/titles/olet/following";
import type { Note } from "../../src/messages";
import type { Happening, TitleHappening } from "../../src/views";

const began = (player: number, turn: number): Happening => ({ kind: "turn-began", player, turn });
const played = (player: number, card = "womens-forum"): Happening => ({ kind: "card-played", player, card });
const gone = (player: number, roman: number): Happening => ({
  kind: "left-unpaid",
  player,
  roman,
  markers: 2,
  spot: "M",
});
const left = (player: number, romans: number[]): Happening => ({ kind: "queue-left", player, romans });
const paid = (player: number, amount: number): Happening => ({ kind: "paid", player, roman: 9, spot: "L", amount });
const water = (player: number): Happening => ({ kind: "water-ran", player, count: 3 });

const cause = (happening: Happening) => following.cause(happening as TitleHappening);
const reading = {
  sort: (happening: Happening) => following.sort(happening as TitleHappening),
  keys: (happening: Happening) => following.things(happening as TitleHappening),
  letters: () => 90,
};

/** Lines of one message: a sentence for each happening. */
function lines(number: number, happenings: Happening[], after?: Entry, notes: Note[] = []): Entry[] {
  const harm = new Set(["left-unpaid", "queue-left"]);
  const told = happenings.map(
    ({ kind, player }, at): Note =>
      notes[at] ?? (harm.has(kind) ? { harms: [player] } : kind === "paid" ? { helps: [player] } : {}),
  );
  return entriesOf(
    number,
    happenings.map(({ kind }) => kind),
    told,
    happenings,
    cause,
    after,
  );
}

// Anna (0) has moved; Balbina takes three of her women; Cassius earns money.
const own = lines(1, [began(0, 1), water(0)]);
const forum = lines(2, [began(1, 2), played(1), gone(0, 3), gone(0, 4), left(0, [5])], own.at(-1));
const gain = lines(3, [began(2, 3), water(2), paid(2, 4), paid(2, 3)], forum.at(-1));
const log = [...own, ...forum, ...gain];

describe("the log", () => {
  it("knows of each line whose turn it was and what did it", () => {
    expect(forum.map(({ by, turn }) => [by, turn])).toEqual(forum.map(() => [1, 2]));
    expect(forum.map((line) => line.cause?.key)).toEqual([undefined, ...Array<string>(4).fill("womens-forum")]);
    expect(gain.every((line) => line.cause === null)).toBe(true);
  });

  it("gives a sentence as many happenings as its note says", () => {
    const [first, second] = entriesOf(4, ["two", "one"], [{ count: 2 }, {}], [gone(0, 1), gone(0, 2), water(0)], cause);
    expect(first!.happenings).toHaveLength(2);
    expect(second!.happenings).toEqual([water(0)]);
  });

  it("takes the number of a note where several messages are told at once", () => {
    const told = entriesOf(9, ["a", "b"], [{ number: 4 }, {}], [water(0), water(1)], cause);
    expect(told.map(({ number }) => number)).toEqual([4, 9]);
  });

  it("knows from a note whose turn it was, where nothing tells that it began", () => {
    const [first, second] = entriesOf(4, ["a", "b"], [{ by: 2 }, {}], [water(2), water(2)], cause);
    expect([first!.by, second!.by]).toEqual([2, 2]);
  });

  it("stands under headings, one for each turn", () => {
    expect(turnsOf(log).map(({ turn, by, entries }) => [turn, by, entries.length])).toEqual([
      [1, 0, 1],
      [2, 1, 4],
      [3, 2, 3],
    ]);
  });

  it("can be read for one player", () => {
    expect(log.filter((line) => touches(line, 0)).map(({ text }) => text)).toEqual([
      "turn-began",
      "water-ran",
      "left-unpaid",
      "left-unpaid",
      "queue-left",
    ]);
  });
});

describe("since one’s own turn", () => {
  it("counts what came after one’s last own line, or after one’s last own move", () => {
    expect(since(log, 0, -1)).toEqual([...forum, ...gain]);
    expect(since(log, 0, 2)).toEqual(gain);
    expect(since(log, -1, -1)).toEqual(log);
    const mine = lines(4, [began(0, 4)], gain.at(-1));
    expect(since([...log, ...mine], 0, -1)).toEqual([...forum, ...gain, ...mine]); // our turn has only begun
    expect(since([...log, ...mine], 0, 4)).toEqual([]);
  });

  it("tells harm by cause, then the largest gain of a rival; the rest is a number", () => {
    const { items, rest } = summaryOf(since(log, 0, -1), 0);
    expect(items.map(({ weighs, by, gain: sum }) => [weighs, by, sum])).toEqual([
      ["harm", 1, 0],
      ["gain", 2, 7],
    ]);
    expect(items[0]!.parts).toEqual([
      { kind: "left-unpaid", count: 2, amount: 0 },
      { kind: "queue-left", count: 1, amount: 0 },
    ]);
    expect(rest).toBe(2); // that the card was played, and the water
  });

  it("tells the worst harm first, and never more than three things", () => {
    const tax = lines(4, [began(3, 4), played(3, "tax-slaves"), gone(0, 7)], gain.at(-1));
    const rats = lines(5, [began(4, 5), played(4, "rats"), gone(0, 8), gone(0, 11), left(0, [12, 13])], tax.at(-1));
    const { items } = summaryOf([...forum, ...gain, ...tax, ...rats], 0);
    expect(items.map((item) => item.cause?.key)).toEqual(["rats", "womens-forum", "tax-slaves"]);
  });

  it("names who could win next rather than who has gained", () => {
    const { items } = summaryOf([...forum, ...gain], 0, { by: 1, missing: 2 });
    expect(items.map(({ weighs, by, gain: money }) => [weighs, by, money])).toEqual([
      ["harm", 1, 0],
      ["near", 1, 2],
    ]);
    expect(summaryOf([], 0, { by: 1, missing: 2 }).items).toEqual([]); // nothing has happened
  });

  it("is silent about what one does oneself", () => {
    expect(summaryOf(lines(2, [began(0, 2), played(0), gone(0, 3)]), 0).items).toEqual([]);
  });

  it("outlines the things it touched, and the places they have left", () => {
    const marks = marksOf(forum, 0, "non-olet");
    expect([...marks.things]).toEqual([
      ["roman-3", "harm"],
      ["roman-4", "harm"],
      ["roman-5", "harm"],
    ]);
    expect([...marks.places.keys()]).toEqual(["seat-A-M", "queue-0"]);
    expect(marksOf(forum, 1, "non-olet").things.size).toBe(0);
  });
});

describe("how a message is shown", () => {
  const before = own.at(-1)!.cause;

  it("has a card in the middle, with every effect, and longer if it is about oneself", () => {
    const onMe = planOf(forum, 0, before, reading, "normal");
    expect(onMe.scene).toMatchObject({
      touches: "harm",
      lines: ["left-unpaid", "left-unpaid", "queue-left"],
      seats: [0],
    });
    expect(onMe.scene!.keys).toEqual(["roman-3", "roman-4", "roman-5"]);
    expect(onMe.scene!.ms).toBe(TIMES.grave.normal + 3 * TIMES.each.normal);
    const onOthers = planOf(forum, 2, before, reading, "normal");
    expect(onOthers.scene!.ms).toBe(TIMES.card.normal + 3 * TIMES.each.normal);
  });

  it("keeps the card while a choice after it has its effect", () => {
    const [card] = lines(7, [played(1, "slave-market")]);
    const effect = lines(8, [gone(2, 4)], card);
    const plan = planOf(effect, 0, card!.cause, reading, "normal");
    expect(plan.scene).toMatchObject({ cause: { key: "slave-market" }, lines: ["left-unpaid"], ms: TIMES.each.normal });
    expect(planOf(lines(9, [water(1)], effect.at(-1)), 0, card!.cause, reading, "normal").scene).toBeNull();
  });

  it("introduces no card that we play ourselves", () => {
    const plan = planOf(forum, 1, before, reading, "slow", true);
    expect(plan).toMatchObject({ scene: null, after: 0 });
    const event = lines(3, [{ kind: "event-runs", player: 0, event: "tumult" }]);
    expect(planOf(event, 0, null, reading, "normal", true).scene?.cause.kind).toBe("event");
  });

  it("takes its time by the table, and rests", () => {
    for (const speed of SPEEDS) {
      const plan = planOf(lines(2, [water(1)]), 0, null, reading, speed);
      expect(plan.after).toBe(TIMES.water[speed] + PAUSE[speed]);
    }
  });

  it("is longer for a card with many words", () => {
    expect(cardTime("card", LETTERS, "normal")).toBe(1700);
    expect(cardTime("card", LETTERS + 50, "normal")).toBe(1700 + 50 * 12);
    expect(cardTime("grave", LETTERS + 50, "instant")).toBe(900);
  });
});

describe("times", () => {
  it.each(Object.entries(TIMES))("of %s get shorter with each speed", (_, times) => {
    const each = SPEEDS.map((speed) => times[speed]);
    expect(each).toEqual([...each].sort((one, other) => other - one));
  });

  it.each([...Object.entries(SORTS), ...Object.entries(OLET_SORTS)])("are there for %s", (_, sort) => {
    expect(TIMES[sort].slow).toBeGreaterThan(0);
  });
});

describe("where the card stands", () => {
  const room = { width: 1366, height: 768 };

  it("is the middle, if it hides nothing there", () => {
    expect(placeFor(600, 300, room, [])).toEqual({ left: 383, top: 174 });
  });

  it("is aside where the middle would hide what it is about", () => {
    const victim = { left: 300, top: 350, width: 500, height: 300 };
    expect(placeFor(600, 280, room, [victim])).toEqual({ left: 383, top: 52 });
  });
});
