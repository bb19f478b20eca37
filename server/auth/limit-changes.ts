import { createMiddleware } from "hono/factory";
import { sessionOf } from "#server/auth/session.ts";
import type { AppEnv } from "#server/http/http.ts";
import { countUses } from "#server/http/rate-limit.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { SAFE_METHODS } from "#server/http/security.ts";
import type { Services } from "#server/services.ts";

/** Per user: all changes. More than a person ever makes, fewer than a script needs to fill the disk. */
export const CHANGING: Limit = { name: "changing", max: 600, seconds: 60 };
/** Per user: requests that may have a model write. Costlier ones have limits of their own as well. */
const WRITING: Limit = { name: "writing", max: 120, seconds: 60 };
const WRITING_METHODS = new Set(["POST", "PUT"]);
const WRITING_PATHS =
  /^\/(?:functions\/.*|api\/profile\/answers|api\/personas\/[^/]+\/answers|api\/interactions\/[^/]+\/outcome)$/;

/** Counted by limitAuthAttempts, for everybody. */
const WAYS_IN = "/api/auth/";
/** Counted in the statement that stores the message: store-message.ts. */
const ANSWER = "/functions/v1/ai-chat";

/**
 * Counts every change by a signed-in user, in one statement, before routing: no route can bypass it. Others can change
 * nothing except through the few routes that count their address.
 */
export function limitChanges(services: Pick<Services, "db" | "auth" | "clock" | "limits">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (SAFE_METHODS.has(method) || path.startsWith(WAYS_IN) || path === ANSWER || !services.limits) return next();
    const user = await sessionOf(c, services);
    if (user) {
      const writes = WRITING_METHODS.has(method) && WRITING_PATHS.test(path);
      await countUses(
        services,
        [CHANGING, ...(writes ? [WRITING] : [])].map((limit) => ({ limit, who: user.id })),
      );
    }
    return next();
  });
}
