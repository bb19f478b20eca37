import { CommandError } from "./failures.ts";

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * The end of a time span such as `12h`, `30d` or `2w` that starts at `now`.
 * @throws CommandError for anything else.
 */
export function parseExpiry(span: string, now: Date): Date {
  const [, count = "", unit = ""] = /^([1-9]\d{0,3})([hdw])$/.exec(span.trim()) ?? [];
  const length = UNITS[unit];
  if (!length) throw new CommandError("--expires is a number of hours, days or weeks: 12h, 30d or 2w.");
  return new Date(now.getTime() + Number(count) * length);
}
