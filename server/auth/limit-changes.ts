import { createMiddleware } from "hono/factory";
import { sessionOf } from "#server/auth/session.ts";
import type { AppEnv } from "#server/http/http.ts";
import { countUses } from "#server/http/rate-limit.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { SAFE } from "#server/http/security.ts";
import type { Services } from "#server/services.ts";

/** By user: whatever changes something. More than a person ever does, less than a script would fill the disk with. */
export const CHANGING: Limit = { name: "changing", max: 600, seconds: 60 };
/** By user: where a model may be asked to write. What costs more has a limit of its own besides. */
const WRITING: Limit = { name: "writing", max: 120, seconds: 60 };
const WRITING_METHODS = new Set(["POST", "PUT"]);
const WRITING_PATHS =
  /^\/(?:functions\/.*|api\/profile\/answers|api\/personas\/[^/]+\/answers|api\/interactions\/[^/]+\/outcome)$/;

/** What limitWaysIn counts, whoever asks. */
const WAYS_IN = "/api/auth/";
/** Counts itself, in the statement that stores the message: store-message.ts. */
const ANSWER = "/functions/v1/ai-chat";

/**
 * Counts every change that somebody who is signed in asks for, in one statement, before any route is looked at: none can
 * be mounted past it. Whoever is not signed in changes nothing, but on the few routes that count their address.
 */
export function limitChanges(services: Pick<Services, "db" | "auth" | "clock" | "limits">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (SAFE.has(method) || path.startsWith(WAYS_IN) || path === ANSWER || !services.limits) return next();
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
