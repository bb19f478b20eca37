import type { Context } from "hono";
import { DomainError, isErrorCode, type ErrorCode } from "#domain/errors.ts";
import { ADDRESS_HEADER, clientAddress } from "#server/http/address.ts";
import type { Services } from "#server/services.ts";
import { bearerToken } from "./session.ts";

/** Our codes for those of the library's that a user can act on; others are mapped by status. */
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
  INVALID_CODE: "code_invalid",
  INVALID_BACKUP_CODE: "code_invalid",
  INVALID_TWO_FACTOR_COOKIE: "two_factor_expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "two_factor_expired",
  TOTP_ALREADY_ENABLED: "conflict",
  TOTP_NOT_ENABLED: "conflict",
  BACKUP_CODES_NOT_ENABLED: "conflict",
  TWO_FACTOR_NOT_ENABLED: "conflict",
  FAILED_TO_CREATE_USER: "internal",
  FAILED_TO_CREATE_SESSION: "internal",
};

const BY_STATUS: Record<number, ErrorCode> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "payload_too_large",
  429: "rate_limited",
};

const FIELDS: Partial<Record<ErrorCode, string>> = {
  already_registered: "email",
  email_invalid: "email",
  code_invalid: "code",
};

export interface LibraryAnswer {
  data: Record<string, unknown>;
  /** Where a browser would be redirected; our routes return it in JSON instead. */
  location: URL | null;
  /** The cookies it sets, in the form of a request's Cookie header. */
  cookie: string;
}

/** Throws to refuse what the library has done. */
export type Confirm = (answer: LibraryAnswer) => Promise<void>;

/** Where the library's request differs from the incoming one. */
export interface LibraryRequest {
  method?: "GET" | "POST";
  /** Called instead of the library's own handler. */
  handler?: (request: Request) => Promise<Response>;
  /** Omits the session cookie. */
  signedOut?: boolean;
  /** Called before the library's cookies are sent. */
  confirm?: Confirm;
}

/** Calls the sign-in library. Passes on its cookies, but not its tokens and error texts; maps its errors to ours. */
export function askLibrary({ db, auth, trustProxy, site }: Services) {
  return async (c: Context, path: string, payload?: unknown, how: LibraryRequest = {}): Promise<LibraryAnswer> => {
    const { method = c.req.method, handler = auth.handler, signedOut = false, confirm } = how;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-length");
    headers.set(ADDRESS_HEADER, clientAddress(c, trustProxy));
    headers.set("content-type", "application/json");
    // Foreign origins have been refused already (server/http/security.ts); the library would also refuse clients that
    // send none.
    headers.set("origin", new URL(site.publicUrl).origin);
    // The library does not know API tokens, and must not act for a cookie sent along with one.
    if (bearerToken(headers)) headers.delete("cookie");
    if (signedOut) headers.set("cookie", withoutCookie(headers.get("cookie") ?? "", auth.cookie.name));
    const content = method === "GET" ? null : JSON.stringify(payload ?? {});
    const request = new Request(new URL(path, c.req.url), { method, headers, body: content });
    const response = await db.auth.failing(() => handler(request));
    const cookies = response.headers.getSetCookie();
    const send = () => {
      for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
    };
    c.header("Cache-Control", "no-store");
    const parsed: unknown = await response.json().catch(() => null);
    const data = typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
    const location = response.headers.get("location");
    if (response.status >= 400) {
      send();
      throw libraryError(response, data);
    }
    const answer = {
      data,
      location: location === null ? null : new URL(location, site.publicUrl),
      cookie: cookies.map((cookie) => cookie.split(";", 1)[0]).join("; "),
    };
    await confirm?.(answer);
    send();
    return answer;
  };
}

export type AskLibrary = ReturnType<typeof askLibrary>;

function withoutCookie(cookies: string, name: string): string {
  const kept = cookies.split(";").filter((cookie) => cookie.split("=", 1)[0]?.trim() !== name);
  return kept.join(";");
}

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
