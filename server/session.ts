import { createMiddleware } from "hono/factory";
import { parseSigned } from "hono/utils/cookie";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "./db/connect.ts";
import type { AppEnv } from "./http.ts";
import type { SessionUser } from "./services.ts";

/** Name of the session cookie; over https the sign-in library prefixes it. */
export const COOKIE_PREFIX = "sintonia";
const COOKIE_NAMES = [`__Secure-${COOKIE_PREFIX}.session_token`, `${COOKIE_PREFIX}.session_token`];

/** The session's token from a signed cookie, or from a bearer header, as API clients send it. */
async function sessionToken(headers: Headers, secret: string): Promise<string | null> {
  const bearer = /^Bearer (\S{16,200})$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return bearer;
  const cookie = headers.get("cookie");
  if (!cookie) return null;
  const cookies = await parseSigned(cookie, secret);
  for (const name of COOKIE_NAMES) {
    const value = cookies[name];
    if (value) return value;
  }
  return null;
}

/** Whose session these headers carry; null for none, an unknown, an expired or a forged one. */
export async function findSession(db: Database, secret: string, headers: Headers): Promise<SessionUser | null> {
  const token = await sessionToken(headers, secret);
  return token ? db.session(token) : null;
}

/** Lets only signed-in callers through and names them for the route. */
export function requireUser(db: Database, secret: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const user = await findSession(db, secret, c.req.raw.headers);
    if (!user) throw new DomainError("unauthenticated");
    c.set("user", user);
    await next();
  });
}
