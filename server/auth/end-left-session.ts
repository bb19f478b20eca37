import { eq } from "drizzle-orm";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { SIGNED_OUT_COOKIE } from "#domain/account/signed-out.ts";
import { sessions } from "#server/db/schema/auth.ts";
import type { AppEnv } from "#server/http/http.ts";
import type { Services } from "#server/services.ts";
import { findSession } from "./session.ts";

/**
 * Ends the session of a device on which the user has signed out without a network, before anything is read or rendered
 * for it. The session's own cookie stays and opens nothing: deleting it here could delete that of a sign-in whose
 * response has arrived before this one.
 */
export function endLeftSession({ db, auth }: Pick<Services, "db" | "auth">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (getCookie(c, SIGNED_OUT_COOKIE) !== "1") return next();
    const user = await findSession(db, auth.cookie, c.req.raw.headers);
    // An API token is no session.
    if (user?.scope === null) {
      await db.withSystem((tx) => tx.delete(sessions).where(eq(sessions.id, user.sessionId)));
    }
    await next();
    // A proxy may store files for everybody.
    if (c.res.headers.get("cache-control")?.startsWith("public")) return undefined;
    c.header("Set-Cookie", `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`, { append: true });
    return undefined;
  });
}
