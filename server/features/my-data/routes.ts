import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { DomainError } from "#domain/errors.ts";
import { consentListSchema, exportQuerySchema } from "#domain/my-data/contract.ts";
import { type AppEnv, createRouter, errorSchema, route } from "#server/http.ts";
import { limited } from "#server/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { exportData } from "./export-data.ts";
import { listConsents } from "./list-consents.ts";

const EXPORT = "/api/export";
/** Reading everything is work; nobody needs it often. */
const EXPORT_LIMIT = { name: "export", max: 5, seconds: 3600 };

const archive = createRoute({
  method: "get",
  path: EXPORT,
  request: { query: exportQuerySchema },
  responses: {
    200: { description: "A zip archive", content: { "application/zip": { schema: z.string() } } },
    default: { description: "An error with its code", content: { "application/json": { schema: errorSchema } } },
  },
});
const consents = route({ method: "get", path: "/api/consents" }, consentListSchema);

/** The archive is asked for by a plain link: what goes wrong is said on the page the link stands on. */
export const tellFailedExport = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.header("sec-fetch-mode") !== "navigate" || c.res.ok) return;
  const code = c.error instanceof DomainError ? c.error.code : "internal";
  const wait = c.error instanceof DomainError ? c.error.retryAfter : undefined;
  const query = new URLSearchParams({ export: code, ...(wait ? { wait: String(wait) } : {}) });
  c.res = c.redirect(`/settings?${query}`, 303);
});

export function myDataRoutes(services: Services) {
  const { db, clock, log } = services;
  const router = createRouter();
  router.use(EXPORT, limited(services, EXPORT_LIMIT));
  return router
    .openapi(archive, async (c) => {
      const now = clock();
      const input = { now, timeZone: c.req.valid("query").time_zone ?? "UTC", log };
      const name = `${PRODUCT_NAME.toLowerCase()}-${now.toISOString().slice(0, 10)}.zip`;
      return c.body(await exportData({ db, user: c.var.user, input }), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    })
    .openapi(consents, async (c) => c.json({ items: await listConsents({ db, user: c.var.user }) }, 200));
}
