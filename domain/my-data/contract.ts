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
