import type { Entries, Form } from "./form";
import { sorted } from "./form";

/** What the browser keeps of a box: what is entered, what only a file can say, and a sign of the box made by chance. */
export interface Kept {
  entries: Entries;
  others: Entries;
  id: string;
}

const BOX = (game: string) => `pecunia-box-${game}`;
const FORMS = (language: string) => `pecunia-boxes-${language}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The box of a game, as far as it can be read. */
export function kept(form: Form): Kept {
  const found = read(BOX(form.game));
  const stored = isObject(found) ? found : {};
  return {
    entries: sorted(form, isObject(stored.entries) ? stored.entries : {}).fit,
    others: isObject(stored.others) ? stored.others : {},
    id: typeof stored.id === "string" && /^[0-9a-f]{16}$/.test(stored.id) ? stored.id : newId(),
  };
}

/** Whether the browser has kept it. */
export const keep = (form: Form, box: Kept): boolean => write(BOX(form.game), box);

/** The forms as they were the last time: with them the page works without a connection. */
export function keptForms(language: string): Form[] {
  const found = read(FORMS(language));
  return Array.isArray(found) ? (found as Form[]) : [];
}
export const keepForms = (language: string, forms: readonly Form[]): boolean => write(FORMS(language), forms);

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
