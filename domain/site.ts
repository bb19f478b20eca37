import { z } from "zod";
import { helplineSchema } from "#domain/safety/helplines.ts";

/** What an installation says about itself to anybody: on its legal pages, beside its help link. */
export const siteSchema = z.object({
  help_email: z.string(),
  operator_name: z.string(),
  public_url: z.string(),
  database: z.enum(["embedded", "postgres"]),
  /** Whether one can sign in with Google. */
  google: z.boolean(),
  /** Whether an outside model is configured. */
  model: z.boolean(),
  /** Whether what people write is found by its meaning, through an outside model. */
  embeddings: z.boolean(),
  /** Whether one can speak instead of typing. */
  transcription: z.boolean(),
  /** Whom to call, where the operator has a list of their own; null for the one that comes with the program. */
  helplines: z.array(helplineSchema).readonly().nullable(),
});
