import { z } from "zod";

/** Not a number, or none in the range; the form has its own words for it. */
export const NUMBER_ERROR = "invalid_input";

/** A whole number typed with digits only. */
export function typedNumber(min: number, max: number) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,12}$/, NUMBER_ERROR)
    .transform(Number)
    .pipe(z.number().min(min, NUMBER_ERROR).max(max, NUMBER_ERROR));
}

/** The same; null if it is left blank. */
export function optionalTypedNumber(min: number, max: number) {
  return z.union([z.literal("").transform(() => null), typedNumber(min, max)], { error: NUMBER_ERROR });
}
