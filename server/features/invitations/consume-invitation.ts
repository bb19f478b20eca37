import { and, eq, isNull, or, gt, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { invitationState } from "#domain/invitations/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { hashInvitationCode } from "./hash-code.ts";

export interface ConsumedInvitation {
  id: string;
  codeHash: string;
  testerType: string;
  validatedAt: Date;
}

/**
 * Uses up an invitation inside the sign-up's own transaction: undone with it, and of two that race exactly one wins,
 * because the update takes the row's lock and looks again.
 * @throws DomainError invitation_invalid, invitation_used, invitation_expired, invitation_other_email.
 */
export async function consumeInvitation(
  tx: Tx,
  input: { code: string; email: string; now: Date },
): Promise<ConsumedInvitation> {
  const codeHash = hashInvitationCode(input.code);
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: input.now })
    .where(
      and(
        eq(invitations.codeHash, codeHash),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
        or(isNull(invitations.expiresAt), gt(invitations.expiresAt, input.now)),
        or(isNull(invitations.email), eq(invitations.email, sql`lower(${input.email})`)),
      ),
    )
    .returning();
  if (row) return { id: row.id, codeHash, testerType: row.testerType, validatedAt: input.now };

  const [stored] = await tx.select().from(invitations).where(eq(invitations.codeHash, codeHash));
  const state = invitationState(stored, input.now);
  throw new DomainError(state === "valid" ? "invitation_other_email" : `invitation_${state}`, {
    field: state === "valid" ? "email" : "invitation_code",
  });
}

/** Says whose the invitation became, once the account's row exists. */
export async function assignInvitation(tx: Tx, input: { id: string; userId: string }): Promise<void> {
  await tx.update(invitations).set({ usedBy: input.userId }).where(eq(invitations.id, input.id));
}
