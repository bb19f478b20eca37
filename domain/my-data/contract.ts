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

/** What goes with an account, and how one proves that it is one's own: by its password, else by a code sent by mail. */
export const deletionSchema = z.object({
  people: z.number(),
  notes: z.number(),
  interactions: z.number(),
  conversations: z.number(),
  answers: z.number(),
  proof: z.enum(["password", "code"]),
});
export type Deletion = z.infer<typeof deletionSchema>;

export const deleteByPasswordSchema = z.object({
  password: z.string({ error: "password_required" }).min(1, "password_required").max(1000, "password_wrong"),
});
export const deleteByCodeSchema = z.object({
  code: z.string({ error: "code_required" }).trim().min(1, "code_required").max(40, "code_invalid"),
});
/** Which of the two it has to be is the account's, not the client's, to say. */
export const deleteAccountSchema = z.object({
  password: deleteByPasswordSchema.shape.password.optional(),
  code: deleteByCodeSchema.shape.code.optional(),
});
export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;
