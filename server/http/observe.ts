import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { causesOf } from "#server/runtime/causes.ts";
import type { AppEnv } from "./http.ts";
import type { Metrics } from "./metrics.ts";
import type { Log } from "#server/services.ts";

/** Routes that are asked every few seconds by machines, and files: counted, but each in a line of the log is noise. */
const UNLOGGED = new Set(["/healthz", "/readyz", "/metrics", "files"]);

/** What Node and its adapter say of a body that was broken off; a lost database has the same code, in other words. */
const ABORTED = /^(?:(?:Error: )?aborted|Client connection prematurely closed\.|Premature close)$/;

interface Facts {
  id: string;
  route: string;
}

const facts = new WeakMap<IncomingMessage, Facts>();

/**
 * Gives each request an id, sent back as X-Request-Id, and names the pattern of its route: an address itself may hold
 * the code of an invitation, and is written down nowhere.
 */
export function nameRequest() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = randomUUID();
    c.set("requestId", id);
    c.header("X-Request-Id", id);
    const incoming = requestIn(c.env);
    if (incoming) {
      const pattern = matchedRoutes(c).find(({ method, path }) => method !== "ALL" && !path.includes("*"))?.path;
      facts.set(incoming, { id, route: pattern ?? fallback(c.req.path) });
    }
    await next();
  });
}

/** Requests handed to the app without a socket (tests) are observed by nobody. */
function requestIn(env: unknown): IncomingMessage | undefined {
  return typeof env === "object" && env !== null && "incoming" in env ? (env.incoming as IncomingMessage) : undefined;
}

/** Whatever matches no pattern of its own: a file of the pages, or nothing. */
function fallback(path: string): string {
  return /^\/(api|functions)\//.test(path) ? "unknown" : "files";
}

/**
 * Whether an error says no more than that the connection ended before the request had arrived whole: nobody reads an
 * answer, and nothing is wrong here. What fails for another reason meanwhile is a failure all the same.
 */
export function leftMidway({ env }: Context, error: unknown): boolean {
  const incoming = requestIn(env);
  if (incoming === undefined || !incoming.destroyed || incoming.complete) return false;
  return causesOf(error).some(
    (one) => one === incoming.errored || one.name === "AbortError" || ABORTED.test(one.message),
  );
}

/** Counts each request once its answer has been sent or its caller has left, and writes a line for it. */
export function observed(listener: RequestListener, { log, metrics }: { log: Log; metrics: Metrics }): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    response.once("close", () => {
      const { id, route } = facts.get(request) ?? { id: undefined, route: "unknown" };
      const ms = performance.now() - begun;
      const method = request.method ?? "";
      // Nothing was answered to whoever left before: what nginx writes 499 for.
      const status = response.headersSent ? response.statusCode : 499;
      metrics.request({ method, route, status, seconds: ms / 1000 });
      if (UNLOGGED.has(route)) return;
      const left = response.writableFinished ? {} : { left: true };
      log("info", "request", { method, route, status, ms: Math.round(ms * 10) / 10, request: id, ...left });
    });
    return listener(request, response);
  };
}
