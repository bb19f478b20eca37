import type { Language } from "#domain/language.ts";
import { dateTimeFormat, relativeDayFormat } from "./formats.ts";

const DAY_MS = 86_400_000;

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** "today", "yesterday", "tomorrow", "Tue 17 Nov"; with the year if it differs from `now`'s. */
export function shortDay(iso: string, language: Language, now: Date = new Date()): string {
  const date = new Date(iso);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);
  if (Math.abs(days) <= 1) return relativeDayFormat(language).format(days, "day");
  const format =
    date.getFullYear() === now.getFullYear()
      ? dateTimeFormat("short day", language, { weekday: "short", day: "numeric", month: "short" })
      : dateTimeFormat("short date", language, { day: "numeric", month: "short", year: "numeric" });
  return format.format(date);
}

/** The local calendar day in date input format: "2026-11-17". */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The date and time of `time`, moved to a local day in date input format. */
export function onDay(day: string, time: Date): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moved = new Date(time);
  moved.setFullYear(year, month - 1, date);
  return moved;
}
