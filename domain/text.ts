import { z } from "zod";
import type { ErrorCode } from "#domain/errors.ts";

/** PostgreSQL text cannot hold NUL, which is dropped, and a lone surrogate is not text: it becomes U+FFFD. */
export function cleanText(value: string): string {
  return value.toWellFormed().replaceAll("\u0000", "");
}

/** How much longer than its limit a text may come, as it was pasted: blanks around it and NUL do not count. */
const SPARE = 1000;

/**
 * A trimmed text of 1..max characters (UTF-16 units, as a browser's maxlength and counter count them), with the
 * code to show for each failure.
 */
export function requiredText(max: number, codes: { required: ErrorCode; tooLong: ErrorCode }) {
  return z
    .string({ error: codes.required })
    .max(max + SPARE, codes.tooLong)
    .transform(cleanText)
    .pipe(z.string().trim().min(1, codes.required).max(max, codes.tooLong));
}

/** A trimmed text of at most `max` characters; blank becomes null. */
export function optionalText(max: number, tooLong: ErrorCode) {
  return z
    .string()
    .max(max + SPARE, tooLong)
    .transform(cleanText)
    .pipe(z.string().trim().max(max, tooLong))
    .nullish()
    .transform((value) => value || null);
}
