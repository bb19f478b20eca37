import { hashPassword } from "better-auth/crypto";
import { DomainError } from "#domain/errors.ts";
import { passwordHash, requirePassword } from "#server/auth/proof.ts";
import { userEvents } from "#server/db/schema/account.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Verb } from "#server/services.ts";
import { setPassword } from "./reset-password.ts";
import { endAllAccess } from "#server/records/account/end-access.ts";

/**
 * Replaces the password, given the current one, and ends all other sessions and tokens of the account.
 * @throws DomainError password_wrong; conflict if the account has no password.
 */
export async function changePassword({
  db,
  user,
  input,
  mail,
  clock,
  site,
}: Verb<{ current_password: string; password: string }, "mail" | "clock" | "site">): Promise<void> {
  if ((await passwordHash(db, user.id)) === null) throw new DomainError("conflict");
  await requirePassword(db, { userId: user.id, password: input.current_password, field: "current_password" });
  const hashed = await hashPassword(input.password);
  const to = await db.withSystem(async (tx) => {
    const now = clock();
    await setPassword(tx, { userId: user.id, hashed, now });
    await endAllAccess(tx, user.id, user.sessionId);
    await tx.insert(userEvents).values({ userId: user.id, eventType: "password_changed", createdAt: now });
    return (await recipientOf(tx, { userId: user.id }))?.to;
  });
  if (to) mail.send(to, { kind: "password_changed", link: `${site.publicUrl}/auth` });
}
