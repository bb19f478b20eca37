import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { sessions, users } from "#server/db/schema/auth.ts";
import { API_TOKEN } from "./device.ts";

const TOKEN_DAYS = 365;

/** A session for an API client of an account, to be sent as a bearer token. @throws DomainError not_found. */
export function createToken(db: Database, email: string, now: Date): Promise<string> {
  return db.withSystem(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (!user) throw new DomainError("not_found");
    const token = randomBytes(32).toString("base64url");
    await tx.insert(sessions).values({
      token,
      userId: user.id,
      expiresAt: new Date(now.getTime() + TOKEN_DAYS * 86_400_000),
      userAgent: API_TOKEN,
    });
    return token;
  });
}

/** Ends the session of a token at once. */
export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.withSystem((tx) => tx.delete(sessions).where(eq(sessions.token, token)));
}
