import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";

/** `model` can be withdrawn by itself; the account requires the others. */
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

/** The time zone for the archive's dates. */
export const exportQuerySchema = z.object({ time_zone: timeZoneSchema.optional() });

/**
 * What is deleted with an account, and the proof of ownership it takes: the password, or a mailed code if there is
 * none; and the second factor, if it is on.
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
/** A code of the authenticator app, or a recovery code. */
const secondFactor = { two_factor_code: codeSchema.optional() };

export const deleteByPasswordSchema = z.object({ password: passwordSchema, ...secondFactor });
export const deleteByCodeSchema = z.object({ code: codeSchema, ...secondFactor });
/** Which of these are required depends on the account. */
export const deleteAccountSchema = z.object({
  password: passwordSchema.optional(),
  code: codeSchema.optional(),
  ...secondFactor,
});
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
