import { and, eq, ne } from "drizzle-orm";
import { hashPassword } from "better-auth/crypto";
import { recognizeCaller, type Caller } from "#server/auth/callers.ts";
import type { Tx } from "#server/db/connect.ts";
import { mayUse, type Limit } from "#server/records/account/count-use.ts";
import { userEvents } from "#server/db/schema/account.ts";
import { accounts, users } from "#server/db/schema/auth.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import { anonymized } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { consumeLink, revokeLinks, makeLink } from "./mail-links.ts";
import { endAllAccess } from "#server/records/account/end-access.ts";

/**
 * Reset mails that strangers can have sent to one account. Further requests are silently ignored; the last link stays
 * valid as long as the limit lasts, so the owner always has a working one.
 */
const STRANGERS_LETTERS: Limit = { name: "recovery/letters", max: 3, seconds: 3600 };

/**
 * Mails a link to choose a new password. The work is done after the response, so that neither the response nor its
 * timing reveals whether the address is known.
 */
export function requestReset(
  services: Pick<Services, "db" | "auth" | "mail" | "clock" | "site" | "limits">,
  email: string,
  caller: Caller,
): void {
  const { db, mail, clock, site } = services;
  mail.later(async () => {
    const isStranger = services.limits && (await recognizeCaller(services, caller, { email })) === null;
    if (isStranger && !(await mayUse(db, { limit: STRANGERS_LETTERS, who: anonymized(email) }, clock()))) return;
    const letter = await db.withSystem(async (tx) => {
      const found = await recipientOf(tx, { email });
      if (!found) return null;
      const { userId, to } = found;
      const made = await makeLink(tx, {
        kind: "reset_password",
        userId,
        email,
        now: clock(),
        publicUrl: site.publicUrl,
      });
      return { to, ...made };
    });
    if (letter) mail.send(letter.to, { kind: "reset_password", link: letter.link, until: letter.until });
  });
}

/**
 * Sets the password of the link's user and ends all sessions and tokens of the account. A second factor, if there is
 * one, is asked for at the next sign-in. Returns the user and the address.
 * @throws DomainError link_invalid.
 */
export async function resetPassword(
  { db, mail, clock, site }: Pick<Services, "db" | "mail" | "clock" | "site">,
  input: { token: string; password: string },
): Promise<{ userId: string; email: string }> {
  // Hashing is slow on purpose, so it is done outside the transaction.
  const hashed = await hashPassword(input.password);
  const done = await db.withSystem(async (tx) => {
    const now = clock();
    const { userId, email } = await consumeLink(tx, { kinds: ["reset_password"], token: input.token, now });
    await setPassword(tx, { userId, hashed, now });
    await confirmOwner(tx, userId);
    await endAllAccess(tx, userId);
    await tx.insert(userEvents).values({ userId, eventType: "password_recovery", createdAt: now });
    return { userId, email, to: (await recipientOf(tx, { userId }))?.to };
  });
  if (done.to) mail.send(done.to, { kind: "password_changed", link: `${site.publicUrl}/auth` });
  return { userId: done.userId, email: done.email };
}

/**
 * Opening the link proves access to the account's mailbox. If the address was unconfirmed until now, somebody else may
 * have created the account, so all other sign-in methods are removed.
 */
async function confirmOwner(tx: Tx, userId: string): Promise<void> {
  const [confirmed] = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (confirmed)
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, "credential")));
}

/**
 * Stores a password's hash, also for an account that had none, and invalidates the links with which somebody who knew
 * the old password could still change the password or the address.
 */
export async function setPassword(tx: Tx, input: { userId: string; hashed: string; now: Date }): Promise<void> {
  const { userId, hashed, now } = input;
  const changed = await tx
    .update(accounts)
    .set({ password: hashed, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    await tx.insert(accounts).values({ userId, accountId: userId, providerId: "credential", password: hashed });
  }
  await revokeLinks(tx, { userId, kinds: ["reset_password", "change_email"] });
}
