import { and, eq, isNull, like, or } from "drizzle-orm";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { rateLimits, users, verifications } from "#server/db/schema/auth.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { embeddings } from "#server/db/schema/search.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Verb } from "#server/services.ts";
import { proveOwner } from "./prove-owner.ts";

/** Large tables that reference people: deleted first by user, instead of by cascade for each person. */
const LONG = [embeddings, chatMessages, notesPersona, interactions, personaProfileAnswers];

/** Tables whose rows are locked by writers, in the order in which they lock them. */
const HELD = [profiles, conversations, personas];

/**
 * Deletes the account with all of the user's rows and sessions, at once and for good. What remains is that an
 * invitation was used, and when. A mail confirms it. @throws DomainError as `proveOwner`.
 */
export async function deleteAccount(verb: Verb<DeleteAccountInput, "mail" | "clock" | "auth">): Promise<void> {
  const { db, user, mail } = verb;
  await proveOwner(verb);
  const to = await db.withSystem(async (tx) => {
    // Locks in the same order as concurrent writers, which either finish first or find no rows. The user comes last,
    // because every new row references it.
    for (const table of HELD)
      await tx.select({ id: table.id }).from(table).where(eq(table.userId, user.id)).orderBy(table.id).for("update");
    for (const table of LONG) await tx.delete(table).where(eq(table.userId, user.id));
    const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.id)).for("update");
    if (!row) return null;
    const { email } = row;
    const found = await recipientOf(tx, { userId: user.id });
    await tx
      .delete(verifications)
      .where(
        or(
          like(verifications.identifier, `%${user.id}%`),
          like(verifications.value, `%${user.id}%`),
          eq(verifications.identifier, email),
        ),
      );
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${user.id}%`));
    await tx.update(invitations).set({ email: null }).where(eq(invitations.usedBy, user.id));
    // Without its address an unused invitation could be used by anybody.
    await tx.delete(invitations).where(and(eq(invitations.email, email), isNull(invitations.usedAt)));
    // Everything else references the user and is deleted by cascade.
    await tx.delete(users).where(eq(users.id, user.id));
    return found?.to ?? null;
  });
  if (!to) return;
  await mail.forget(to.email);
  mail.send(to, { kind: "account_deleted" });
}
