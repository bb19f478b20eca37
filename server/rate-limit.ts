import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { callerOf, clientAddress } from "./address.ts";
import { countUse, type Limit, type Use } from "./db/count-use.ts";
import type { AppEnv } from "./http.ts";
import type { Services } from "./services.ts";

/** The address that a request is counted for. */
export function callerAddress(c: Context, { trustProxy }: Pick<Services, "trustProxy">): string {
  return callerOf(clientAddress(c, trustProxy));
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

/** Limits a route by its user, or where it has none by the caller's address. */
export function limited(services: Services, limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Routes that anybody may call have no user, whatever the type says.
    const user = c.get("user") as AppEnv["Variables"]["user"] | undefined;
    await countUses(services, [{ limit, who: user?.id ?? callerAddress(c, services) }]);
    await next();
  });
}
