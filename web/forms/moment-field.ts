import { dayOf } from "#web/format/short-day.ts";

/** Converts ISO time to a `datetime-local` value in the browser's zone, such as "2026-12-01T18:00"; "" for null. */
export function toMomentField(iso: string | null): string {
  if (iso === null) return "";
  const date = new Date(iso);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts the value of a `datetime-local` input to ISO time; an invalid one is returned as is, to fail validation. */
export function fromMomentField(value: string): string | null {
  if (value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}
