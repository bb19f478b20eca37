import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Security } from "#domain/account/security.ts";
import { DomainError } from "#domain/errors.ts";
import { GOOGLE } from "#server/auth/google.ts";
import { accounts, mailLinks, users } from "#server/db/schema/auth.ts";
import type { Verb } from "#server/services.ts";

/** The security settings and sign-in methods of the user's account. */
export function getSecurity({ db, user, now }: Verb & { now: Date }): Promise<Security> {
  return db.withSystem(async (tx) => {
    const [row] = await tx
      .select({
        email: users.email,
        verified: users.emailVerified,
        twoFactor: users.twoFactorEnabled,
        password: sql<boolean>`${accounts.id} is not null`,
        google: sql<boolean>`exists (select from ${accounts} g where g.user_id = ${users.id} and g.provider_id = ${GOOGLE})`,
        newEmail: mailLinks.email,
      })
      .from(users)
      .leftJoin(
        accounts,
        and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential"), isNotNull(accounts.password)),
      )
      .leftJoin(
        mailLinks,
        and(eq(mailLinks.userId, users.id), eq(mailLinks.kind, "change_email"), gt(mailLinks.expiresAt, now)),
      )
      .where(eq(users.id, user.id));
    if (!row) throw new DomainError("unauthenticated");
    return {
      email: row.email,
      email_verified: row.verified,
      new_email: row.newEmail,
      has_password: row.password,
      google: row.google,
      two_factor: row.twoFactor,
    };
  });
}
