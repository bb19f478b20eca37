import { z } from "zod";

/** Advice split into an introduction, the tips and a closing. */
export const advicePartsSchema = z.object({
  intro: z.string().nullable(),
  tips: z.array(z.string()),
  closing: z.string().nullable(),
});
export type AdviceParts = z.infer<typeof advicePartsSchema>;
