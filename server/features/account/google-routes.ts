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
import { causesOf } from "#server/runtime/causes.ts";
import { passwordHash, requirePassword } from "#server/auth/proof.ts";
import { GOOGLE } from "#server/auth/google.ts";
import { body, okSchema, route } from "#server/http/http.ts";
import type { Services } from "#server/services.ts";
import { browserRouter, openRouter, userRouter } from "#server/auth/routers.ts";
import { findSession } from "#server/auth/session.ts";
import { disconnectGoogle } from "./disconnect-google.ts";

/** Where the library says it would send the browser on to; the browser is told in JSON instead. */
const OUTCOMES = {
  "/auth/google/signed-in": "signed_in",
  "/auth/google/signed-up": "signed_up",
  "/auth/google/connected": "connected",
} as const;
type Place = keyof typeof OUTCOMES;
const FAILED = "/auth/google/failed";

/** The library's words for what a person can do something about; of all else it is enough that it failed. */
const FAILURES: Record<string, ErrorCode> = {
  access_denied: "google_denied",
  account_not_linked: "google_not_connected",
  account_already_linked_to_different_user: "google_taken",
};

/** What the library is asked to begin with: afterwards it names one of the places above. */
const begin = (done: Place) => ({
  provider: GOOGLE,
  callbackURL: done,
  newUserCallbackURL: "/auth/google/signed-up" satisfies Place,
  errorCallbackURL: FAILED,
  disableRedirect: true,
});

/** Sign-in with Google: going there, coming back, and connecting an account one is signed in to. */
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
    // Another Google account beside the only way in would be another's way in.
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

/** Whether the same Google account was connected a moment before; asked for again, it is known whose it is. */
function cameTwice(error: unknown): boolean {
  return causesOf(error).some((one) => "constraint" in one && one.constraint === "accounts_provider_account_key");
}

function failure(error: string): DomainError {
  const known = Object.hasOwn(FAILURES, error) ? FAILURES[error] : undefined;
  return new DomainError(isErrorCode(error) ? error : (known ?? "google_failed"));
}
