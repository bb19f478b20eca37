import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { userEvents } from "#server/db/schema/account.ts";
import { users } from "#server/db/schema/auth.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Services } from "#server/services.ts";
import { lockAddress } from "#server/auth/lock-address.ts";
import { consumeLink, revokeLinks, makeLink } from "./mail-links.ts";

/** Mails the link that confirms the user's address, unless it is confirmed already. */
export async function sendVerification(
  { db, mail, clock, site }: Pick<Services, "db" | "mail" | "clock" | "site">,
  userId: string,
): Promise<void> {
  const letter = await db.withSystem(async (tx) => {
    const found = await recipientOf(tx, { userId });
    if (!found || found.verified) return null;
    const { to } = found;
    const made = await makeLink(tx, {
      kind: "verify_email",
      userId,
      email: to.email,
      now: clock(),
      publicUrl: site.publicUrl,
    });
    return { to, ...made };
  });
  if (letter) mail.send(letter.to, { kind: "verify_email", link: letter.link, until: letter.until });
}

/**
 * Confirms the address a link was sent to, without a session. If the user is changing address, the new one replaces the
 * old, which is notified.
 * @throws DomainError link_invalid.
 */
export async function verifyEmail(
  { db, mail, clock }: Pick<Services, "db" | "mail" | "clock">,
  token: string,
): Promise<{ email: string; changed: boolean }> {
  const done = await db.withSystem(async (tx) => {
    const { kind, userId, email } = await consumeLink(tx, {
      kinds: ["verify_email", "change_email"],
      token,
      now: clock(),
    });
    const old = await recipientOf(tx, { userId });
    const changed = kind === "change_email";
    // The account's address has changed since the link was sent.
    if (!old || (!changed && old.to.email !== email)) throw new DomainError("link_invalid");
    // The address may belong to another account by now, which the response must not reveal.
    if (changed) await lockAddress(tx, email);
    if (changed && (await recipientOf(tx, { email }))) throw new DomainError("link_invalid");
    await tx.update(users).set({ email, emailVerified: true, updatedAt: clock() }).where(eq(users.id, userId));
    // These were sent to the old address, which may be somebody else's by now.
    if (changed) await revokeLinks(tx, { userId, kinds: ["reset_password", "verify_email"] });
    const eventType = changed ? "email_changed" : "email_verified";
    await tx.insert(userEvents).values({ userId, eventType, createdAt: clock() });
    return { email, changed, old: old.to };
  });
  if (done.changed) mail.send(done.old, { kind: "email_changed", values: { email: done.email } });
  return { email: done.email, changed: done.changed };
}
