import { z } from "zod";
import { helplineSchema } from "#domain/safety/helpline-schema.ts";

/** What an installation publishes about itself, for its legal pages and help links. */
export const siteSchema = z.object({
  help_email: z.string(),
  operator_name: z.string(),
  public_url: z.string(),
  database: z.enum(["embedded", "postgres"]),
  /** Whether signing in with Google is configured. */
  google: z.boolean(),
  /** Whether there is a mail server; without one nobody receives any letter. */
  mail: z.boolean(),
  /** Whether an external language model is configured. */
  model: z.boolean(),
  /** Whether user text is searched by meaning through an external model. */
  embeddings: z.boolean(),
  /** Whether dictation is configured. */
  transcription: z.boolean(),
  /** The operator's own helplines; null for the built-in list. */
  helplines: z.array(helplineSchema).readonly().nullable(),
});
