import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { callerIn, recognizeCaller, type Caller } from "#server/auth/callers.ts";
import type { Limit, Use } from "#server/records/account/count-use.ts";
import type { AppEnv } from "#server/http/http.ts";
import { addressUses, countUses, anonymized } from "#server/http/rate-limit.ts";
import { SAFE_METHODS } from "#server/http/security.ts";
import type { Services } from "#server/services.ts";
import { sessionOf } from "#server/auth/session.ts";

const MINUTE = 60;

interface Way {
  /** Which account is limited: that of the e-mail address in the body, whether it exists or not, or the session's. */
  of: "email" | "session";
  /** Per IP address, for all accounts. */
  address: Limit;
  /** Per IP address and account, so that one client cannot lock the owner out. */
  pair?: Limit;
  /** Per account, for all clients that have not signed in to it before. */
  account?: Limit;
  /** Per browser that has signed in to the account before; replaces all of the above. */
  known?: Limit;
}

const limit = (name: string, max: number, minutes: number): Limit => ({ name, max, seconds: minutes * MINUTE });

/** Actions that send mail, possibly unwanted. */
const mailing = (name: string, of: Way["of"]): Way => ({
  of,
  address: limit(`${name}/address`, 10, 10),
  account: limit(`${name}/account`, 3, 10),
});
/** Actions that need the password or a code, which somebody at an unattended session would have to guess. */
const confirming = (name: string): Way => ({
  of: "session",
  address: limit(`${name}/address`, 20, 10),
  account: limit(`${name}/account`, 10, 10),
});

/** All other requests to the sign-in library, per IP address, including mailed codes and second-factor codes. */
const OTHERS = limit("account/address", 30, 1);

const SIGN_IN = {
  of: "email",
  address: limit("sign-in/address", 10, 1),
  pair: limit("sign-in/pair", 15, 15),
  account: limit("sign-in/account", 100, 60),
  known: limit("sign-in/known", 15, 15),
} as const satisfies Way;

/** Paths below /api/auth that send mail or that an attacker could guess at. */
const WAYS: Record<string, Way> = {
  "sign-in/email": SIGN_IN,
  "sign-up/email": {
    of: "email",
    address: limit("sign-up/address", 10, 1),
    pair: limit("sign-up/pair", 10, 10),
  },
  // The limit on mails that strangers can send to one account is in reset-password.ts.
  "request-password-reset": {
    of: "email",
    address: limit("recovery/address", 10, 10),
    pair: limit("recovery/pair", 3, 10),
  },
  "send-verification-email": mailing("verification", "session"),
  "change-email": mailing("change-email", "session"),
  "change-password": confirming("change-password"),
  "google/connection": confirming("google/connection"),
  // Also called with a session; the limit on wrong codes at sign-in is in second-step.ts.
  "two-factor/verify": { ...confirming("two-factor/verify"), address: OTHERS },
  "two-factor/code": mailing("two-factor/code", "session"),
  "two-factor/enable": confirming("two-factor/enable"),
  "two-factor/confirm": confirming("two-factor/confirm"),
  "two-factor/disable": confirming("two-factor/disable"),
  "two-factor/recovery-codes": confirming("two-factor/recovery-codes"),
};

/**
 * Limits every change below /api/auth per IP address, and actions on one account per account too. Counted in the
 * database before anything is looked up, so that existing and unknown accounts get the same treatment. Clients that
 * have signed in to an account before are limited only by their own attempts (decision 023).
 */
export function limitAuthAttempts(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || !services.limits) return next();
    const path = c.req.path.slice("/api/auth/".length);
    const way = Object.hasOwn(WAYS, path) ? WAYS[path] : undefined;
    if (way?.of === "email") await countByEmail(services, c, way);
    else await countUses(services, way ? await usesOf(services, c, way) : addressUses(c, services, OTHERS));
    return next();
  });
}

async function usesOf(services: Services, c: Context<AppEnv>, way: Way): Promise<Use[]> {
  const byAddress = addressUses(c, services, way.address);
  const user = await sessionOf(c, services);
  return user && way.account ? [...byAddress, { limit: way.account, who: user.id }] : byAddress;
}

/**
 * Only a device cookie we signed can exempt a request from the limit per IP address. Without one, that limit comes
 * first, so that a refusal takes one statement and no account look-up.
 */
async function countByEmail(services: Services, c: Context<AppEnv>, way: Way): Promise<void> {
  const byAddress = addressUses(c, services, way.address);
  const email = emailIn(await c.req.json().catch(() => null));
  if (email === null) return countUses(services, byAddress);
  const account = anonymized(email);
  const caller = await callerIn(c, services);
  const fromHere = [...byAddress, ...(way.pair ? [{ limit: way.pair, who: `${caller.address}|${account}` }] : [])];
  const byAccount = way.account ? [{ limit: way.account, who: account }] : [];
  if (!way.account || caller.device === null) {
    await countUses(services, fromHere);
    if (way.account && !(await recognizeCaller(services, caller, { email }))) await countUses(services, byAccount);
    return;
  }
  const known = await recognizeCaller(services, caller, { email });
  if (known === "device" && way.known) {
    return countUses(services, [{ limit: way.known, who: `${caller.device}|${account}` }]);
  }
  return countUses(services, known ? fromHere : [...fromHere, ...byAccount]);
}

/** This caller's sign-in attempts, to reset after a successful one. */
export function signInTries({ address, device }: Caller, email: string): Use[] {
  const account = anonymized(normal(email));
  return [
    { limit: SIGN_IN.pair, who: `${address}|${account}` },
    ...(device ? [{ limit: SIGN_IN.known, who: `${device}|${account}` }] : []),
  ];
}

/**
 * Strangers' sign-in attempts on an account, to reset once the password changes, which makes their guesses worthless.
 */
export function strangerSignInTries(email: string): Use[] {
  return [{ limit: SIGN_IN.account, who: anonymized(normal(email)) }];
}

const normal = (email: string) => email.trim().toLowerCase();

/** The e-mail address in a request body, normalised as the schemas do. */
function emailIn(body: unknown): string | null {
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : null;
  return typeof email === "string" ? normal(email) : null;
}
