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
import { consumeLink, endLinks, makeLink } from "./mail-links.ts";
import { closeAccount } from "./sessions.ts";

/**
 * Letters to one account that strangers ask for. No more are sent than that, and nobody is told: the last of them holds
 * a link that still works, for as long as this lasts, so that the owner, among the strangers, has what they ask for.
 */
const STRANGERS_LETTERS: Limit = { name: "recovery/letters", max: 3, seconds: 3600 };

/**
 * Sends the link by which whoever reads the mail of an address chooses a new password. Whether the address is known
 * shows neither in what this answers nor in how long it takes: the work is done afterwards.
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
      const link = await makeLink(tx, {
        kind: "reset_password",
        userId,
        email,
        now: clock(),
        publicUrl: site.publicUrl,
      });
      return { to, link };
    });
    if (letter) mail.send(letter.to, { kind: "reset_password", link: letter.link });
  });
}

/**
 * Sets the password of whom a link was sent to and ends all that is open in their account. The second factor, where there is one, is
 * asked at the sign-in that follows. Says whose it was, and by which address.
 * @throws DomainError link_invalid.
 */
export async function resetPassword(
  { db, mail, clock, site }: Pick<Services, "db" | "mail" | "clock" | "site">,
  input: { token: string; password: string },
): Promise<{ userId: string; email: string }> {
  // Takes its time on purpose: not while a transaction is open.
  const hashed = await hashPassword(input.password);
  const done = await db.withSystem(async (tx) => {
    const now = clock();
    const { userId, email } = await consumeLink(tx, { kinds: ["reset_password"], token: input.token, now });
    await setPassword(tx, { userId, hashed, now });
    await confirmOwner(tx, userId);
    await closeAccount(tx, userId);
    await tx.insert(userEvents).values({ userId, eventType: "password_recovery", createdAt: now });
    return { userId, email, to: (await recipientOf(tx, { userId }))?.to };
  });
  if (done.to) mail.send(done.to, { kind: "password_changed", link: `${site.publicUrl}/auth` });
  return { userId: done.userId, email: done.email };
}

/**
 * Whoever opened the link reads the mail of the account's address. Where nobody had shown that before, the account may be
 * another's making: no way in that was connected until now stays open.
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
 * Keeps a password's hash, also where there has been none, and ends the links by which somebody who knew the old one
 * could still take the account: to another password, or to another address.
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
  await endLinks(tx, { userId, kinds: ["reset_password", "change_email"] });
}
