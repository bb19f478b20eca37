import { eq } from "drizzle-orm";
import { invitationState, type InviteValidation } from "#domain/invitations/contract.ts";
import type { Database } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import type { SessionUser } from "#server/services.ts";
import { hashInvitationCode } from "#server/records/invitations/hash-code.ts";

/** What an invitation link reveals to its visitor, signed in or not. */
export function validateInvitation(
  db: Database,
  input: { code: string; user: SessionUser | null; now: Date },
): Promise<InviteValidation> {
  return db.withSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(invitations)
      .where(eq(invitations.codeHash, hashInvitationCode(input.code)));
    const state = invitationState(row, input.now);
    const valid = state === "valid";
    return {
      valid,
      already_used_by_you: input.user !== null && row?.usedBy === input.user.id,
      tester_type: valid ? row!.testerType : null,
      email: valid ? row!.email : null,
      reason: valid ? null : state,
    };
  });
}
