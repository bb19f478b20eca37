import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";

/** A code as it stands in an invitation link: 22 or more URL-safe characters (at least 128 bits). */
export const invitationCodeSchema = z.string().trim().min(1, "invitation_invalid").max(200, "invitation_invalid");

/** Longest kind of tester an invitation may name. */
export const TESTER_TYPE_MAX = 100;

export const validateInviteSchema = z.object({ code: invitationCodeSchema });

/** `reason` is there only when `valid` is false; `email` only when the code is valid and tied to an address. */
export const inviteValidationSchema = z.object({
  valid: z.boolean(),
  already_used_by_you: z.boolean(),
  tester_type: z.string().nullable(),
  email: z.string().nullable(),
  reason: z.enum(["invalid", "expired", "used"]).nullable(),
});
export type InviteValidation = z.infer<typeof inviteValidationSchema>;

export const markInvitationUsedSchema = z.object({ code: invitationCodeSchema });
export const invitationMarkedSchema = z.object({ used: z.literal(true) });

/** What the command line prints for a new invitation; the code is shown once and stored hashed. */
export interface CreatedInvitation {
  id: string;
  code: string;
  url: string;
  tester_type: string;
  email: string | null;
  expires_at: string | null;
}

export const invitationSchema = z.object({
  id: z.string(),
  tester_type: z.string(),
  email: z.string().nullable(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
  used_at: timeSchema.nullable(),
  revoked_at: timeSchema.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export type InvitationState = "valid" | "used" | "expired" | "invalid";

/** State of a stored invitation at a moment; a revoked one answers like one that never existed. */
export function invitationState(
  row: { usedAt: Date | null; expiresAt: Date | null; revokedAt: Date | null } | undefined,
  now: Date,
): InvitationState {
  if (!row || row.revokedAt) return "invalid";
  if (row.usedAt) return "used";
  return row.expiresAt && row.expiresAt <= now ? "expired" : "valid";
}
