import { randomBytes } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { latestTokenEnd, type ApiToken, type TokenScope } from "#domain/account/tokens.ts";
import { DomainError } from "#domain/errors.ts";
import { API_TOKEN_PREFIX, credentialHash } from "#server/auth/credential.ts";
import type { Database } from "#server/db/connect.ts";
import { apiTokens, users } from "#server/db/schema/auth.ts";
import type { Verb } from "#server/services.ts";

export interface NewToken {
  /** The account it gives access to. */
  email: string;
  /** Shown to the owner in the list of tokens. */
  name: string;
  scope: TokenScope;
  /** At most `latestTokenEnd(now)`. */
  expiresAt: Date;
  now: Date;
}

/**
 * Creates a bearer token for API clients of an account. The token is returned only here; the database stores its hash.
 * @throws DomainError not_found; invalid_input if `expiresAt` is too late.
 */
export async function createToken(db: Database, { email, name, scope, expiresAt, now }: NewToken): Promise<string> {
  if (expiresAt > latestTokenEnd(now)) throw new DomainError("invalid_input", { field: "expires_at" });
  return db.withSystem(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!user) throw new DomainError("not_found");
    const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString("base64url")}`;
    await tx.insert(apiTokens).values({
      userId: user.id,
      name,
      scope,
      tokenHash: credentialHash("api", token),
      createdAt: now,
      expiresAt,
    });
    return token;
  });
}

/** Revokes a token, given the token itself. */
export async function endToken(db: Database, token: string): Promise<void> {
  await db.withSystem((tx) => tx.delete(apiTokens).where(eq(apiTokens.tokenHash, credentialHash("api", token))));
}

/** The user's unexpired API tokens, newest first. */
export function listTokens({ db, user, now }: Verb & { now: Date }): Promise<ApiToken[]> {
  return db.withSystem(async (tx) => {
    const rows = await tx
      .select()
      .from(apiTokens)
      .where(and(eq(apiTokens.userId, user.id), gt(apiTokens.expiresAt, now)))
      .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scope: row.scope,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      last_used_on: row.lastUsedOn,
    }));
  });
}

/** Revokes one token. @throws DomainError not_found, also for another user's token. */
export async function revokeToken({ db, user, input }: Verb<string>): Promise<void> {
  const ended = await db.withSystem((tx) =>
    tx
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, user.id), eq(apiTokens.id, input)))
      .returning({ id: apiTokens.id }),
  );
  if (ended.length === 0) throw new DomainError("not_found");
}
