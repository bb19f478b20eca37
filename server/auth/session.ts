import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { parse } from "hono/utils/cookie";
import { DomainError } from "#domain/errors.ts";
import { cleanText } from "#domain/text.ts";
import type { Database } from "#server/db/connect.ts";
import type { AppEnv } from "#server/http/http.ts";
import { credentialHash } from "./credential.ts";
import { SAFE } from "#server/http/security.ts";
import type { Services, SessionUser } from "#server/services.ts";

export const COOKIE_PREFIX = "sintonia";

/** What a session cookie is called and signed with, as the sign-in library does it. */
export interface CookieSeal {
  name: string;
  secret: string;
}

/**
 * How every cookie's name begins. Over https one with `__Host-` can only have been set by this very host, over https:
 * whoever shares a part of the domain cannot slip somebody a session of their own to write into.
 */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX;
}

/** One name only: over https a cookie without the prefix is nobody's. */
export function cookieSeal(publicUrl: string, secret: string): CookieSeal {
  return { name: `${cookiePrefix(publicUrl)}.session_token`, secret };
}

/** The token an API client sends in place of a cookie. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S{16,200})$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

function signature(value: string, secret: string): string {
  return createHmac("sha256", secret).update(value).digest("base64");
}

/**
 * The hash by which the database knows what a request brings: the session's token from a signed cookie, or before it an
 * API client's from a bearer header.
 */
export function credentialIn(headers: Headers, { name, secret }: CookieSeal): string | null {
  const bearer = bearerToken(headers);
  if (bearer) return credentialHash("api", bearer);
  const cookie = headers.get("cookie");
  const token = cookie ? signedValue(parse(cookie, name)[name] ?? "", secret) : null;
  return token && credentialHash("session", token);
}

/** What another cookie of the sign-in library's holds, by its name without the prefix; null without it, or a forged one. */
export function signedCookie(headers: Headers, seal: CookieSeal, own: string): string | null {
  const name = seal.name.replace(/[^.]*$/, own);
  const cookie = headers.get("cookie");
  return cookie ? signedValue(parse(cookie, name)[name] ?? "", seal.secret) : null;
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
  const expected = Buffer.from(signature(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** Whose session these headers carry; null for none, an unknown, an expired or a forged one. */
export async function findSession(db: Database, seal: CookieSeal, headers: Headers): Promise<SessionUser | null> {
  const token = credentialIn(headers, seal);
  return token ? db.session(token) : null;
}

/** `findSession` for a request, which is looked up once however many ask. */
export async function sessionOf(c: Context, { db, auth }: Pick<Services, "db" | "auth">): Promise<SessionUser | null> {
  const found = c.get("session") as AppEnv["Variables"]["session"];
  if (found !== undefined) return found;
  const user = await findSession(db, auth.cookie, c.req.raw.headers);
  c.set("session", user);
  return user;
}

/** Refuses changes asked for with a token that may only read. @throws DomainError token_read_only. */
export function refuseReadOnlyTokens(services: Pick<Services, "db" | "auth">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE.has(c.req.method) && bearerToken(c.req.raw.headers)) {
      const user = await sessionOf(c, services);
      if (user?.scope === "read") throw new DomainError("token_read_only");
    }
    await next();
  });
}

/** Whom a body says, as the specification's clients may, that it is about or from; must be the session's user. */
export function namedUser(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const named = ("userId" in body && body.userId) || ("user_id" in body && body.user_id);
  return typeof named === "string" ? cleanText(named) : null;
}
