import { createHash, timingSafeEqual } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#domain/errors.ts";
import { createRouter, errorSchema, okSchema, route } from "./http.ts";
import type { Services } from "#server/services.ts";

/** Milliseconds within which the database must answer for this process to be ready. */
const READY_WITHIN_MS = 3000;

const healthz = route({ method: "get", path: "/healthz" }, okSchema);
const readyz = route({ method: "get", path: "/readyz" }, okSchema);
const metrics = createRoute({
  method: "get",
  path: "/metrics",
  responses: {
    200: { description: "Metrics for Prometheus", content: { "text/plain": { schema: z.string() } } },
    default: { description: "An error with its code", content: { "application/json": { schema: errorSchema } } },
  },
});

/** Endpoints for operators: is the process up, ready for requests, and how is it doing. */
export function operationRoutes({ db, operation }: Services) {
  return createRouter()
    .openapi(healthz, (c) => c.json({ ok: true as const }, 200))
    .openapi(readyz, async (c) => {
      if (operation.draining()) throw new DomainError("unavailable");
      await within(READY_WITHIN_MS, db.ping());
      return c.json({ ok: true as const }, 200);
    })
    .openapi(metrics, async (c) => {
      const { figures } = operation;
      // Without a configured token the endpoint does not exist.
      if (!figures?.token) throw new DomainError("not_found");
      const given = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
      if (!timingSafeEqual(digest(given), digest(figures.token))) throw new DomainError("unauthenticated");
      return c.text(await figures.metrics.text(), 200, { "Content-Type": figures.metrics.contentType });
    });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError("unavailable")), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
