import { z } from "zod";

/** The record an edit began from. It is kept with the draft, so that an edit continued later is still compared to it. */
export const baseSchema = z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) });
export type Base = z.infer<typeof baseSchema>;
