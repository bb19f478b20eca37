import { createHmac, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { parse } from "hono/utils/cookie";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "./db/connect.ts";
import type { AppEnv } from "./http.ts";
import type { SessionUser } from "./services.ts";

/** Name of the session cookie; over https the sign-in library prefixes it. */
export const COOKIE_PREFIX = "sintonia";
const COOKIE_NAMES = [`__Secure-${COOKIE_PREFIX}.session_token`, `${COOKIE_PREFIX}.session_token`];

/** The session's token from a signed cookie, or from a bearer header, as API clients send it. */
function sessionToken(headers: Headers, secret: string): string | null {
  const bearer = /^Bearer (\S{16,200})$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer) return bearer;
  const cookie = headers.get("cookie");
  if (!cookie) return null;
  const cookies = parse(cookie);
  for (const name of COOKIE_NAMES) {
    const token = signedValue(cookies[name] ?? "", secret);
    if (token) return token;
  }
  return null;
}

/**
 * What `value.signature` holds, as the sign-in library signs it (HMAC-SHA-256 in base64); null when it is forged. Web
 * Crypto, asynchronous on other threads, takes longer for this than the look-up of the session.
 */
function signedValue(cookie: string, secret: string): string | null {
  const end = cookie.lastIndexOf(".");
  if (end < 1) return null;
  const value = cookie.slice(0, end);
  // Compared as written: decoding base64 forgives what does not belong there.
  const given = Buffer.from(cookie.slice(end + 1));
  const expected = Buffer.from(createHmac("sha256", secret).update(value).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** Whose session these headers carry; null for none, an unknown, an expired or a forged one. */
export async function findSession(db: Database, secret: string, headers: Headers): Promise<SessionUser | null> {
  const token = sessionToken(headers, secret);
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
