import { z } from "zod";
import { advicePartsSchema } from "#domain/advice.ts";
import { openDangerSchema } from "#domain/care/contract.ts";
import { nameSchema } from "#domain/account/contract.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { COUPLE_CONTEXTS, PERSONA_CONTEXTS, RELATIONSHIP_TYPES, type PersonaContext } from "#domain/people/contexts.ts";
import { PHOTO_MAX_BASE64 } from "#domain/people/photo.ts";
import {
  AGE_MAX,
  countrySchema,
  genderSchema,
  regionSchema,
  shortAnswersSchema,
  USER_AGE_MIN,
} from "#domain/profile/contract.ts";
import { optionalText } from "#domain/text.ts";
import { traitScoresSchema } from "#domain/traits.ts";
import { baseVersionSchema, versionSchema } from "#domain/version-schema.ts";

export const PERSONA_AGE_MIN = 14;
export const RELATIONSHIP_MAX = 100;
/** The longest wished interval between contacts, in days. */
export const KEEP_IN_TOUCH_MAX = 365;

/** Length of all other names together, in UTF-16 units. */
export const ALSO_CALLED_MAX = 200;

const personaFields = z.object({
  name: nameSchema,
  /** Other names, comma-separated: found by search, and replaced by pseudonyms for models like the name itself. */
  also_called: optionalText(ALSO_CALLED_MAX, "also_called_too_long"),
  context: z.enum(PERSONA_CONTEXTS, { error: "context_required" }),
  /** Free text, required for context `other`. */
  relationship_other: optionalText(RELATIONSHIP_MAX, "relationship_too_long"),
  gender: genderSchema.nullish().transform((value) => value ?? "not_specified"),
  age: z
    .number({ error: "age_persona_range" })
    .int("age_persona_range")
    .min(PERSONA_AGE_MIN, "age_persona_range")
    .max(AGE_MAX, "age_persona_range")
    .nullish()
    .transform((value) => value ?? null),
  location_country: countrySchema,
  location_region: regionSchema,
});

interface RelationshipFields {
  context: PersonaContext;
  relationship_other: string | null;
  age: number | null;
}

/** A conflict between a person's fields: `other` without its free text, or a romantic relationship with a minor. */
export function relationshipProblem(
  value: RelationshipFields,
): { code: ErrorCode; field: keyof RelationshipFields } | null {
  if (value.context === "other" && !value.relationship_other) {
    return { code: "relationship_required", field: "relationship_other" };
  }
  if (COUPLE_CONTEXTS.includes(value.context) && value.age !== null && value.age < USER_AGE_MIN) {
    return { code: "age_partner_minor", field: "age" };
  }
  return null;
}

function relationshipRules(value: RelationshipFields, ctx: z.RefinementCtx): void {
  const problem = relationshipProblem(value);
  if (problem) ctx.addIssue({ code: "custom", message: problem.code, path: [problem.field] });
}

export const personaFormSchema = personaFields.superRefine(relationshipRules);
export type PersonaFormInput = z.input<typeof personaFormSchema>;

export const createPersonaSchema = personaFields.extend({ id: idSchema.optional() }).superRefine(relationshipRules);
export type CreatePersonaInput = z.output<typeof createPersonaSchema>;

/** The most people per import. */
export const IMPORT_MAX = 500;
/** People from an address book; the client chooses their ids, so that repeating a request adds each once. */
export const importPeopleSchema = z.object({
  people: z
    .array(personaFields.extend({ id: idSchema }).superRefine(relationshipRules), { error: "import_empty" })
    .min(1, "import_empty")
    .max(IMPORT_MAX, "import_over_limit"),
});
export const importedPeopleSchema = z.object({ added: z.number() });
export type ImportPeopleInput = z.output<typeof importPeopleSchema>;

/** Partial update; rules across fields are checked against the stored values. */
export const updatePersonaSchema = personaFields
  .extend({
    archived: z.boolean(),
    /** Nothing about them is given to the coach or to any model. */
    left_out_of_ai: z.boolean(),
    /** The wished number of days between contacts; null for none. */
    keep_in_touch_days: z
      .number({ error: "keep_in_touch_range" })
      .int("keep_in_touch_range")
      .min(1, "keep_in_touch_range")
      .max(KEEP_IN_TOUCH_MAX, "keep_in_touch_range")
      .nullable(),
    base_version: baseVersionSchema,
  })
  .partial();
export type UpdatePersonaInput = z.output<typeof updatePersonaSchema>;

/** Completing the short Big Five test about a person. */
export const completeShortTestSchema = z.object({ answers: shortAnswersSchema });

export const latestNoteSchema = z.object({ id: z.string(), content: z.string(), created_at: timeSchema });

export const personaSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  also_called: z.string().nullable(),
  context: z.enum(PERSONA_CONTEXTS),
  relationship_other: z.string().nullable(),
  relationship_type: z.enum(RELATIONSHIP_TYPES),
  gender: genderSchema,
  age: z.number().nullable(),
  location_country: z.string().nullable(),
  location_region: z.string().nullable(),
  traits_short: traitScoresSchema.nullable(),
  traits_full: traitScoresSchema.nullable(),
  profile_label: z.string().nullable(),
  profile_summary: z.string().nullable(),
  relational_tips: z.string().nullable(),
  /** The tips, split into parts. */
  tips_parts: advicePartsSchema.nullable(),
  persona_profile_text: z.string().nullable(),
  progress_level: z.number(),
  personality_progress: z.number(),
  context_progress: z.number(),
  last_summary_update: timeSchema.nullable(),
  keep_in_touch_days: z.number().nullable(),
  left_out_of_ai: z.boolean(),
  /** Date of the newest note or completed interaction. Present only in responses that read or edit people. */
  last_contact: timeSchema.nullable().optional(),
  /** Version of the photo, part of its address; null without one. */
  photo: z.string().nullable(),
  /** The open danger about this person; summary, tips and long portrait are withheld until it is ended. */
  danger: openDangerSchema.nullable(),
  archived_at: timeSchema.nullable(),
  created_at: timeSchema,
  version: versionSchema,
});
export type Persona = z.infer<typeof personaSchema>;

/** A card of the people grid. */
export const personaCardSchema = personaSchema
  .pick({
    id: true,
    name: true,
    also_called: true,
    context: true,
    relationship_other: true,
    relationship_type: true,
    profile_label: true,
    progress_level: true,
    keep_in_touch_days: true,
    left_out_of_ai: true,
    photo: true,
    archived_at: true,
    created_at: true,
  })
  .extend({
    has_short_test: z.boolean(),
    planned_count: z.number(),
    latest_note: latestNoteSchema.nullable(),
    last_contact: timeSchema.nullable(),
  });
export type PersonaCard = z.infer<typeof personaCardSchema>;

/** A JPEG of at most 256 by 256 pixels, in base64. */
export const savePhotoSchema = z.object({
  image: z.base64({ error: "photo_unreadable" }).min(1, "photo_unreadable").max(PHOTO_MAX_BASE64, "photo_too_large"),
});
export type SavePhotoInput = z.output<typeof savePhotoSchema>;

/** What is deleted with a person, for the confirmation dialog. */
export const personaContentsSchema = z.object({
  notes: z.number(),
  interactions: z.number(),
  conversations: z.number(),
  answers: z.number(),
});
export type PersonaContents = z.infer<typeof personaContentsSchema>;
