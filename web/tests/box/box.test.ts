import { describe, expect, it } from "vitest";
import { fileOf, valuesOf } from "../../src/box/file";
import {
  alike,
  type Field,
  fits,
  type Form,
  isWhole,
  meanOf,
  type Part,
  parted,
  rowsOf,
  sorted,
  standOf,
  written,
} from "../../src/box/form";
import { linked, linkOf } from "../../src/box/link";
import { nextField, rowText } from "../../src/box/words";
import { BROKEN } from "../../src/replay/link";

// A game that does not exist: two classes of cards, a deck that is counted, a list of words, a list of cards.
const field = (entry: string, more: Partial<Field> = {}): Field => ({
  entry,
  name: entry,
  ours: {},
  origin: "reconstruction",
  card: "",
  keys: [],
  sign: "",
  total: 0,
  least: 0,
  most: 0,
  step: 1,
  columns: [],
  ahead: [],
  end: "",
  ...more,
});
const part = (key: string, more: Partial<Part>): Part => ({
  key,
  name: key,
  kind: "number",
  fields: [],
  axes: [],
  total: 0,
  counted: "",
  written: "words",
  empty: "",
  together: false,
  ...more,
});
const axis = (name: string) => ({ name, sign: "", fact: name, least: 1, most: 5 });
const choice = (key: string, most = 0) => ({ key, name: key.toUpperCase(), sign: "", least: most ? 1 : 0, most });
const column = { choices: [], least: 0, most: 0, step: 1, only: [], fact: "" };
const TASKS = [
  { ...column, key: "task", name: "Task", kind: "choice" as const, choices: [choice("seated", 4), choice("paid", 9)] },
  { ...column, key: "class", name: "Class", kind: "choice" as const, choices: [choice("goat")], only: ["seated"] },
  { ...column, key: "number", name: "Number", kind: "number" as const },
];
const SPACE = [
  { ...column, key: "price", name: "Price", kind: "number" as const, least: 10, most: 90, step: 10 },
  { ...column, key: "bin", name: "Bin", kind: "flag" as const },
];
const CARDS = [
  { ...column, key: "card", name: "Card", kind: "choice" as const, choices: [choice("ink"), choice("ticket")] },
  { ...column, key: "value", name: "Value", kind: "number" as const, least: 10, most: 90, step: 10, only: ["ticket"] },
  { ...column, key: "copies", name: "Copies", kind: "number" as const, least: 1, most: 4 },
];
const classes = part("animals", {
  kind: "grid",
  axes: [axis("stays"), axis("pays")],
  fields: [field("animals.goat.cards", { total: 3 }), field("animals.ox.cards", { total: 2 })],
});
const red = part("red", {
  total: 4,
  fields: [field("deck.red.storm", { most: 4 }), field("deck.red.rain", { most: 4 })],
});
const ladder = part("ladders", {
  kind: "rows",
  fields: [field("ladders.first", { least: 2, most: 2, columns: TASKS })],
});
const board = part("board", {
  kind: "rows",
  empty: "plain",
  fields: [field("board.market", { least: 1, most: 5, columns: SPACE })],
});
const letters = part("cards", {
  kind: "rows",
  written: "table",
  total: 5,
  counted: "copies",
  fields: [
    field("cards.A.cards", { least: 1, most: 5, columns: CARDS }),
    field("cards.B.cards", { least: 1, most: 5, columns: CARDS }),
  ],
});
const starts = part("start", {
  together: true,
  fields: [field("track.start.3", { most: 9 }), field("track.start.4", { most: 9 })],
});
const form: Form = {
  game: "farm",
  label: "Farm",
  editions: [],
  sheets: [],
  parts: [classes, red, ladder, board, letters, starts],
};
const [goat, ox] = classes.fields as [Field, Field];

describe("what is whole", () => {
  it("is a class with as many cards as there are", () => {
    expect(isWhole(classes, goat, { [goat.entry]: { "1/2": 2 } })).toBe(false);
    expect(isWhole(classes, goat, { [goat.entry]: { "1/2": 2, "3/3": 1 } })).toBe(true);
    expect(isWhole(classes, goat, { [goat.entry]: { "1/2": 4 } })).toBe(false);
  });

  it("is a deck only as a whole", () => {
    expect(isWhole(red, red.fields[0]!, { "deck.red.storm": 3 })).toBe(false);
    expect(isWhole(red, red.fields[0]!, { "deck.red.storm": 3, "deck.red.rain": 1 })).toBe(true);
    const cards = { "cards.A.cards": [{ card: "ink", copies: 4 }], "cards.B.cards": [{ card: "ink", copies: 1 }] };
    expect(isWhole(letters, letters.fields[0]!, cards)).toBe(true);
    expect(isWhole(letters, letters.fields[0]!, { "cards.A.cards": cards["cards.A.cards"] })).toBe(false);
  });

  it("is a start only for all numbers of players", () => {
    expect(isWhole(starts, starts.fields[0]!, { "track.start.3": 0 })).toBe(false);
    expect(isWhole(starts, starts.fields[0]!, { "track.start.3": 0, "track.start.4": 2 })).toBe(true);
    expect(nextField(starts, { "track.start.3": 0 })).toBe(starts.fields[1]);
  });

  it("is a list with its end", () => {
    const track = part("track", {
      kind: "rows",
      fields: [field("t", { least: 1, most: 9, end: "paid", columns: [TASKS[0]!] })],
    });
    expect(isWhole(track, track.fields[0]!, { t: ["seated"] })).toBe(false);
    expect(isWhole(track, track.fields[0]!, { t: ["seated", "paid"] })).toBe(true);
  });

  it("is counted for each page", () => {
    expect(standOf(classes, { [goat.entry]: { "1/2": 3 }, [ox.entry]: { "1/1": 1 } })).toEqual({ found: 4, total: 5 });
    expect(nextField(classes, { [goat.entry]: { "1/2": 3 } }, goat)).toBe(ox);
  });
});

describe("rows", () => {
  const tasks = ladder.fields[0]!;
  const market = board.fields[0]!;

  it("are read and written as the file has them", () => {
    for (const [at, one, value] of [
      [ladder, tasks, ["seated goat 4", "paid 9"]],
      [board, market, ["60 bin", "20"]],
      [letters, letters.fields[0]!, [{ card: "ticket", value: 20, copies: 1 }]],
    ] as const)
      expect(written(at, one, rowsOf(at, one, value)!)).toEqual(value);
    expect(rowText(tasks, { task: "seated", class: "goat", number: 4 })).toBe("SEATED · GOAT · 4");
  });

  it.each([["seated 2"], ["seated goat 5"], ["paid goat 2"], ["sing 2"], [7], ["paid"]])("refuse %s", (text) => {
    expect(fits(ladder, tasks, [text])).toBe(false);
  });

  it.each([["65"], ["60 hat"], ["bin"], [""]])("refuse the space %s", (text) => {
    expect(fits(board, market, [text])).toBe(false);
  });

  it("have a word for nothing", () => {
    const plain = field("p", { least: 1, most: 3, columns: [SPACE[1]!] });
    expect(rowsOf(board, plain, ["plain", "bin"])).toEqual([{}, { bin: true }]);
    expect(written(board, plain, [{}, { bin: true }])).toEqual(["plain", "bin"]);
  });
});

describe("a box from outside", () => {
  it("keeps what the form knows and names the rest", () => {
    const { fit, unfit } = sorted(form, { [goat.entry]: { "1/2": 3 }, [ox.entry]: { "9/9": 1 }, "hen.cards": 1 });
    expect(fit).toEqual({ [goat.entry]: { "1/2": 3 } });
    expect(unfit).toEqual([ox.name, "hen.cards"]);
  });

  it("has no cards that the grid could not show, and no number between two steps", () => {
    expect(fits(classes, goat, { "01/2": 1 })).toBe(false);
    expect(fits(classes, goat, { "1/ 2": 1 })).toBe(false);
    const price = field("price", { least: 10, most: 90, step: 10 });
    expect([10, 90, 15].map((value) => fits(part("prices", {}), price, value))).toEqual([true, true, false]);
  });

  it("brings nothing along that no file could say", async () => {
    const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 1);
    const arrived = async (value: unknown) =>
      linked(new URL(await linkOf({ game: "farm", entries: {}, others: { x: value } }), "http://page").hash);
    expect(await arrived(deep(3))).not.toBe(BROKEN);
    expect(await arrived({ y: [true, "z", 1.5] })).not.toBe(BROKEN);
    for (const bad of [null, { y: null }, deep(2000)]) expect(await arrived(bad)).toBe(BROKEN);
  });

  it("comes back from its link", async () => {
    const box = { game: "farm", entries: { [goat.entry]: { "1/2": 3 } }, others: { "targets.2": 30 } };
    const hash = new URL(await linkOf(box), "http://page").hash;
    expect(await linked(hash)).toEqual(box);
    expect(await linked("")).toBeNull();
    for (const broken of [hash.slice(0, -6), "#farm", "#farm.AAAA", "#farm.!"])
      expect(await linked(broken)).toBe(BROKEN);
  });
});

describe("the file", () => {
  const entries = {
    [goat.entry]: { "1/2": 2, "3/3": 1 },
    [ox.entry]: { "1/1": 1 },
    "ladders.first": ["seated goat 4", "paid 9"],
    "track.start.3": 0,
    "track.start.4": 2,
  };

  it("has what counts, and apart from it what is half entered", () => {
    expect(parted(form, entries).half).toEqual({ [ox.entry]: { "1/1": 1 } });
    expect(fileOf(form, entries, { "targets.2": 30 }, { by: 'An"na' })).toBe(
      `[about]
by = "An\\"na"

[targets]
2 = 30

[animals.goat]
cards = { 1/2 = 2, 3/3 = 1 }
`.replace("{ 1/2 = 2, 3/3 = 1 }", '{ "1/2" = 2, "3/3" = 1 }') +
        `
[ladders]
first = ["seated goat 4", "paid 9"]

[track]
start = { 3 = 0, 4 = 2 }

[unfinished]
"animals.ox.cards" = { "1/1" = 1 }

`,
    );
    expect(valuesOf(form, { [ox.entry]: { "1/1": 1 } }, {})).toBe("");
  });

  it("cannot be used to change what all objects have", () => {
    fileOf(form, {}, { "__proto__.danger": 1, a: 1, "a.b": 2 });
    expect(({} as Record<string, unknown>).danger).toBeUndefined();
  });
});

it("compares", () => {
  expect(alike({ "1/2": 2, "3/3": 1 }, { "1/2": 1, "3/3": 4 })).toBe(2);
  expect(meanOf({ "1/2": 2, "4/2": 1 }, 0)).toBe(2);
});
