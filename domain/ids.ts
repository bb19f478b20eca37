import { z } from "zod";

/** A UUID. Clients may choose the id of what they create, so that repeating a request creates one row. */
export const idSchema = z.uuid();

/** ISO 8601 with an offset, in the years 1 to 9999 of UTC: PostgreSQL has no year 0, and JSON none of five digits. */
export const timeSchema = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
});
