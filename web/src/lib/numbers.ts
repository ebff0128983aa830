import { t } from "./texts.svelte";

/**
 * Shares and dates as each language writes them. Nothing else on the page formats one; sums of money and plurals are
 * messages with numbers in them.
 */

/** A share in whole percent, as a number: for bars, and for columns that name the unit in their heading. */
export const percent = (share: number): number => Math.round(share * 100);

/** The same with a plus or minus, for a change. */
export const signed = (share: number): string => sign(share) + String(Math.abs(percent(share)));

/** A share with its unit: 12%, 12 %. */
export const shareText = (share: number): string => t("number-percent", { percent: percent(share) });

/** A change of a share with its sign and unit. */
export const changeText = (share: number): string => sign(share) + shareText(Math.abs(share));

const sign = (share: number): string => (share < 0 ? "−" : "+");

// How dates are written where that differs from the language alone: our English is British.
const DATES: Record<string, string> = { en: "en-GB" };

/** A moment as a date, in UTC wherever the player is. */
export function dateText(
  language: string,
  moment: number,
  how: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" },
): string {
  return new Intl.DateTimeFormat(DATES[language] ?? language, { ...how, timeZone: "UTC" }).format(moment);
}
