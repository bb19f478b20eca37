import { z } from "zod";

/** Counts the changes to what a form edits, from 1. Switches, and texts that the server writes, do not count. */
export const versionSchema = z.number();

/** In a request: the version that the edit began from. Without it, the last edit wins. */
export const baseVersionSchema = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe(
    "The `version` this edit began from. If the record has changed since and the edit would change it, the answer is " +
      "409 `changed_elsewhere` with the stored record as `current`. Without it, the last edit wins.",
  );
