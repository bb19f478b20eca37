import { serializeSigned } from "hono/utils/cookie";
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { credentialHash } from "#server/auth/credential.ts";
import { sessionCookie } from "#server/auth/session.ts";
import { AUTH_SECRET } from "../bench/seed.ts";

/** Creates a session in the database of the server at `url`; returns its Cookie header. */
export async function newSession(db: Database, url: string, userId: string): Promise<string> {
  const cookie = sessionCookie(url, AUTH_SECRET);
  const token = crypto.randomUUID().replaceAll("-", "");
  await db.withSystem((tx) =>
    tx.execute(
      sql`insert into sessions (token_hash, user_id, expires_at)
        values (${credentialHash("session", token)}, ${userId}, now() + interval '1 day')`,
    ),
  );
  return serializeSigned(cookie.name, token, cookie.secret);
}
