import { z } from "zod";
import { advicePartsSchema } from "#domain/advice.ts";
import { storedAnswersSchema } from "#domain/answers.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language.ts";
import { personaSchema } from "#domain/people/contract.ts";

/** The current answers about a person (archived ones are gone from here), and the person with the progress they give. */
export const personaAnswersSchema = z.object({ answers: storedAnswersSchema, persona: personaSchema });
export type PersonaAnswers = z.infer<typeof personaAnswersSchema>;

/** Body of refresh-persona-summary: without `force` only a summary that is missing, stale or in another language is written. */
export const refreshPersonaSummarySchema = z.object({
  personaId: idSchema,
  userId: z.string().max(100).optional(),
  language: languageSchema,
  force: z.boolean().default(false),
});
export type RefreshPersonaSummaryInput = z.output<typeof refreshPersonaSummarySchema>;

/** The person's texts as they are now. */
export const personaSummarySchema = z.object({
  profile_label: z.string(),
  profile_summary: z.string(),
  relational_tips: z.string(),
  /** The same in their parts. */
  tips_parts: advicePartsSchema,
  last_summary_update: timeSchema,
  /** Something told about the person asks for care: instead of advice, the tips say how to be safe. */
  care: z.boolean(),
  /** Whether they were written by this request. */
  refreshed: z.boolean(),
  /** What of them reads differently than before this request. */
  changed: z.array(z.enum(["portrait", "tips"])),
});
export type PersonaSummary = z.infer<typeof personaSummarySchema>;

/** Body of generate-persona-profile, which writes the longer portrait. */
export const generatePersonaProfileSchema = z.object({ personaId: idSchema, language: languageSchema });
export type GeneratePersonaProfileInput = z.output<typeof generatePersonaProfileSchema>;

/** Paragraphs parted by blank lines. */
export const personaProfileTextSchema = z.object({ profile_text: z.string() });
