import { z } from "zod";

/** An IANA time zone; one that is not known here counts as none, since browsers may know newer names. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .transform((zone) => (isTimeZone(zone) ? zone : undefined));

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
