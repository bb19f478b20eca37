import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import { createRouter, errorResponse, type AppEnv } from "#server/http/http.ts";
import { SAFE_METHODS } from "#server/http/security.ts";
import type { Services, SessionUser } from "#server/services.ts";
import type { Operator } from "#domain/operator/contract.ts";
import { requireOperator } from "./operator.ts";
import { credentialIn, namedUser, sessionOf } from "./session.ts";

/* Each router checks the caller before its routes, so mounting order does not matter. Features use these only. */

export interface UserEnv {
  Variables: AppEnv["Variables"] & { user: SessionUser };
}

export interface OperatorEnv {
  Variables: UserEnv["Variables"] & { operator: Operator };
}

/** `token`: the hash of the session's or API token (server/auth/credential.ts). */
export interface TokenEnv {
  Variables: AppEnv["Variables"] & { token: string };
}

type SessionServices = Pick<Services, "db" | "auth">;

/** Routes that anybody may call. */
export function openRouter(): OpenAPIHono<AppEnv> {
  return createRouter();
}

/** Routes for signed-in users; the session is looked up before the request is validated. */
export function userRouter(services: SessionServices): OpenAPIHono<UserEnv> {
  return guarded(createRouter<UserEnv>(), requireUser(services));
}

/** `userRouter` without API tokens: for what a person does in their browser. @throws DomainError forbidden. */
export function browserRouter(services: SessionServices): OpenAPIHono<UserEnv> {
  return guarded(createRouter<UserEnv>(), requireUser(services), refuseTokens);
}

/** The operator's room: in the browser, for operators with two-step sign-in. @throws DomainError as `requireOperator`. */
export function operatorRouter(services: SessionServices): OpenAPIHono<OperatorEnv> {
  return guarded(
    createRouter<OperatorEnv>(),
    requireUser(services),
    refuseTokens,
    createMiddleware<OperatorEnv>(async (c, next) => {
      c.set("operator", await requireOperator(services.db, c.var.user.id));
      await next();
    }),
  );
}

const refuseTokens = createMiddleware<UserEnv>(async (c, next) => {
  if (c.var.user.scope !== null) throw new DomainError("forbidden");
  await next();
});

/**
 * Routes whose verbs look up the session in the statement that reads or stores (decision 016): for what every visit
 * requests. Callers without a session are not told what is wrong with their request.
 */
export function tokenRouter(services: SessionServices): OpenAPIHono<TokenEnv> {
  const router = createRouter<TokenEnv>(async (c, error) => {
    const user = await sessionOf(c, services);
    return errorResponse(c, user ? error : new DomainError("unauthenticated"));
  });
  return guarded(
    router,
    createMiddleware<TokenEnv>(async (c, next) => {
      const token = credentialIn(c.req.raw.headers, services.auth.cookie);
      if (!token) throw new DomainError("unauthenticated");
      c.set("token", token);
      await next();
    }),
  );
}

/** Runs `guards` before each route's own middleware; the router must have no routes yet. */
function guarded<E extends AppEnv>(router: OpenAPIHono<E>, ...guards: MiddlewareHandler[]): OpenAPIHono<E> {
  const { openapi } = router;
  router.openapi = (route, ...handlers) => {
    const own = [route.middleware ?? []].flat() as MiddlewareHandler[];
    return openapi({ ...route, middleware: [...guards, ...own] }, ...handlers);
  };
  return router;
}

function requireUser(services: SessionServices) {
  return createMiddleware<UserEnv>(async (c, next) => {
    const user = await sessionOf(c, services);
    if (!user) throw new DomainError("unauthenticated");
    const named = SAFE_METHODS.has(c.req.method) ? null : namedUser(await c.req.json().catch(() => null));
    if (named && named !== user.id) throw new DomainError("forbidden", { field: "userId" });
    c.set("user", user);
    await next();
  });
}
