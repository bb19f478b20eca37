import { z } from "@hono/zod-openapi";
import { signedInSchema } from "#domain/account/contract.ts";
import {
  beginTwoFactorSchema,
  changeEmailSchema,
  changePasswordSchema,
  codeSchema,
  proofSchema,
  recoveryCodesSchema,
  requestResetSchema,
  resetPasswordSchema,
  securitySchema,
  sessionsSchema,
  twoFactorSetupSchema,
  verifiedEmailSchema,
  verifyEmailSchema,
  type Proof,
} from "#domain/account/security.ts";
import { apiTokensSchema } from "#domain/account/tokens.ts";
import { DomainError } from "#domain/errors.ts";
import { askLibrary } from "#server/auth/ask-library.ts";
import { callerIn, rememberCaller } from "#server/auth/callers.ts";
import { passwordHash, requirePassword, requireSecondFactor, withoutSpaces } from "#server/auth/proof.ts";
import { body, idParam, okSchema, route } from "#server/http/http.ts";
import { forgetCode, requirePasswordOrCode, sendCode } from "#server/auth/mailed-code.ts";
import type { Services, SessionUser } from "#server/services.ts";
import { browserRouter, openRouter, userRouter } from "#server/auth/routers.ts";
import { listTokens, revokeToken } from "./api-tokens.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { getSecurity } from "./get-security.ts";
import { signInTries, strangerSignInTries } from "./limit-auth-attempts.ts";
import { requestReset, resetPassword } from "./reset-password.ts";
import { verifySecondStep, secondStepTries, strangerCodeTries } from "./second-step.ts";
import { endAllSessions, endSession, listSessions } from "./sessions.ts";
import { recordTwoFactor, disableTwoFactor } from "./two-factor.ts";
import { sendVerification, verifyEmail } from "./verify-email.ts";

const BASE = "/api/auth";
const ok = { ok: true as const };
const NEWEST = "/two-factor/generate-backup-codes";

function post<const P extends string, S extends z.ZodType, A extends z.ZodType>(path: P, schema: S, answer: A) {
  return route({ method: "post", path: `${BASE}${path}` as const, request: { body: body(schema) } }, answer);
}

/** Account security: address, password, sessions, API tokens and the second factor. */
export function securityRoutes(services: Services) {
  const { db, auth, clock } = services;
  const library = askLibrary(services);

  /** Checks the password if the account has one, otherwise a second-factor code. */
  async function prove(user: SessionUser, { password, code }: Proof): Promise<void> {
    if ((await passwordHash(db, user.id)) !== null) return requirePassword(db, { userId: user.id, password });
    if (code === undefined) throw new DomainError("code_required", { field: "code" });
    await requireSecondFactor(services, { userId: user.id, code });
  }

  const open = openRouter()
    .openapi(post("/request-password-reset", requestResetSchema, okSchema), async (c) => {
      requestReset(services, c.req.valid("json").email, await callerIn(c, services));
      return c.json(ok, 200);
    })
    .openapi(post("/reset-password", resetPasswordSchema, okSchema), async (c) => {
      const { userId, email } = await resetPassword(services, c.req.valid("json"));
      const caller = await callerIn(c, services);
      const tries = [...signInTries(caller, email), ...secondStepTries(caller, userId), ...strangerSignInTries(email)];
      await rememberCaller(c, services, userId, [...tries, ...strangerCodeTries(userId)]);
      return c.json(ok, 200);
    })
    .openapi(post("/verify-email", verifyEmailSchema, verifiedEmailSchema), async (c) =>
      c.json(await verifyEmail(services, c.req.valid("json").token), 200),
    )
    .openapi(post("/two-factor/verify", codeSchema, signedInSchema), async (c) => {
      return c.json(await verifySecondStep(services, c, library, c.req.valid("json").code), 200);
    });
  const own = userRouter(services)
    .openapi(route({ method: "get", path: `${BASE}/security` as const }, securitySchema), async (c) =>
      c.json(await getSecurity({ db, user: c.var.user, now: clock() }), 200),
    )
    .openapi(post("/send-verification-email", z.object({}), okSchema), async (c) => {
      await sendVerification(services, c.var.user.id);
      return c.json(ok, 200);
    })
    .openapi(post("/change-password", changePasswordSchema, okSchema), async (c) => {
      const user = c.var.user;
      await changePassword({ ...services, user, input: c.req.valid("json") });
      // API clients are not remembered as known browsers.
      if (user.scope === null) await rememberCaller(c, services, user.id, []);
      return c.json(ok, 200);
    })
    .openapi(post("/change-email", changeEmailSchema, okSchema), async (c) => {
      await changeEmail({ ...services, user: c.var.user, input: c.req.valid("json") });
      return c.json(ok, 200);
    })
    .openapi(route({ method: "get", path: `${BASE}/sessions` as const }, sessionsSchema), async (c) =>
      c.json({ sessions: await listSessions({ db, user: c.var.user, now: clock() }) }, 200),
    )
    .openapi(
      route({ method: "delete", path: `${BASE}/sessions/{id}` as const, request: { params: idParam } }, okSchema),
      async (c) => {
        await endSession({ db, user: c.var.user, input: c.req.valid("param").id });
        return c.json(ok, 200);
      },
    )
    .openapi(route({ method: "get", path: `${BASE}/tokens` as const }, apiTokensSchema), async (c) =>
      c.json({ items: await listTokens({ db, user: c.var.user, now: clock() }) }, 200),
    )
    .openapi(
      route({ method: "delete", path: `${BASE}/tokens/{id}` as const, request: { params: idParam } }, okSchema),
      async (c) => {
        await revokeToken({ db, user: c.var.user, input: c.req.valid("param").id });
        return c.json(ok, 200);
      },
    )
    .openapi(route({ method: "post", path: `${BASE}/sessions/end-all` as const }, okSchema), async (c) => {
      const user = c.var.user;
      // Deletes the cookie too.
      if (user.scope === null) await library(c, `${BASE}/sign-out`);
      await endAllSessions({ db, user });
      return c.json(ok, 200);
    })
    .openapi(post("/two-factor/code", z.object({}), okSchema), async (c) => {
      await sendCode(services, { userId: c.var.user.id, purpose: "two-factor" });
      return c.json(ok, 200);
    })
    .openapi(post("/two-factor/disable", proofSchema, okSchema), async (c) => {
      await prove(c.var.user, c.req.valid("json"));
      await disableTwoFactor(services, c.var.user.id);
      return c.json(ok, 200);
    });
  // Actions for which the sign-in library needs its own session.
  const inBrowser = browserRouter(services)
    .openapi(post("/two-factor/enable", beginTwoFactorSchema, twoFactorSetupSchema), async (c) => {
      const { password, code } = c.req.valid("json");
      const asked = { userId: c.var.user.id, purpose: "two-factor" } as const;
      await requirePasswordOrCode(services, { ...asked, password, code });
      const { data } = await library(c, `${BASE}/two-factor/enable`, { password });
      await forgetCode(services, asked);
      const { totpURI, backupCodes } = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }).parse(data);
      const secret = new URL(totpURI).searchParams.get("secret") ?? "";
      return c.json({ uri: totpURI, secret, recovery_codes: backupCodes }, 200);
    })
    .openapi(post("/two-factor/confirm", codeSchema, okSchema), async (c) => {
      const code = withoutSpaces(c.req.valid("json").code);
      await library(c, `${BASE}/two-factor/verify-totp`, { code });
      // The app still shows this code for a while; it must not sign anybody in.
      await auth.consumeSecondCode({ userId: c.var.user.id, code });
      await recordTwoFactor(services, c.var.user.id, "mfa_enabled");
      return c.json(ok, 200);
    })
    .openapi(post("/two-factor/recovery-codes", proofSchema, recoveryCodesSchema), async (c) => {
      const proof = c.req.valid("json");
      await prove(c.var.user, proof);
      const { data } = await library(c, `${BASE}${NEWEST}`, { password: proof.password });
      const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(data);
      return c.json({ recovery_codes: backupCodes }, 200);
    });
  return openRouter().route("/", open).route("/", own).route("/", inBrowser);
}
