import {
  googleCallbackSchema,
  googleResultSchema,
  googleSignInSchema,
  googleRedirectSchema,
  type GoogleOutcome,
} from "#domain/account/google.ts";
import { ownPasswordSchema } from "#domain/account/security.ts";
import { DomainError, isErrorCode, type ErrorCode } from "#domain/errors.ts";
import { askLibrary } from "#server/auth/ask-library.ts";
import { rememberCaller } from "#server/auth/callers.ts";
import { confirmGoogle } from "#server/auth/confirm-sign-in.ts";
import { causesOf } from "#server/runtime/causes.ts";
import { passwordHash, requirePassword } from "#server/auth/proof.ts";
import { GOOGLE } from "#server/auth/google.ts";
import { body, okSchema, route } from "#server/http/http.ts";
import type { Services } from "#server/services.ts";
import { browserRouter, openRouter, userRouter } from "#server/auth/routers.ts";
import { findSession } from "#server/auth/session.ts";
import { disconnectGoogle } from "./disconnect-google.ts";

/** Redirect targets given to the sign-in library; the browser gets the outcome as JSON instead. */
const OUTCOMES = {
  "/auth/google/signed-in": "signed_in",
  "/auth/google/signed-up": "signed_up",
  "/auth/google/connected": "connected",
} as const;
type Place = keyof typeof OUTCOMES;
const FAILED = "/auth/google/failed";

/** The library's error codes that users can act on; all others become google_failed. */
const FAILURES: Record<string, ErrorCode> = {
  access_denied: "google_denied",
  account_not_linked: "google_not_connected",
  account_already_linked_to_different_user: "google_taken",
};

/** The request that starts the flow; afterwards the library redirects to one of the targets above. */
const begin = (done: Place) => ({
  provider: GOOGLE,
  callbackURL: done,
  newUserCallbackURL: "/auth/google/signed-up" satisfies Place,
  errorCallbackURL: FAILED,
  disableRedirect: true,
});

/** Sign-in with Google: start, callback, and connecting or disconnecting Google for the signed-in account. */
export function googleRoutes(services: Services) {
  const { db, auth } = services;
  const library = askLibrary(services);

  const signIn = route(
    {
      method: "post",
      path: "/api/auth/google",
      request: { body: body(googleSignInSchema) },
    },
    googleRedirectSchema,
  );
  const callback = route(
    {
      method: "post",
      path: "/api/auth/google/callback",
      request: { body: body(googleCallbackSchema) },
    },
    googleResultSchema,
  );
  const connect = route(
    {
      method: "post",
      path: "/api/auth/google/connection",
      request: { body: body(ownPasswordSchema) },
    },
    googleRedirectSchema,
  );
  const disconnect = route({ method: "delete", path: "/api/auth/google/connection" }, okSchema);

  function google(): { handler: (request: Request) => Promise<Response> } {
    if (!auth.google) throw new DomainError("not_configured");
    return { handler: auth.google };
  }

  const open = openRouter()
    .openapi(signIn, async (c) => {
      const handler = google();
      const { sign_up: signUp } = c.req.valid("json");
      const request = { ...begin("/auth/google/signed-in"), sign_up: signUp };
      const { data } = await library(c, "/api/auth/sign-in/social", request, handler);
      return c.json(googleRedirectSchema.parse(data), 200);
    })
    .openapi(callback, async (c) => {
      const query = new URLSearchParams(c.req.valid("json"));
      const { data, location, cookie } = await library(c, `/api/auth/callback/google?${query}`, undefined, {
        ...google(),
        method: "GET",
        confirm: confirmGoogle(services),
      }).catch((error: unknown) => {
        throw cameTwice(error) ? new DomainError("google_failed") : error;
      });
      if (data.twoFactorRedirect === true) return c.json({ outcome: "two_factor" as const }, 200);
      const outcome = OUTCOMES[location?.pathname as Place] as GoogleOutcome | undefined;
      if (!outcome) {
        const why = location?.searchParams.get("error") ?? "";
        services.log("info", "google_refused", { why: /^[a-z_]{1,60}$/.test(why) ? why : "other" });
        throw failure(why);
      }
      const user = await findSession(db, auth.cookie, new Headers({ cookie }));
      if (user) await rememberCaller(c, services, user.id, []);
      return c.json({ outcome }, 200);
    });
  const inBrowser = browserRouter(services).openapi(connect, async (c) => {
    const handler = google();
    const { id: userId } = c.var.user;
    // Without a password to ask for, somebody at an unattended session could connect their own Google account.
    if ((await passwordHash(db, userId)) === null) throw new DomainError("conflict");
    await requirePassword(db, { userId, password: c.req.valid("json").password });
    const { data } = await library(c, "/api/auth/link-social", begin("/auth/google/connected"), handler);
    return c.json(googleRedirectSchema.parse(data), 200);
  });
  const own = userRouter(services).openapi(disconnect, async (c) => {
    await disconnectGoogle({ db, user: c.var.user });
    return c.json({ ok: true as const }, 200);
  });
  return openRouter().route("/", open).route("/", inBrowser).route("/", own);
}

/** Whether a concurrent request has connected the same Google account; a retry will find its user. */
function cameTwice(error: unknown): boolean {
  return causesOf(error).some((one) => "constraint" in one && one.constraint === "accounts_provider_account_key");
}

function failure(error: string): DomainError {
  const known = Object.hasOwn(FAILURES, error) ? FAILURES[error] : undefined;
  return new DomainError(isErrorCode(error) ? error : (known ?? "google_failed"));
}
