import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { DomainError } from "#domain/errors.ts";
import { siteSchema } from "#domain/site.ts";
import { VOICE_BODY_MAX } from "#domain/voice/contract.ts";
import { googleRoutes } from "./features/account/google-routes.ts";
import { limitAuthAttempts } from "./features/account/limit-auth-attempts.ts";
import { accountRoutes } from "./features/account/routes.ts";
import { chatRoutes } from "./features/chat/routes.ts";
import { stopRunsOf } from "./features/chat/runs.ts";
import { interactionsRoutes } from "./features/interactions/routes.ts";
import { invitationsRoutes } from "./features/invitations/routes.ts";
import { myDataRoutes, redirectFailedExport } from "./features/my-data/routes.ts";
import { notesRoutes } from "./features/notes/routes.ts";
import { operatorRoutes } from "./features/operator/routes.ts";
import { peopleRoutes } from "./features/people/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { profilingRoutes } from "./features/profiling/routes.ts";
import { progressRoutes } from "./features/progress/routes.ts";
import { relationshipRoutes } from "./features/relationship/routes.ts";
import { remindersRoutes } from "./features/reminders/routes.ts";
import { voiceRoutes } from "./features/voice/routes.ts";
import { safetyRoutes } from "./features/safety/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { ownHelplines } from "./runtime/helplines.ts";
import { createNotices } from "./records/operator/notices.ts";
import { placeOf } from "./runtime/log.ts";
import { createRouter, errorResponse, route } from "./http/http.ts";
import { isAbortedRequest, assignRequestId } from "./http/observe.ts";
import { operationRoutes } from "./http/operation.ts";
import { isAccountFull } from "./db/account-storage.ts";
import { isStorageFull, isUnavailable } from "./db/unavailable.ts";
import { parseOnce } from "./http/parse-once.ts";
import { endLeftSession } from "./auth/end-left-session.ts";
import { limitChanges } from "./auth/limit-changes.ts";
import { clearCache, refuseForeignOrigins, SAFE_METHODS, securityHeaders } from "./http/security.ts";
import type { Services } from "./services.ts";
import { refuseReadOnlyTokens } from "./auth/session.ts";

/** Maximum body of the JSON routes, in bytes; the longest text field allows 4,000 characters. */
const BODY_LIMIT = 256 * 1024;
/** Routes with a higher limit. */
const LONG_BODIES = new Map([
  ["/functions/v1/voice-to-text", VOICE_BODY_MAX],
  ["/api/personas/import", 1024 * 1024],
]);

/** Routes that delete something or end a session need hardly any disk space, as every DELETE. */
const ALLOWED_ON_FULL_DISK = new Set(["/api/auth/sign-out", "/api/auth/sessions/end-all", "/api/account/deletion"]);

const ABOUT_API = {
  openapi: "3.1.0",
  info: { title: "Sintonia", version: "1", description: "Errors: { error: { code, field?, message } }." },
};

const site = route({ method: "get", path: "/api/site" }, siteSchema);

const refuseLong = (c: Context) => errorResponse(c, new DomainError("payload_too_large"));

/** Mounts every feature. Pages and files (pages/pages.ts) are mounted after it. */
export function createApp(services: Services) {
  const { db, auth, ai, log } = services;
  const app = createRouter();
  const notices = createNotices(db);

  app.onError((error, c) => {
    if (isAbortedRequest(c, error)) return errorResponse(c, new DomainError("invalid_input"));
    if (error instanceof DomainError) return errorResponse(c, error);
    if (error instanceof HTTPException && error.status < 500) {
      return errorResponse(c, new DomainError(error.status === 413 ? "payload_too_large" : "invalid_input"));
    }
    if (isAccountFull(error)) return errorResponse(c, new DomainError("account_full"));
    const code = isStorageFull(error) ? "storage_full" : isUnavailable(error) ? "unavailable" : "internal";
    log("error", code === "internal" ? "unexpected_error" : `database_${code}`, {
      path: c.req.routePath,
      kind: error.name,
      where: placeOf(error),
      request: c.get("requestId"),
    });
    return errorResponse(c, new DomainError(code));
  });
  app.notFound((c) => errorResponse(c, new DomainError("not_found")));

  app.use(assignRequestId());
  app.use(securityHeaders(services.site.publicUrl));
  app.use(refuseForeignOrigins(services.site.publicUrl));
  app.use(endLeftSession(services));
  app.use((c, next) => {
    const { method, path } = c.req;
    const adds = !SAFE_METHODS.has(method) && method !== "DELETE" && !ALLOWED_ON_FULL_DISK.has(path);
    if (adds && !db.hasDiskSpace()) throw new DomainError("storage_full");
    return next();
  });
  app.use((c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const maxSize = LONG_BODIES.get(c.req.path) ?? BODY_LIMIT;
    const length = c.req.header("content-length");
    // Counting the bytes turns the body into a stream, which delays the first word; with a Content-Length, HTTP lets
    // nothing longer through.
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) {
      return bodyLimit({ maxSize, onError: refuseLong })(c, next);
    }
    if (Number(length) > maxSize) throw new DomainError("payload_too_large");
    return next();
  });

  app.use(parseOnce);
  app.use(refuseReadOnlyTokens(services));
  app.use(limitChanges(services));

  for (const path of ALLOWED_ON_FULL_DISK) app.use(path, clearCache(services.site.publicUrl));
  app.use("/api/export", redirectFailedExport);
  app.use("/api/auth/*", limitAuthAttempts(services));

  const routes = app
    .openapi(site, (c) =>
      c.json(
        {
          help_email: services.site.helpEmail,
          operator_name: services.site.operatorName,
          public_url: services.site.publicUrl,
          database: db.kind,
          google: auth.google !== null,
          mail: services.operation.installation.mailBy === "server",
          model: ai.provider === "model",
          embeddings: ai.embedder !== null,
          transcription: ai.transcriber !== null,
          helplines: ownHelplines(),
        },
        200,
      ),
    )
    .route("/", googleRoutes(services))
    .route("/", operationRoutes(services))
    .route("/", accountRoutes(services, notices))
    .route("/", invitationsRoutes(services))
    .route("/", myDataRoutes(services, stopRunsOf))
    .route("/", profileRoutes(services))
    .route("/", peopleRoutes(services))
    .route("/", profilingRoutes(services))
    .route("/", relationshipRoutes(services))
    .route("/", progressRoutes(services))
    .route("/", notesRoutes(services))
    .route("/", interactionsRoutes(services))
    .route("/", remindersRoutes(services))
    .route("/", safetyRoutes(services))
    .route("/", searchRoutes(services))
    .route("/", chatRoutes(services))
    .route("/", voiceRoutes(services))
    .route("/", operatorRoutes(services, { stopAnswers: stopRunsOf, notices }));

  // The same for all callers, and slow to generate.
  let document: string | undefined;
  routes.get("/api/openapi.json", (c) => {
    document ??= JSON.stringify(routes.getOpenAPI31Document(ABOUT_API));
    return c.body(document, 200, { "Content-Type": "application/json" });
  });
  return routes;
}

export type AppType = ReturnType<typeof createApp>;
