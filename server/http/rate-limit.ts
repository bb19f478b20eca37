import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { callersOf, clientAddress } from "./address.ts";
import { countUse, type Limit, type Use } from "#server/records/account/count-use.ts";
import type { Services, SessionUser } from "#server/services.ts";

/** The address that a request is counted for: of an IPv6 one its /64. */
export function callerAddress(c: Context, { trustProxy }: Pick<Services, "trustProxy">): string {
  return callersOf(clientAddress(c, trustProxy))[0];
}

/** How many times a /64's limit a /56 and a /48 have: either may be one customer's, or hold several. */
const WIDER = [1, 4, 16];

/** What a visitor's request counts for: their address, and the networks around it. */
export function addressUses(c: Context, { trustProxy }: Pick<Services, "trustProxy">, limit: Limit): Use[] {
  return callersOf(clientAddress(c, trustProxy)).map((who, level) => ({
    limit: { ...limit, max: limit.max * WIDER[level]! },
    who,
  }));
}

/** Stands for an e-mail address, or whatever else is nobody's business, in the table of counts. */
export function unnamed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Counts what a request does, unless limits are off. @throws DomainError rate_limited. */
export async function countUses(
  { db, clock, limits }: Pick<Services, "db" | "clock" | "limits">,
  uses: readonly Use[],
): Promise<void> {
  if (limits) await countUse(db, uses, clock());
}

/** Limits a route by its user. */
export function limited(services: Services, limit: Limit) {
  return createMiddleware<{ Variables: { user: SessionUser } }>(async (c, next) => {
    await countUses(services, [{ limit, who: c.var.user.id }]);
    await next();
  });
}

/** Limits a route that anybody may call by the caller's address and networks. */
export function limitedByAddress(services: Services, limit: Limit) {
  return createMiddleware(async (c, next) => {
    await countUses(services, addressUses(c, services, limit));
    await next();
  });
}
