import { hash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { signedInSchema } from "#domain/account/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { idSchema } from "#domain/ids.ts";
import type { AskLibrary } from "#server/auth/ask-library.ts";
import { callerIn, recognizeCaller, rememberCaller, type Caller } from "#server/auth/callers.ts";
import { isAppCode } from "#server/auth/code.ts";
import { confirmPassword } from "#server/auth/confirm-sign-in.ts";
import { withoutSpaces } from "#server/auth/proof.ts";
import { countUse, type Limit, type Use } from "#server/records/account/count-use.ts";
import { verifications } from "#server/db/schema/auth.ts";
import type { Services } from "#server/services.ts";
import { signedCookie } from "#server/auth/session.ts";
import { signInTries } from "./limit-auth-attempts.ts";
import { recordTwoFactor } from "./two-factor.ts";

/**
 * Limits on wrong codes per caller and account: after ten the caller waits for the rest of the minute, and longer the
 * more there are. With 50 a day, and three valid codes in a million, guessing one takes eighteen years.
 */
const WRONG: Limit[] = [
  { name: "two-factor/minute", max: 10, seconds: 60 },
  { name: "two-factor/quarter", max: 20, seconds: 900 },
  { name: "two-factor/day", max: 50, seconds: 86_400 },
];
/** Per account, for all callers that have not signed in to it before. Each of them knows the password. */
const WRONG_ELSEWHERE: Limit = { name: "two-factor/account", max: 50, seconds: 3600 };

const triesBy = (who: string, userId: string): Use[] => WRONG.map((limit) => ({ limit, who: `${userId}|${who}` }));

/** This caller's attempts at a code, to reset after a right one. */
export function secondStepTries({ address, device }: Caller, userId: string): Use[] {
  return [address, device].flatMap((who) => (who === null ? [] : triesBy(who, userId)));
}

/** Strangers' attempts at a code, to reset when the password is replaced: they knew the old one. */
export function strangerCodeTries(userId: string): Use[] {
  return [{ limit: WRONG_ELSEWHERE, who: userId }];
}

/**
 * Verifies the code of a pending sign-in. Each code counts as wrong until it has proved right, so that concurrent
 * requests cannot exceed the limit. Callers that have signed in before are limited only by their own wrong codes.
 * @throws DomainError code_invalid, two_factor_expired, rate_limited, second_factor_unreadable.
 */
export async function verifySecondStep(services: Services, c: Context, library: AskLibrary, given: string) {
  const { db, auth, clock } = services;
  const code = withoutSpaces(given);
  const userId = await waitingUser(services, c);
  const caller = await callerIn(c, services);
  const known = userId && (await recognizeCaller(services, caller, { userId }));
  if (userId) {
    const own = triesBy(known === "device" && caller.device ? caller.device : caller.address, userId);
    await auth.requireReadableFactor(userId);
    await countUse(db, known ? own : [...own, ...strangerCodeTries(userId)], clock());
  }
  // The library accepts a code of the app for as long as the app shows it; a used one is replaced by an empty code,
  // which it rejects.
  const isUsed = isAppCode(code) && userId !== null && !(await auth.consumeAppCode({ userId, code }));
  const way = isAppCode(code) ? "verify-totp" : "verify-backup-code";
  const confirm = userId ? { confirm: await confirmPassword(services, { userId }) } : {};
  const { data } = await library(
    c,
    `/api/auth/two-factor/${way}`,
    { code: isUsed ? "" : code },
    { signedOut: true, ...confirm },
  ).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    // If two requests use one recovery code at once, the library answers the second with a conflict. For a code of the
    // app, a conflict means that no second step is pending any more.
    throw isAppCode(code) ? new DomainError("two_factor_expired") : new DomainError("code_invalid", { field: "code" });
  });
  const answer = signedInSchema.parse(data);
  const tries = [...signInTries(caller, answer.user.email), ...secondStepTries(caller, answer.user.id)];
  await rememberCaller(c, services, answer.user.id, tries);
  await recordTwoFactor(services, answer.user.id, "mfa_verified");
  return answer;
}

/** The user whose sign-in in this browser awaits its second step. */
async function waitingUser({ db, auth, clock }: Services, c: Context): Promise<string | null> {
  const waiting = signedCookie(c.req.raw.headers, auth.cookie, "two_factor");
  if (!waiting) return null;
  const [row] = await db.withSystem((tx) =>
    tx
      .select({ userId: verifications.value })
      .from(verifications)
      .where(
        and(
          // As the library stores it (verification.storeIdentifier).
          eq(verifications.identifier, hash("sha256", waiting, "base64url")),
          gt(verifications.expiresAt, clock()),
        ),
      ),
  );
  // The signature does not cover the cookie's name, so the row may be that of a Google sign-in, whose value is not a
  // user id.
  return idSchema.safeParse(row?.userId).data ?? null;
}
