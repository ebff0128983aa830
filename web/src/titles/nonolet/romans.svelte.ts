import { artOf } from "../../art/art.svelte";
import { t } from "../../lib/texts.svelte";
import { NON_OLET } from "./views";

/** A class by the letters that stand for it in tokens. */
const classOf = (short: string): string | undefined =>
  NON_OLET.CLASSES[NON_OLET.SHORT_CLASSES.findIndex((one) => one === short)];

/** What is printed on a Roman, read from the server's token for its number. */
export interface Roman {
  number: number;
  klass: string;
  duration: string;
  fee: string;
  key: string;
}

export function romanOf(tokens: readonly string[], number: number): Roman {
  const found = /^([A-Z]{3})(\d)\/(\d):(.*)$/.exec(tokens[number] ?? "");
  return {
    number,
    klass: classOf(found?.[1] ?? "") ?? "citizen",
    duration: found?.[2] ?? "",
    fee: found?.[3] ?? "",
    key: found?.[4] ?? "",
  };
}

export const isFamous = (roman: Roman) => roman.number >= NON_OLET.ORDINARY;

/** The name of an ordinary Roman: those of famous ones are in the texts. */
const nameOf = (roman: Roman) => roman.key.replaceAll("-", " ");
const inCapitals = (name: string) => name.replace(/(^| )\p{L}/gu, (start) => start.toUpperCase());

/** A Roman in words for screen readers. */
export function spoken(roman: Roman): string {
  const klass = t(`class-${roman.klass}`, { count: 1 });
  const name = isFamous(roman) ? t(`famous-${roman.key}`) : inCapitals(nameOf(roman));
  const who = [name, klass].filter(Boolean).join(", ");
  return t("web-roman", { who, duration: roman.duration, fee: roman.fee });
}

/** The card of a Roman, as explanations name it. Every ordinary Roman has its own face. */
export function cardOf(tokens: readonly string[], number: number): string {
  const roman = romanOf(tokens, number);
  return isFamous(roman) ? `famous:${roman.key}` : `roman:${artOf("non-olet")?.faces?.[number] ?? `${roman.klass}-1`}`;
}

/** What is printed on a Roman. The names of famous ones are in the texts, those of the others in the box. */
export function factsOf(tokens: readonly string[], number: number): Record<string, string> {
  const roman = romanOf(tokens, number);
  const printed = { duration: roman.duration, fee: roman.fee };
  return isFamous(roman) ? printed : { ...printed, name: nameOf(roman) };
}
