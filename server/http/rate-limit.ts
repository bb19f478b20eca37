import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { callersOf, clientAddress } from "./address.ts";
import { countUse, type Limit, type Use } from "#server/records/account/count-use.ts";
import type { Services, SessionUser } from "#server/services.ts";

/** The address that a request is counted by; of an IPv6 address its /64. */
export function callerAddress(c: Context, { trustProxy }: Pick<Services, "trustProxy">): string {
  return callersOf(clientAddress(c, trustProxy))[0];
}

/** Factors on the limit for a /64, /56 and /48: the wider ones may be one customer's, or several customers'. */
const LIMIT_FACTORS = [1, 4, 16];

/** A visitor's request counts for their address and the networks around it. */
export function addressUses(c: Context, { trustProxy }: Pick<Services, "trustProxy">, limit: Limit): Use[] {
  return callersOf(clientAddress(c, trustProxy)).map((who, level) => ({
    limit: { ...limit, max: limit.max * LIMIT_FACTORS[level]! },
    who,
  }));
}

/** Replaces an e-mail address, or other private text, in the table of counts. */
export function anonymized(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Counts uses, unless limits are off. @throws DomainError rate_limited. */
export async function countUses(
  { db, clock, limits }: Pick<Services, "db" | "clock" | "limits">,
  uses: readonly Use[],
): Promise<void> {
  if (limits) await countUse(db, uses, clock());
}

/** Limits a route per user. */
export function limited(services: Services, limit: Limit) {
  return createMiddleware<{ Variables: { user: SessionUser } }>(async (c, next) => {
    await countUses(services, [{ limit, who: c.var.user.id }]);
    await next();
  });
}

/** Limits a route that anybody may call, by the caller's address and networks. */
export function limitedByAddress(services: Services, limit: Limit) {
  return createMiddleware(async (c, next) => {
    await countUses(services, addressUses(c, services, limit));
    await next();
  });
}
