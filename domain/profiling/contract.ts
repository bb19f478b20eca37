import { z } from "zod";
import { advicePartsSchema } from "#domain/advice.ts";
import { storedAnswersSchema } from "#domain/answers.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { personaSchema } from "#domain/people/contract.ts";

/** The current answers about a person (without archived ones), and the person with the resulting progress. */
export const personaAnswersSchema = z.object({ answers: storedAnswersSchema, persona: personaSchema });
export type PersonaAnswers = z.infer<typeof personaAnswersSchema>;

/** Body of refresh-persona-summary: without `force`, only a missing, stale or other-language summary is rewritten. */
export const refreshPersonaSummarySchema = z.object({
  personaId: idSchema,
  userId: z.string().max(100).optional(),
  language: languageSchema,
  force: z.boolean().default(false),
});
export type RefreshPersonaSummaryInput = z.output<typeof refreshPersonaSummarySchema>;

/** The person's current texts. */
export const personaSummarySchema = z.object({
  profile_label: z.string(),
  profile_summary: z.string(),
  relational_tips: z.string(),
  /** The tips, split into parts. */
  tips_parts: advicePartsSchema,
  last_summary_update: timeSchema,
  /** Something about the person is a safety concern: the tips say how to be safe instead of giving advice. */
  care: z.boolean(),
  /** Whether this request wrote them. */
  refreshed: z.boolean(),
  /** The texts that this request changed. */
  changed: z.array(z.enum(["portrait", "tips"])),
});
export type PersonaSummary = z.infer<typeof personaSummarySchema>;

/** Body of generate-persona-profile, which writes the long portrait. */
export const generatePersonaProfileSchema = z.object({ personaId: idSchema, language: languageSchema });
export type GeneratePersonaProfileInput = z.output<typeof generatePersonaProfileSchema>;

/** Paragraphs separated by blank lines. */
export const personaProfileTextSchema = z.object({ profile_text: z.string() });
