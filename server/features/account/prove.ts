import { and, eq } from "drizzle-orm";
import { verifyPassword } from "better-auth/crypto";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts } from "#server/db/schema/auth.ts";

/** The hash of somebody's password; null for whoever signs in with Google only. */
export function passwordHash(db: Database, userId: string): Promise<string | null> {
  return db.withSystem(async (tx) => {
    const [account] = await tx
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    return account?.password ?? null;
  });
}

/**
 * Makes sure that it is not just somebody at an open screen who asks for what follows, where the account has a password.
 * @throws DomainError password_required, password_wrong at `field`.
 */
export async function provePassword(
  db: Database,
  input: { userId: string; password: string | undefined; field?: string },
): Promise<void> {
  const { userId, password, field = "password" } = input;
  const hash = await passwordHash(db, userId);
  if (hash === null) return;
  if (password === undefined) throw new DomainError("password_required", { field });
  if (!(await verifyPassword({ hash, password }))) throw new DomainError("password_wrong", { field });
}
