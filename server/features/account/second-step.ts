import { hash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { signedInSchema } from "#domain/account/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { idSchema } from "#domain/ids.ts";
import type { AskLibrary } from "#server/auth/ask-library.ts";
import { callerIn, recognizeCaller, rememberCaller, type Caller } from "#server/auth/callers.ts";
import { isAppCode } from "#server/auth/code.ts";
import { withoutSpaces } from "#server/auth/proof.ts";
import { countUse, type Limit, type Use } from "#server/records/account/count-use.ts";
import { verifications } from "#server/db/schema/auth.ts";
import type { Services } from "#server/services.ts";
import { signedCookie } from "#server/auth/session.ts";
import { signInTries } from "./limit-ways-in.ts";
import { recordTwoFactor } from "./two-factor.ts";

/**
 * Wrong codes by one caller for one account. After ten of them one waits for the rest of a minute, and longer the more
 * there have been. At this pace 50 a day, of a million codes of which three are right, find one in eighteen years.
 */
const WRONG: Limit[] = [
  { name: "two-factor/minute", max: 10, seconds: 60 },
  { name: "two-factor/quarter", max: 20, seconds: 900 },
  { name: "two-factor/day", max: 50, seconds: 86_400 },
];
/** By all callers together that have not signed in to the account before. Each of them knows the password. */
const WRONG_ELSEWHERE: Limit = { name: "two-factor/account", max: 50, seconds: 3600 };

const triesBy = (who: string, userId: string): Use[] => WRONG.map((limit) => ({ limit, who: `${userId}|${who}` }));

/** What was counted against whoever gave codes from here until the right one, to be forgotten then. */
export function secondStepTries({ address, device }: Caller, userId: string): Use[] {
  return [address, device].flatMap((who) => (who === null ? [] : triesBy(who, userId)));
}

/** What was counted against strangers: whoever tried codes knew a password that is worth nothing once it is replaced. */
export function strangersCodes(userId: string): Use[] {
  return [{ limit: WRONG_ELSEWHERE, who: userId }];
}

/**
 * Takes the code of somebody whose sign-in waits for it. Each counts as a wrong one until it has been right: however many
 * come at once, no more are tried than may be. Whoever has signed in from here before waits for their own wrong codes
 * only, not for those from elsewhere.
 * @throws DomainError code_invalid, two_factor_expired, rate_limited.
 */
export async function secondStep(services: Services, c: Context, library: AskLibrary, given: string) {
  const { db, auth, clock } = services;
  const code = withoutSpaces(given);
  const userId = await waitingUser(services, c);
  const caller = await callerIn(c, services);
  const known = userId && (await recognizeCaller(services, caller, { userId }));
  if (userId) {
    const own = triesBy(known === "device" && caller.device ? caller.device : caller.address, userId);
    await countUse(db, known ? own : [...own, ...strangersCodes(userId)], clock());
  }
  // The library takes a code of the app for as long as it is shown: one that has been used is a wrong one to it.
  const isUsed = isAppCode(code) && userId !== null && !(await auth.consumeAppCode({ userId, code }));
  const way = isAppCode(code) ? "verify-totp" : "verify-backup-code";
  const { data } = await library(
    c,
    `/api/auth/two-factor/${way}`,
    { code: isUsed ? "" : code },
    { signedOut: true },
  ).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    // Of two who come with one recovery code at once the library tells the second that something has changed; of the
    // app's, that there is no second step any more.
    throw isAppCode(code) ? new DomainError("two_factor_expired") : new DomainError("code_invalid", { field: "code" });
  });
  const answer = signedInSchema.parse(data);
  const tries = [...signInTries(caller, answer.user.email), ...secondStepTries(caller, answer.user.id)];
  await rememberCaller(c, services, answer.user.id, tries);
  await recordTwoFactor(services, answer.user.id, "mfa_verified");
  return answer;
}

/** Whose sign-in waits for its second step in this browser. */
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
  // What waits for Google has another value, and a signature is good for a cookie of any name.
  return idSchema.safeParse(row?.userId).data ?? null;
}
