import { LANGUAGES } from "../constants";

/** What a person has set on this device. */
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "instant"] as const;

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  /** How fast what others do is shown. */
  speed: (typeof SPEEDS)[number];
  sounds: boolean;
  /** The language of a second name on cards that explain themselves; none where it is empty. */
  second: Language | "";
  /** The table in words instead of in pictures. */
  text: boolean;
  /** Whether a question with one answer is answered by itself. */
  single: boolean;
  /** The log in the notation of records instead of in words. */
  notation: boolean;
}

const KEY = "pecunia";

function wished(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

function kept(): Kept {
  const usual: Kept = {
    language: wished(),
    theme: "auto",
    speed: "normal",
    sounds: false,
    second: "",
    single: true,
    text: false,
    notation: false,
  };
  const known: Record<string, readonly unknown[]> = {
    language: LANGUAGES,
    theme: THEMES,
    speed: SPEEDS,
    second: ["", ...LANGUAGES],
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(usual)) {
      const fits = known[name]?.includes(found[name]) ?? typeof found[name] === typeof value;
      if (!fits) delete found[name];
    }
    return { ...usual, ...found };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

/** Whether the dialog with the settings is open; another language makes the page anew, and the dialog stays. */
export const panel = $state({ open: false });

/** Keep what was set, where the browser lets us. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
