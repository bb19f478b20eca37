import { createMiddleware } from "hono/factory";
import type { Limit, Use } from "#server/db/count-use.ts";
import type { AppEnv } from "#server/http.ts";
import { callerAddress, countUses, unnamed } from "#server/rate-limit.ts";
import { SAFE } from "#server/security.ts";
import type { Services } from "#server/services.ts";
import { findSession } from "#server/session.ts";

const MINUTE = 60;

interface Way {
  /** Whose account it is about: the one the body's e-mail address names, known or not, or the session's. */
  of: "email" | "session";
  /** From one address, whatever account. */
  address: Limit;
  /** From one address for one account, so that nobody can lock somebody else out alone. */
  pair?: Limit;
  /** For one account, from wherever. */
  account: Limit;
}

const limit = (name: string, max: number, minutes: number): Limit => ({ name, max, seconds: minutes * MINUTE });

/** A mail that somebody may not have asked for. */
const mailing = (name: string, of: Way["of"]): Way => ({
  of,
  address: limit(`${name}/address`, 10, 10),
  account: limit(`${name}/account`, 3, 10),
});
/** Whoever has found an open session still has to guess the password, or a code. */
const confirming = (name: string): Way => ({
  of: "session",
  address: limit(`${name}/address`, 20, 10),
  account: limit(`${name}/account`, 10, 10),
});

/** Whatever else is asked of the sign-in library, by address: codes of mails and of the second factor among it. */
const OTHERS = limit("account/address", 30, 1);

/** What below /api/auth is worth guessing at or sends mail, by the rest of the path. */
const WAYS: Record<string, Way> = {
  "sign-in/email": {
    of: "email",
    address: limit("sign-in/address", 10, 1),
    pair: limit("sign-in/pair", 15, 15),
    account: limit("sign-in/account", 100, 60),
  },
  "sign-up/email": {
    of: "email",
    address: limit("sign-up/address", 10, 1),
    account: limit("sign-up/account", 10, 10),
  },
  "request-password-reset": mailing("recovery", "email"),
  "send-verification-email": mailing("verification", "session"),
  "change-email": mailing("change-email", "session"),
  "change-password": confirming("change-password"),
  "google/connection": confirming("google/connection"),
  // Asked with a session as well, which must not find the code out here and then use it there.
  "two-factor/verify": { ...confirming("two-factor/verify"), address: OTHERS },
  "two-factor/code": mailing("two-factor/code", "session"),
  "two-factor/enable": confirming("two-factor/enable"),
  "two-factor/confirm": confirming("two-factor/confirm"),
  "two-factor/disable": confirming("two-factor/disable"),
  "two-factor/recovery-codes": confirming("two-factor/recovery-codes"),
};

/**
 * Limits every change below /api/auth by address, and what is about one account by that account too. Counted in the
 * database before anything is looked at, and so the same for accounts that exist and for those that do not.
 */
export function limitWaysIn(services: Services) {
  const { db, auth } = services;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (SAFE.has(c.req.method) || !services.limits) return next();
    const path = c.req.path.slice("/api/auth/".length);
    const way = Object.hasOwn(WAYS, path) ? WAYS[path] : undefined;
    const address = callerAddress(c, services);
    const uses: Use[] = [{ limit: way?.address ?? OTHERS, who: address }];
    if (way) {
      const account =
        way.of === "email"
          ? emailIn(await c.req.json().catch(() => null))
          : (await findSession(db, auth.cookie, c.req.raw.headers))?.id;
      if (account) {
        if (way.pair) uses.push({ limit: way.pair, who: `${address}|${account}` });
        uses.push({ limit: way.account, who: account });
      }
    }
    await countUses(services, uses);
    return next();
  });
}

/** The e-mail address a body names, as the schemas read it; unnamed, as the counts outlive the request. */
function emailIn(body: unknown): string | null {
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : null;
  return typeof email === "string" ? unnamed(email.trim().toLowerCase()) : null;
}
