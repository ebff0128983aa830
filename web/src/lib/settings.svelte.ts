import { LANGUAGES } from "../constants";

/** The settings of a person on this device. */
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "brisk", "instant"] as const;

interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  /** How fast the moves of others are shown. */
  speed: (typeof SPEEDS)[number];
  sounds: boolean;
  /** The language of a second name on explained cards; empty for none. */
  second: Language | "";
  /** The table in words instead of in pictures. */
  text: boolean;
  /** Whether a question with only one answer is answered automatically. */
  single: boolean;
  /** Whether to explain what comes up for the first time. */
  tips: boolean;
  /** The log in the notation of records instead of in words. */
  notation: boolean;
}

const KEY = "pecunia";

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

function storedSettings(): Settings {
  const usual: Settings = {
    language: preferredLanguage(),
    theme: "auto",
    speed: "normal",
    sounds: false,
    second: "",
    single: true,
    text: false,
    tips: true,
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

export const settings = $state(storedSettings());

/**
 * Whether the settings dialog is open, and what it has to say. Changing the language or signing out rebuilds the page,
 * but the dialog stays.
 */
export const panel = $state({ open: false, said: "" });

/** Store the settings, if the browser allows it. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The game works even if the browser stores nothing.
  }
}
