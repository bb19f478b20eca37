import { and, eq, gt, isNull, or } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { invitationState } from "#domain/invitations/contract.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { unspent } from "#server/records/invitations/unspent.ts";

interface SignUpInvitation {
  codeHash: string;
  /** Of the future account; null if not known yet. */
  email: string | null;
  now: Date;
}

export interface ConsumedInvitation {
  id: string;
  codeHash: string;
  testerType: string;
  validatedAt: Date;
}

/**
 * Consumes an invitation in the sign-up's own transaction, and is rolled back with it. Of two concurrent calls exactly
 * one succeeds, because the update locks the row and checks its condition again.
 * @throws DomainError invitation_invalid, invitation_used, invitation_expired, invitation_other_email.
 */
export async function consumeInvitation(
  tx: Tx,
  input: SignUpInvitation & { email: string },
): Promise<ConsumedInvitation> {
  const { codeHash } = input;
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: input.now })
    .where(
      and(
        eq(invitations.codeHash, codeHash),
        unspent(),
        or(isNull(invitations.expiresAt), gt(invitations.expiresAt, input.now)),
        or(isNull(invitations.email), eq(invitations.email, input.email.toLowerCase())),
      ),
    )
    .returning();
  if (row) return { id: row.id, codeHash, testerType: row.testerType, validatedAt: input.now };

  throw (await refusal(tx, input)) ?? new DomainError("invitation_used", { field: "invitation_code" });
}

/**
 * Checks an invitation without consuming it, before anything is revealed about the address.
 * @throws DomainError as consumeInvitation.
 */
export async function requireInvitation(db: Database, input: SignUpInvitation): Promise<void> {
  const refused = await db.withSystem((tx) => refusal(tx, input));
  if (refused) throw refused;
}

async function refusal(tx: Tx, { codeHash, email, now }: SignUpInvitation): Promise<DomainError | null> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.codeHash, codeHash));
  const state = invitationState(row, now);
  if (state !== "valid") return new DomainError(`invitation_${state}`, { field: "invitation_code" });
  const tied = row?.email ?? null;
  return tied === null || email === null || tied === email.toLowerCase()
    ? null
    : new DomainError("invitation_other_email", { field: "email" });
}

/** Records the user of an invitation, once the account's row exists. */
export async function assignInvitation(tx: Tx, input: { id: string; userId: string }): Promise<void> {
  await tx.update(invitations).set({ usedBy: input.userId }).where(eq(invitations.id, input.id));
}
