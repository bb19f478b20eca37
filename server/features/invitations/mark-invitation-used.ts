import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { invitationState } from "#domain/invitations/contract.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import type { Verb } from "#server/services.ts";
import { hashInvitationCode } from "#server/records/invitations/hash-code.ts";

/**
 * Confirms that the caller's sign-up used this invitation; the sign-up itself has marked it.
 * @throws DomainError invitation_used if another user used it; invitation_invalid or invitation_expired if it cannot be
 * used; already_registered if it is still open, since the caller has an account and needs none.
 */
export function markInvitationUsed({ db, user, input }: Verb<{ code: string; now: Date }>): Promise<void> {
  return db.withSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(invitations)
      .where(eq(invitations.codeHash, hashInvitationCode(input.code)));
    if (row?.usedBy === user.id) return;
    const state = invitationState(row, input.now);
    throw new DomainError(state === "valid" ? "already_registered" : `invitation_${state}`, { field: "code" });
  });
}
