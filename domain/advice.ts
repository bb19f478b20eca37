import { z } from "zod";

/** Advice parted into what it is: things to try, and what is said before and after them. */
export const advicePartsSchema = z.object({
  intro: z.string().nullable(),
  tips: z.array(z.string()),
  closing: z.string().nullable(),
});
export type AdviceParts = z.infer<typeof advicePartsSchema>;
