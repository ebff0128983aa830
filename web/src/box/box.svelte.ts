import { Refusal } from "../lib/api";
import { t } from "../lib/texts.svelte";
import type { BoxProblem } from "../messages";
import { readBox } from "./api";
import { valuesOf } from "./file";
import { type Copies, type Entries, type Field, type Form, isWhole, type Part, stand, standOf } from "./form";
import { keep, kept, type Kept } from "./store";

const STEPS = 200;
const PAUSE = 1200; // milliseconds without a tap before the server looks at the box

interface Step {
  before: Kept;
  what: string;
  field: Field | null;
}

/** Somebody's box of a game, while it is entered. */
export class MyBox {
  entries = $state.raw<Entries>({});
  others = $state.raw<Entries>({});
  saved = $state(true);
  /** What the game says about it; nothing without a connection. */
  problems = $state.raw<readonly BoxProblem[]>([]);
  /** Why the last tap changed nothing, and at which field. */
  refused = $state.raw<{ entry: string; sentence: string } | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  #id: string;
  #looking = 0;

  constructor(readonly form: Form) {
    const box = kept(form);
    this.entries = box.entries;
    this.others = box.others;
    this.#id = box.id;
    this.#lookSoon();
  }

  get id(): string {
    return this.#id;
  }
  get last(): Step | undefined {
    return this.steps.at(-1);
  }
  get empty(): boolean {
    return !Object.keys(this.entries).length && !Object.keys(this.others).length;
  }

  /** Change an entry; `what` names the change on the button that takes it back. */
  set(field: Field, value: unknown, what: string): void {
    const entries = { ...this.entries };
    if (value === undefined) delete entries[field.entry];
    else entries[field.entry] = value;
    this.#change(entries, this.others, what, field);
  }

  /** Put another box in the place of this one. It can be taken back. */
  replace(entries: Entries, others: Entries, what: string): void {
    this.#change(entries, others, what, null);
  }

  undo(): Field | null {
    const step = this.last;
    if (!step) return null;
    this.steps = this.steps.slice(0, -1);
    this.#become(step.before.entries, step.before.others);
    return step.field;
  }

  /** One card more in a field of a grid; refused if there are enough. */
  add(part: Part, field: Field, cell: string): void {
    const { found, total } = stand(part, field, this.entries);
    if (found >= total) return this.#full(field, total, field.name);
    const copies = (this.entries[field.entry] ?? {}) as Copies;
    this.set(field, { ...copies, [cell]: (copies[cell] ?? 0) + 1 }, cell);
  }

  take(field: Field, cell: string): void {
    const copies = { ...((this.entries[field.entry] ?? {}) as Copies) };
    if (!copies[cell]) return;
    copies[cell] -= 1;
    if (!copies[cell]) delete copies[cell];
    this.set(field, Object.keys(copies).length ? copies : undefined, cell);
  }

  /** One copy more of a card whose deck is counted; refused if there are enough. */
  addCopy(part: Part, field: Field): void {
    const { found, total } = standOf(part, this.entries);
    if (found >= total) return this.#full(field, total, part.name);
    this.set(field, Number(this.entries[field.entry] ?? 0) + 1, field.name);
  }
  takeCopy(field: Field): void {
    const copies = Number(this.entries[field.entry] ?? 0);
    if (copies) this.set(field, copies > 1 ? copies - 1 : undefined, field.name);
  }

  problemsOf(part: Part, field?: Field): string[] {
    const own = new Set(field ? [field.entry] : part.fields.map(({ entry }) => entry));
    return this.problems.filter(({ entries }) => entries.some((one) => own.has(one))).map(({ sentence }) => sentence);
  }
  /** What concerns no page of the form. */
  get otherProblems(): string[] {
    const known = new Set(this.form.parts.flatMap((part) => part.fields.map(({ entry }) => entry)));
    return this.problems
      .filter(({ entries }) => !entries.some((one) => known.has(one)))
      .map(({ sentence }) => sentence);
  }
  /** How many fields count in a game. */
  get wholeFields(): number {
    return this.form.parts.flatMap((part) => part.fields.filter((field) => isWhole(part, field, this.entries))).length;
  }
  get values(): string {
    return valuesOf(this.form, this.entries, this.others);
  }

  /** Let the game look at the box now. */
  async look(): Promise<void> {
    clearTimeout(this.#looking);
    const values = this.values;
    if (!values) {
      this.problems = [];
      return;
    }
    try {
      const found = await readBox(values);
      if (values === this.values) this.problems = found.problems;
    } catch (error) {
      if (error instanceof Refusal && error.status >= 400 && error.status < 429)
        this.problems = [{ entries: [], sentence: error.message }];
    }
  }

  #full(field: Field, total: number, what: string): void {
    this.refused = { entry: field.entry, sentence: t("web-box-full", { total, what }) };
  }
  #change(entries: Entries, others: Entries, what: string, field: Field | null): void {
    const before = { entries: this.entries, others: this.others, id: this.#id };
    this.steps = [...this.steps.slice(1 - STEPS), { before, what, field }];
    this.#become(entries, others);
  }
  #become(entries: Entries, others: Entries): void {
    this.refused = null;
    this.entries = entries;
    this.others = others;
    this.saved = keep(this.form, { entries, others, id: this.#id });
    this.#lookSoon();
  }
  #lookSoon(): void {
    clearTimeout(this.#looking);
    this.#looking = window.setTimeout(() => void this.look(), PAUSE);
  }
  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#looking);
  }
}
