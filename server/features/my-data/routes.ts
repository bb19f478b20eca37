import { createRoute, z } from "@hono/zod-openapi";
import { deleteCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { storageSchema } from "#domain/account/storage-schema.ts";
import { DomainError } from "#domain/errors.ts";
import { consentListSchema, deleteAccountSchema, deletionSchema, exportQuerySchema } from "#domain/my-data/contract.ts";
import { type AppEnv, body, errorSchema, okSchema, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import { sendCode as mailCode } from "#server/auth/mailed-code.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import type { Services } from "#server/services.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { getDeletion } from "./get-deletion.ts";
import { getStorage } from "./get-storage.ts";
import { listConsents } from "./list-consents.ts";

const EXPORT = "/api/export";
/** An export is expensive and rarely needed. */
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
const DELETION = "/api/account/deletion";
/** Somebody at an unattended session would have to guess the password or the code. */
const PROOF_LIMIT = { name: "delete-account", max: 10, seconds: 600 };
const CODE_LIMIT = { name: "deletion-code", max: 3, seconds: 600 };

const deletion = route({ method: "get", path: DELETION }, deletionSchema);
const remove = route({ method: "post", path: DELETION, request: { body: body(deleteAccountSchema) } }, okSchema);
const sendCode = route({ method: "post", path: `${DELETION}/code` }, okSchema);
const storage = route({ method: "get", path: "/api/account/storage" }, storageSchema);
const consents = route({ method: "get", path: "/api/consents" }, consentListSchema);

/** The archive is downloaded through a plain link, so errors are shown on the page with that link. */
export const redirectFailedExport = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.header("sec-fetch-mode") !== "navigate" || c.res.ok) return;
  const code = c.error instanceof DomainError ? c.error.code : "internal";
  const wait = c.error instanceof DomainError ? c.error.retryAfter : undefined;
  const query = new URLSearchParams({ export: code, ...(wait ? { wait: String(wait) } : {}) });
  c.res = c.redirect(`/settings/your-data?${query}`, 303);
});

/**
 * `stopAnswers` ends the answers being written for a user in this process; in other processes they end when their row
 * is gone.
 */
export function myDataRoutes(services: Services, stopAnswers: (userId: string) => Promise<void>) {
  const { db, clock, log, auth } = services;
  const limitedBy = (limit: Limit) => ({ middleware: limited(services, limit) });
  return userRouter(services)
    .openapi({ ...archive, ...limitedBy(EXPORT_LIMIT) }, async (c) => {
      const now = clock();
      const input = { now, timeZone: c.req.valid("query").time_zone ?? "UTC", log };
      const name = `${PRODUCT_NAME.toLowerCase()}-${now.toISOString().slice(0, 10)}.zip`;
      return c.body(await exportData({ db, user: c.var.user, input }), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    })
    .openapi(deletion, async (c) => c.json(await getDeletion({ db, user: c.var.user }), 200))
    .openapi({ ...sendCode, ...limitedBy(CODE_LIMIT) }, async (c) => {
      await mailCode(services, { userId: c.var.user.id, purpose: "delete-account" });
      return c.json({ ok: true as const }, 200);
    })
    .openapi({ ...remove, ...limitedBy(PROOF_LIMIT) }, async (c) => {
      await deleteAccount({ ...services, user: c.var.user, input: c.req.valid("json") });
      await stopAnswers(c.var.user.id);
      deleteCookie(c, auth.cookie.name, { path: "/", secure: auth.cookie.name.startsWith("__") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(storage, async (c) => c.json(await getStorage({ db, user: c.var.user }), 200))
    .openapi(consents, async (c) => c.json({ items: await listConsents({ db, user: c.var.user }) }, 200));
}
