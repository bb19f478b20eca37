import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";

/** What one may have agreed to; `model` can be taken back by itself, the others are what the account rests on. */
export const CONSENTS = ["terms", "privacy", "adult", "model"] as const;

export const consentSchema = z.object({
  id: z.string(),
  kind: z.enum(CONSENTS),
  version: z.string(),
  agreed_at: timeSchema,
  revoked_at: timeSchema.nullable(),
});
export type Consent = z.infer<typeof consentSchema>;
export const consentListSchema = z.object({ items: z.array(consentSchema) });

/** The archive's dates are written in the zone of whoever asks for it. */
export const exportQuerySchema = z.object({ time_zone: timeZoneSchema.optional() });

/**
 * What goes with an account, and how one proves that it is one's own: by its password, else by a code sent by mail; and
 * by the second factor, where it is on.
 */
export const deletionSchema = z.object({
  people: z.number(),
  notes: z.number(),
  interactions: z.number(),
  conversations: z.number(),
  answers: z.number(),
  proof: z.enum(["password", "code"]),
  second_factor: z.boolean(),
});
export type Deletion = z.infer<typeof deletionSchema>;

const passwordSchema = z.string({ error: "password_required" }).min(1, "password_required").max(1000, "password_wrong");
const codeSchema = z.string({ error: "code_required" }).trim().min(1, "code_required").max(40, "code_invalid");
/** Of the app, or one of the recovery codes. */
const secondFactor = { two_factor_code: codeSchema.optional() };

export const deleteByPasswordSchema = z.object({ password: passwordSchema, ...secondFactor });
export const deleteByCodeSchema = z.object({ code: codeSchema, ...secondFactor });
/** What of it has to be there is the account's, not the client's, to say. */
export const deleteAccountSchema = z.object({
  password: passwordSchema.optional(),
  code: codeSchema.optional(),
  ...secondFactor,
});
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
