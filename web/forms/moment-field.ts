import { dayOf } from "#web/format/short-day.ts";

/** A moment as a field of the type `datetime-local` holds it, in the browser's zone: "2026-12-01T18:00"; "" for none. */
export function toMomentField(iso: string | null): string {
  if (iso === null) return "";
  const date = new Date(iso);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such a field holds, as ISO time; what is no moment stays as it is, for the schema to refuse. */
export function fromMomentField(value: string): string | null {
  if (value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}
