/** What a person has set on this device. */
export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** How fast what happened is shown. */
  speed: "slow" | "normal" | "instant";
  sounds: boolean;
  /** A second language for the names of cards; none where it is empty. */
  second: Language | "";
  /** Whether a question with one answer is answered by itself. */
  single: boolean;
}

const KEY = "pecunia";

function wished(): Language {
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

function kept(): Kept {
  const usual: Kept = { language: wished(), theme: "auto", speed: "normal", sounds: false, second: "", single: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

/** Keep what was set, where the browser lets us. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
