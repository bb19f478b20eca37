import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { parse } from "hono/utils/cookie";
import { DomainError } from "#domain/errors.ts";
import { cleanText } from "#domain/text.ts";
import type { Database } from "#server/db/connect.ts";
import type { AppEnv } from "#server/http/http.ts";
import { credentialHash } from "./credential.ts";
import { SAFE_METHODS } from "#server/http/security.ts";
import type { Services, SessionUser } from "#server/services.ts";

export const COOKIE_PREFIX = "sintonia";

/** Name and signing secret of the session cookie, as in the sign-in library. */
export interface SessionCookie {
  name: string;
  secret: string;
}

/**
 * Prefix of every cookie's name. With `__Host-`, a cookie can only have been set by this very host over https: another
 * host of the same domain cannot plant a session of its own for the user to write into.
 */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX;
}

/** Only one name is accepted: over https, cookies without the prefix are ignored. */
export function sessionCookie(publicUrl: string, secret: string): SessionCookie {
  return { name: `${cookiePrefix(publicUrl)}.session_token`, secret };
}

/** The token that an API client sends instead of a cookie. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S{16,200})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

function signature(value: string, secret: string): string {
  return createHmac("sha256", secret).update(value).digest("base64");
}

/**
 * The stored hash of the request's credential: of an API client's bearer token if there is one, otherwise of the
 * session's token in the signed cookie.
 */
export function credentialIn(headers: Headers, { name, secret }: SessionCookie): string | null {
  const bearer = bearerToken(headers);
  if (bearer) return credentialHash("api", bearer);
  const cookie = headers.get("cookie");
  const token = cookie ? signedValue(parse(cookie, name)[name] ?? "", secret) : null;
  return token && credentialHash("session", token);
}

/** The value of another cookie of the sign-in library, by its name without the prefix; null if missing or forged. */
export function signedCookie(headers: Headers, settings: SessionCookie, own: string): string | null {
  const name = settings.name.replace(/[^.]*$/, own);
  const cookie = headers.get("cookie");
  return cookie ? signedValue(parse(cookie, name)[name] ?? "", settings.secret) : null;
}

/**
 * The value in `value.signature`, as the sign-in library signs it (HMAC-SHA-256 in base64); null if forged.
 * Synchronous, because Web Crypto, on other threads, takes longer than the look-up of the session.
 */
function signedValue(cookie: string, secret: string): string | null {
  const end = cookie.lastIndexOf(".");
  if (end < 1) return null;
  const value = cookie.slice(0, end);
  // Compared as text: decoding base64 ignores invalid characters.
  const given = Buffer.from(cookie.slice(end + 1));
  const expected = Buffer.from(signature(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** The session of these headers; null if there is none, or it is unknown, expired or forged. */
export async function findSession(db: Database, cookie: SessionCookie, headers: Headers): Promise<SessionUser | null> {
  const token = credentialIn(headers, cookie);
  return token ? db.session(token) : null;
}

/** `findSession` for a request, looked up once only. */
export async function sessionOf(c: Context, { db, auth }: Pick<Services, "db" | "auth">): Promise<SessionUser | null> {
  const found = c.get("session") as AppEnv["Variables"]["session"];
  if (found !== undefined) return found;
  const user = await findSession(db, auth.cookie, c.req.raw.headers);
  c.set("session", user);
  return user;
}

/** Refuses changes by read-only tokens. @throws DomainError token_read_only. */
export function refuseReadOnlyTokens(services: Pick<Services, "db" | "auth">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && bearerToken(c.req.raw.headers)) {
      const user = await sessionOf(c, services);
      if (user?.scope === "read") throw new DomainError("token_read_only");
    }
    await next();
  });
}

/** The user that a body names, as the specification allows; must be the session's user. */
export function namedUser(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const named = ("userId" in body && body.userId) || ("user_id" in body && body.user_id);
  return typeof named === "string" ? cleanText(named) : null;
}
