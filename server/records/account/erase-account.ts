import { and, eq, isNull, like, or } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { rateLimits, users, verifications } from "#server/db/schema/auth.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { embeddings } from "#server/db/schema/search.ts";
import type { Recipient } from "#server/mail/render.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";

/** Large tables that reference people: deleted first by user, instead of by cascade for each person. */
const LONG = [embeddings, chatMessages, notesPersona, interactions, personaProfileAnswers];

/** Tables whose rows are locked by writers, in the order in which they lock them. */
const HELD = [profiles, conversations, personas, safetyFindings];

/**
 * Deletes an account with all of the user's rows and sessions. What remains is that an invitation was used, and when,
 * and in the operators' log what was done to the account, by its id. Returns whom to tell; null if there is no such
 * account. Callers must have verified that it is to be deleted, and call `forgetPages` after the commit.
 */
export async function eraseAccount(tx: Tx, userId: string): Promise<Recipient | null> {
  // Locks in the same order as concurrent writers, which either finish first or find no rows. The user comes last,
  // because every new row references it.
  for (const table of HELD)
    await tx.select({ id: table.id }).from(table).where(eq(table.userId, userId)).orderBy(table.id).for("update");
  for (const table of LONG) await tx.delete(table).where(eq(table.userId, userId));
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
  if (!row) return null;
  const { email } = row;
  const found = await recipientOf(tx, { userId });
  await tx
    .delete(verifications)
    .where(
      or(
        like(verifications.identifier, `%${userId}%`),
        like(verifications.value, `%${userId}%`),
        eq(verifications.identifier, email),
      ),
    );
  await tx.delete(rateLimits).where(like(rateLimits.key, `%${userId}%`));
  await tx.update(invitations).set({ email: null }).where(eq(invitations.usedBy, userId));
  // Without its address an unused invitation could be used by anybody. Those that the user passed on go with the user.
  await tx
    .delete(invitations)
    .where(and(or(eq(invitations.email, email), eq(invitations.givenBy, userId)), isNull(invitations.usedAt)));
  // Everything else references the user and is deleted by cascade.
  await tx.delete(users).where(eq(users.id, userId));
  return found?.to ?? null;
}
