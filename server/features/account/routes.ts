import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { sessionUserSchema, signedInSchema, signInSchema, signUpSchema } from "#domain/account/contract.ts";
import { DomainError, isErrorCode, type ErrorCode } from "#domain/errors.ts";
import { ADDRESS_HEADER, clientAddress } from "#server/address.ts";
import { body, createRouter, errorResponse, okSchema, route } from "#server/http.ts";
import type { Services } from "#server/services.ts";

/** The library's codes that mean something to a person; any other failure says nothing. */
const LIBRARY_CODES: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_credentials",
  USER_NOT_FOUND: "invalid_credentials",
  INVALID_PASSWORD: "invalid_credentials",
  USER_ALREADY_EXISTS: "already_registered",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "already_registered",
  INVALID_EMAIL: "email_invalid",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  INVALID_ORIGIN: "forbidden",
  FAILED_TO_CREATE_USER: "internal",
  FAILED_TO_CREATE_SESSION: "internal",
};

const BY_STATUS: Record<number, ErrorCode> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  413: "payload_too_large",
  429: "rate_limited",
};

const FIELDS: Partial<Record<ErrorCode, string>> = { already_registered: "email", email_invalid: "email" };

const signUp = route(
  { method: "post", path: "/api/auth/sign-up/email", request: { body: body(signUpSchema) } },
  signedInSchema,
);
const signIn = route(
  { method: "post", path: "/api/auth/sign-in/email", request: { body: body(signInSchema) } },
  signedInSchema,
);
const signOut = route({ method: "post", path: "/api/auth/sign-out" }, okSchema);
const session = route(
  { method: "get", path: "/api/auth/get-session" },
  z.object({ user: sessionUserSchema.nullable(), expires_at: z.iso.datetime().nullable() }),
);

/**
 * Sign-up, sign-in, sign-out and the session, in front of the sign-in library: its cookies pass, its tokens and its
 * error texts do not.
 */
export function accountRoutes({ auth, trustProxy, site }: Services) {
  /** Asks the library; an error of its becomes ours. */
  async function library(c: Context, path: string, payload?: unknown): Promise<Record<string, unknown>> {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-length");
    headers.set(ADDRESS_HEADER, clientAddress(c, trustProxy));
    headers.set("content-type", "application/json");
    // Foreign origins have been refused by now (server/security.ts); the library would also refuse clients that name none.
    headers.set("origin", new URL(site.publicUrl).origin);
    const content = c.req.method === "GET" ? null : JSON.stringify(payload ?? {});
    const response = await auth.handler(
      new Request(new URL(path, c.req.url), { method: c.req.method, headers, body: content }),
    );
    for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    c.header("Cache-Control", "no-store");
    const data: unknown = await response.json().catch(() => null);
    const record = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
    if (!response.ok) throw libraryError(response, record);
    return record;
  }

  return createRouter()
    .openapi(signUp, async (c) => {
      const data = await library(c, "/api/auth/sign-up/email", c.req.valid("json"));
      return c.json(signedInSchema.parse(data), 200);
    })
    .openapi(signIn, async (c) => {
      const data = await library(c, "/api/auth/sign-in/email", c.req.valid("json"));
      return c.json(signedInSchema.parse(data), 200);
    })
    .openapi(signOut, async (c) => {
      await library(c, "/api/auth/sign-out");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(session, async (c) => {
      const data = await library(c, "/api/auth/get-session");
      const found = z
        .object({ user: sessionUserSchema, session: z.object({ expiresAt: z.iso.datetime() }) })
        .safeParse(data);
      return c.json(
        found.success
          ? { user: found.data.user, expires_at: found.data.session.expiresAt }
          : { user: null, expires_at: null },
        200,
      );
    })
    .all("/api/auth/*", (c) => errorResponse(c, new DomainError("not_found")));
}

/** What an error of the library's is among ours. */
function libraryError(response: Response, data: Record<string, unknown>): DomainError {
  const own = typeof data.code === "string" ? data.code : "";
  const code = isErrorCode(own)
    ? own
    : (LIBRARY_CODES[own] ?? BY_STATUS[response.status] ?? (response.status >= 500 ? "internal" : "invalid_input"));
  const field = typeof data.field === "string" ? data.field : FIELDS[code];
  const wait = Number(response.headers.get("x-retry-after"));
  return new DomainError(code, {
    ...(field ? { field } : {}),
    ...(code === "rate_limited" ? { retryAfter: wait > 0 ? wait : 60 } : {}),
  });
}
