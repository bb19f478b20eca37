import { z } from "@hono/zod-openapi";
import {
  sessionUserSchema,
  signedInSchema,
  signInAnswerSchema,
  signInSchema,
  signUpSchema,
} from "#domain/account/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { announcementSchema } from "#domain/operator/announcements.ts";
import { askLibrary } from "#server/auth/ask-library.ts";
import { callerIn, rememberCaller } from "#server/auth/callers.ts";
import { confirmPassword } from "#server/auth/confirm-sign-in.ts";
import { body, errorResponse, okSchema, route } from "#server/http/http.ts";
import type { Notices } from "#server/records/operator/notices.ts";
import type { Services } from "#server/services.ts";
import { openRouter } from "#server/auth/routers.ts";
import { bearerToken, findSession } from "#server/auth/session.ts";
import { endToken, listTokens } from "./api-tokens.ts";
import { signInTries } from "./limit-auth-attempts.ts";
import { securityRoutes } from "./security-routes.ts";
import { sendVerification } from "./verify-email.ts";

const signUp = route(
  { method: "post", path: "/api/auth/sign-up/email", request: { body: body(signUpSchema) } },
  signedInSchema,
);
const signIn = route(
  { method: "post", path: "/api/auth/sign-in/email", request: { body: body(signInSchema) } },
  signInAnswerSchema,
);
const signOut = route({ method: "post", path: "/api/auth/sign-out" }, okSchema);
/** What only few sessions have, or only at times, is absent otherwise. */
const foundSchema = z.object({
  user: sessionUserSchema.nullable(),
  expires_at: z.iso.datetime().nullable(),
  operator: z.literal(true).optional(),
  announcements: z.array(announcementSchema).optional(),
});
const session = route({ method: "get", path: "/api/auth/get-session" }, foundSchema);

/** An API token's user and expiry, in the form of a session. */
async function tokenSession({ db, auth, clock }: Services, headers: Headers): Promise<z.output<typeof foundSchema>> {
  const user = await findSession(db, auth.cookie, headers);
  if (!user) return { user: null, expires_at: null };
  const token = (await listTokens({ db, user, now: clock() })).find(({ id }) => id === user.sessionId);
  return { user: sessionUserSchema.parse(user), expires_at: token?.expires_at ?? null };
}

/**
 * Sign-up, sign-in, sign-out and the session, in front of the sign-in library: its cookies are passed on, its tokens
 * and error texts are not.
 */
export function accountRoutes(services: Services, notices: Notices) {
  const library = askLibrary(services);
  return openRouter()
    .openapi(signUp, async (c) => {
      const { data } = await library(c, "/api/auth/sign-up/email", c.req.valid("json"));
      const answer = signedInSchema.parse(data);
      await rememberCaller(c, services, answer.user.id, []);
      services.mail.later(() => sendVerification(services, answer.user.id));
      return c.json(answer, 200);
    })
    .openapi(signIn, async (c) => {
      const input = c.req.valid("json");
      const confirm = await confirmPassword(services, input);
      const { data } = await library(c, "/api/auth/sign-in/email", input, { confirm });
      if (data.twoFactorRedirect === true) return c.json({ two_factor: true as const }, 200);
      const answer = signedInSchema.parse(data);
      const tries = signInTries(await callerIn(c, services), answer.user.email);
      await rememberCaller(c, services, answer.user.id, tries);
      return c.json(answer, 200);
    })
    .openapi(signOut, async (c) => {
      const token = bearerToken(c.req.raw.headers);
      await (token ? endToken(services.db, token) : library(c, "/api/auth/sign-out"));
      return c.json({ ok: true as const }, 200);
    })
    .openapi(session, async (c) => {
      if (bearerToken(c.req.raw.headers)) return c.json(await tokenSession(services, c.req.raw.headers), 200);
      const { data } = await library(c, "/api/auth/get-session");
      const found = z
        .object({ user: sessionUserSchema, session: z.object({ expiresAt: z.iso.datetime() }) })
        .safeParse(data);
      if (!found.success) return c.json({ user: null, expires_at: null }, 200);
      const { user, session: ends } = found.data;
      const more = await notices.of(user.id, services.clock());
      return c.json({ user, expires_at: ends.expiresAt, ...more }, 200);
    })
    .route("/", securityRoutes(services))
    .all("/api/auth/*", (c) => errorResponse(c, new DomainError("not_found")));
}
