import { z } from "zod";
import { advicePartsSchema } from "#domain/advice.ts";
import { nameSchema } from "#domain/account/contract.ts";
import { storedAnswersSchema } from "#domain/answers.ts";
import { isCountryCode } from "#domain/countries.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { optionalText } from "#domain/text.ts";
import { likertSchema, traitScoresSchema } from "#domain/traits.ts";
import { baseVersionSchema, versionSchema } from "#domain/version-schema.ts";

export const USER_AGE_MIN = 18;
export const AGE_MAX = 100;
export const REGION_MAX = 100;

export const GENDERS = ["male", "female", "not_specified"] as const;
export const genderSchema = z.enum(GENDERS);

export const countrySchema = z
  .string()
  .max(100, "country_unknown")
  .refine(isCountryCode, "country_unknown")
  .nullish()
  .transform((value) => value ?? null);
export const regionSchema = optionalText(REGION_MAX, "region_too_long");

/** Input of the demographic step; every field is optional. */
export const demographicsSchema = z.object({
  age: z
    .number({ error: "age_user_range" })
    .int("age_user_range")
    .min(USER_AGE_MIN, "age_user_range")
    .max(AGE_MAX, "age_user_range")
    .nullish(),
  gender: genderSchema.nullish(),
  origin_country: countrySchema,
  origin_region: regionSchema,
  current_country: countrySchema,
  current_region: regionSchema,
});
export type DemographicsInput = z.input<typeof demographicsSchema>;

/** Partial update of one's own profile. */
export const updateProfileSchema = demographicsSchema
  .extend({ name: nameSchema, language: languageSchema, base_version: baseVersionSchema })
  .partial();
export type UpdateProfileInput = z.input<typeof updateProfileSchema>;

export const shortAnswersSchema = z.object({
  O: likertSchema,
  C: likertSchema,
  E: likertSchema,
  A: likertSchema,
  N: likertSchema,
});
export type ShortAnswers = z.infer<typeof shortAnswersSchema>;

/** The five answers, one per trait. */
export const completeOnboardingSchema = z.object({ answers: shortAnswersSchema });

export const profileSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  age: z.number().nullable(),
  gender: genderSchema.nullable(),
  origin_country: z.string().nullable(),
  origin_region: z.string().nullable(),
  current_country: z.string().nullable(),
  current_region: z.string().nullable(),
  /** Null until the user has chosen. */
  language: languageSchema.nullable(),
  traits_short: traitScoresSchema.nullable(),
  traits_full: traitScoresSchema.nullable(),
  profile_label: z.string().nullable(),
  profile_summary: z.string().nullable(),
  relational_advice: z.string().nullable(),
  /** The advice, split into parts. */
  advice_parts: advicePartsSchema.nullable(),
  /** Null before the onboarding; then 20 to 100. */
  progress_level: z.number().nullable(),
  version: versionSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** What reading it tells besides; what changes it does not. */
export const ownProfileSchema = profileSchema.extend({
  /** Whether the user may pass invitations on, or has passed some on. */
  passes_on: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** One's current answers to the extended questionnaire and the optional groups, and the resulting profile. */
export const ownAnswersSchema = z.object({ answers: storedAnswersSchema, profile: profileSchema });
export type OwnAnswers = z.infer<typeof ownAnswersSchema>;

/** Body of interpret-big-five: for the user with their demographic context, or for a person with `mode`. */
export const interpretBigFiveSchema = z.object({
  traits: traitScoresSchema,
  language: languageSchema,
  mode: z.literal("persona").optional(),
  /** The person whose name and relationship the text should fit; must belong to the caller. */
  personaId: z.uuid().optional(),
  demographic_context: demographicsSchema.partial().nullish(),
});
export type InterpretBigFiveInput = z.output<typeof interpretBigFiveSchema>;

export const interpretationSchema = z.object({
  profile_label: z.string().min(1).max(80),
  summary: z.string().min(1).max(4000),
  relational_advice: z.string().min(1).max(4000),
});
export type Interpretation = z.infer<typeof interpretationSchema>;
