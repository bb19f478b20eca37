import { and, eq } from "drizzle-orm";
import { verifyPassword } from "better-auth/crypto";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts, users } from "#server/db/schema/auth.ts";
import type { Services } from "#server/services.ts";

/** The hash of a user's password; null if they sign in with Google only. */
export function passwordHash(db: Database, userId: string): Promise<string | null> {
  return db.withSystem(async (tx) => {
    const [account] = await tx
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    return account?.password ?? null;
  });
}

export function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const [user] = await tx.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
    return user?.on ?? false;
  });
}

/**
 * Checks the password, if the account has one: the request might come from somebody at an unlocked screen.
 * @throws DomainError password_required, password_wrong at `field`.
 */
export async function requirePassword(
  db: Database,
  input: { userId: string; password: string | undefined; field?: string },
): Promise<void> {
  const { userId, password, field = "password" } = input;
  const hash = await passwordHash(db, userId);
  if (hash === null) return;
  if (password === undefined) throw new DomainError("password_required", { field });
  if (!(await verifyPassword({ hash, password }))) throw new DomainError("password_wrong", { field });
}

/** Apps and lists show codes with spaces. */
export const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, "");

/**
 * Checks and consumes a code of the user's app, or a recovery code.
 * @throws DomainError code_invalid at `field`.
 */
export async function requireSecondFactor(
  { auth }: Pick<Services, "auth">,
  input: { userId: string; code: string; field?: string },
): Promise<void> {
  const { userId, code, field = "code" } = input;
  if (!(await auth.consumeSecondCode({ userId, code: withoutSpaces(code) })))
    throw new DomainError("code_invalid", { field });
}
