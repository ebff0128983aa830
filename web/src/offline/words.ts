import { LANGUAGES } from "../constants";
import { filled } from "./filled";

const words = async () => ({ default: Object.fromEntries(filled.words.entries()) as Record<string, string> });

/** The page speaks the one language it was filled with. */
export const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, words]));
