import { ask } from "../lib/api";
import { dateText } from "../lib/numbers";
import type { DayBoard, TableResponse } from "../messages";

export const days = {
  board: (game: string, date = "") => ask<DayBoard>("GET", `/days/${game}${date ? `?date=${date}` : ""}`),
  play: (game: string) => ask<TableResponse>("POST", `/days/${game}`),
};

const A_DAY = 86_400_000;

/** The date so many days later. Dates are in UTC, wherever the player is. */
export const away = (date: string, by: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + by * A_DAY).toISOString().slice(0, 10);

export function dateIn(
  language: string,
  date: string,
  how: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" },
): string {
  return dateText(language, Date.parse(`${date}T00:00:00Z`), how);
}

/** Seconds as hours, minutes and seconds. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
}
