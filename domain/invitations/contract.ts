import { z } from "zod";
import { INVITATION_STATES } from "./states.ts";
import { timeSchema } from "#domain/ids.ts";

/** A code as in an invitation link. Codes are 22 or more URL-safe characters (at least 128 bits). */
export const invitationCodeSchema = z.string().trim().min(1, "invitation_invalid").max(200, "invitation_invalid");

/** Longest tester type, in UTF-16 units. */
export const TESTER_TYPE_MAX = 100;
/** Of those whom an operator invites without a label. */
export const GUEST_TYPE = "guest";

export const validateInviteSchema = z.object({ code: invitationCodeSchema });

/** `reason` is set only if `valid` is false; `email` only if the code is valid and bound to an address. */
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

/** Output of the command line for a new invitation. The code is shown once; only its hash is stored. */
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
  state: z.enum(INVITATION_STATES),
  email: z.string().nullable(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
  used_at: timeSchema.nullable(),
  revoked_at: timeSchema.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export type InvitationState = "valid" | "used" | "expired" | "invalid";

/** The state of a stored invitation at a time; a revoked one is reported like one that never existed. */
export function invitationState(
  row: { usedAt: Date | null; expiresAt: Date | null; revokedAt: Date | null } | undefined,
  now: Date,
): InvitationState {
  if (!row || row.revokedAt) return "invalid";
  if (row.usedAt) return "used";
  return row.expiresAt && row.expiresAt <= now ? "expired" : "valid";
}
