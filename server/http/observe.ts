import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { causesOf } from "#server/runtime/causes.ts";
import type { AppEnv } from "./http.ts";
import { knownMethod, type Metrics } from "./metrics.ts";
import type { Log } from "#server/services.ts";
import { tracing } from "#server/runtime/tracing.ts";

/** Files, and routes that machines request every few seconds: counted, but not worth a log line each. */
const UNLOGGED = new Set(["/healthz", "/readyz", "/metrics", "files"]);

/** Messages of Node and its adapter for an aborted body; a lost database connection has the same code, but others. */
const ABORTED = /^(?:(?:Error: )?aborted|Client connection prematurely closed\.|Premature close)$/;

interface Facts {
  id: string;
  route: string;
}

const facts = new WeakMap<IncomingMessage, Facts>();

/**
 * Gives each request an id, returned as X-Request-Id, and records the pattern of its route. The address itself may
 * contain an invitation code and is never logged.
 */
export function assignRequestId() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = randomUUID();
    c.set("requestId", id);
    c.header("X-Request-Id", id);
    const incoming = requestIn(c.env);
    // Requests that a page makes while it is rendered come with the page's own: it is the one to report.
    if (incoming && !facts.has(incoming)) {
      const pattern = matchedRoutes(c).find(({ method, path }) => method !== "ALL" && !path.includes("*"))?.path;
      facts.set(incoming, { id, route: pattern ?? fallback(c.req.path) });
    }
    await next();
  });
}

/** Requests passed to the app without a socket (tests) are not observed. */
function requestIn(env: unknown): IncomingMessage | undefined {
  return typeof env === "object" && env !== null && "incoming" in env ? (env.incoming as IncomingMessage) : undefined;
}

/** For requests that match no pattern: files of the pages, or nothing. */
function fallback(path: string): string {
  return /^\/(api|functions)\//.test(path) ? "unknown" : "files";
}

/**
 * Whether an error only means that the connection ended before the request was complete: nobody reads a response, and
 * it is no fault of ours. Errors with another cause are still failures.
 */
export function isAbortedRequest({ env }: Context, error: unknown): boolean {
  const incoming = requestIn(env);
  if (incoming === undefined || !incoming.destroyed || incoming.complete) return false;
  return causesOf(error).some(
    (one) => one === incoming.errored || one.name === "AbortError" || ABORTED.test(one.message),
  );
}

/** Counts and logs each request once its response has been sent or its caller has disconnected. */
export function observed(listener: RequestListener, { log, metrics }: { log: Log; metrics: Metrics }): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    const traced = tracing()?.request(() => listener(request, response));
    response.once("close", () => {
      const { id, route } = facts.get(request) ?? { id: undefined, route: "unknown" };
      const ms = performance.now() - begun;
      const method = request.method ?? "";
      // The caller disconnected before a response: nginx logs 499.
      const status = response.headersSent ? response.statusCode : 499;
      metrics.request({ method, route, status, seconds: ms / 1000 });
      traced?.end(`${knownMethod(method)} ${route}`, {
        ...(status >= 500 ? { error: String(status) } : {}),
        attributes: {
          "http.request.method": knownMethod(method),
          "http.route": route,
          "http.response.status_code": status,
          ...(id ? { "sintonia.request": id } : {}),
        },
      });
      if (UNLOGGED.has(route)) return;
      const trace = traced ? { trace: traced.traceId } : {};
      const left = response.writableFinished ? {} : { left: true };
      log("info", "request", { method, route, status, ms: Math.round(ms * 10) / 10, request: id, ...trace, ...left });
    });
    return traced ? traced.result : listener(request, response);
  };
}
