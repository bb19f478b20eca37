import { createMiddleware } from "hono/factory";
import { callerOf, clientAddress } from "./address.ts";
import { countUse, type Limit } from "./db/count-use.ts";
import type { AppEnv } from "./http.ts";
import type { Services } from "./services.ts";

/** Limits a route by its user, or where it has none by the caller's address. */
export function limited({ db, clock, trustProxy, limits }: Services, limit: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Routes that anybody may call have no user, whatever the type says.
    const user = c.get("user") as AppEnv["Variables"]["user"] | undefined;
    if (limits) await countUse(db, limit, user?.id ?? callerOf(clientAddress(c, trustProxy)), clock());
    await next();
  });
}
