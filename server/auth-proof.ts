import { and, eq } from "drizzle-orm";
import { verifyPassword } from "better-auth/crypto";
import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import type { AskLibrary } from "./ask-library.ts";
import type { Database } from "./db/connect.ts";
import { accounts, users } from "./db/schema/auth.ts";

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

/** Whether somebody has turned their second factor on. */
export function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const [user] = await tx.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
    return user?.on ?? false;
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

/**
 * Has a code of the app or a recovery code, as the library tells them apart, checked for the request's session.
 * @throws DomainError code_invalid at `field`.
 */
export async function checkCode(library: AskLibrary, c: Context, code: string, field = "code") {
  const spaceless = code.replaceAll(/\s/g, "");
  const way = /^\d{6}$/.test(spaceless) ? "verify-totp" : "verify-backup-code";
  try {
    return await library(c, `/api/auth/two-factor/${way}`, { code: spaceless });
  } catch (error) {
    throw error instanceof DomainError && error.code === "code_invalid"
      ? new DomainError(error.code, { field })
      : error;
  }
}
