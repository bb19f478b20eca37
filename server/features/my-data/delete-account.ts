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

/** What may be long, and hangs on people: gone first by its own index, not once for each person. */
const LONG = [embeddings, chatMessages, notesPersona, interactions, personaProfileAnswers];

/** What is held while something about it is written, in the order in which it is. */
const HELD = [profiles, conversations, personas];

/**
 * Deletes the user's account with every row of theirs, at once and for good; their sessions end with it. What is left is
 * that an invitation was used, and when. A letter tells them. @throws DomainError as `proveOwner`.
 */
export async function deleteAccount(verb: Verb<DeleteAccountInput, "mail" | "clock" | "auth">): Promise<void> {
  const { db, user, mail } = verb;
  await proveOwner(verb);
  const to = await db.withSystem(async (tx) => {
    // In the order in which whatever writes for them at this moment holds the same rows: it ends before, or finds nobody.
    // The user comes last, whom every new row refers to.
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
    // Without its address an unused one would be anybody's.
    await tx.delete(invitations).where(and(eq(invitations.email, email), isNull(invitations.usedAt)));
    // Everything else refers to the user, and goes with them.
    await tx.delete(users).where(eq(users.id, user.id));
    return found?.to ?? null;
  });
  if (!to) return;
  await mail.forget(to.email);
  mail.send(to, { kind: "account_deleted" });
}
