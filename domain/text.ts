import { z } from "zod";
import type { ErrorCode } from "#domain/errors.ts";

/** Removes NUL, which PostgreSQL text cannot store, and replaces lone surrogates by U+FFFD. */
export function cleanText(value: string): string {
  return value.toWellFormed().replaceAll("\u0000", "");
}

/** Input may exceed its limit by this much before trimming and cleaning, as pasted text often has blanks around it. */
const SPARE = 1000;

/**
 * A trimmed text of 1 to `max` UTF-16 units, counted like a browser's maxlength, with the error code for each failure.
 */
export function requiredText(max: number, codes: { required: ErrorCode; tooLong: ErrorCode }) {
  return z
    .string({ error: codes.required })
    .max(max + SPARE, codes.tooLong)
    .transform(cleanText)
    .pipe(z.string().trim().min(1, codes.required).max(max, codes.tooLong));
}

/** A trimmed text of at most `max` UTF-16 units; blank becomes null. */
export function optionalText(max: number, tooLong: ErrorCode) {
  return z
    .string()
    .max(max + SPARE, tooLong)
    .transform(cleanText)
    .pipe(z.string().trim().max(max, tooLong))
    .nullish()
    .transform((value) => value || null);
}
