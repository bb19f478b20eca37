import { z } from "zod";

/** An IANA time zone; an unknown one becomes undefined rather than an error, since browsers may know newer zones. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .transform((zone) => (isTimeZone(zone) ? zone : undefined));

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
