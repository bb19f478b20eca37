import { createRoute, z } from "@hono/zod-openapi";
import {
  announcementInputSchema,
  operatorAnnouncementSchema,
  operatorAnnouncementsSchema,
} from "#domain/operator/announcements.ts";
import { operatorLogSchema, operatorSchema } from "#domain/operator/contract.ts";
import { installationSchema, triedMailSchema, triedModelSchema } from "#domain/operator/installation.ts";
import {
  makeInvitationsSchema,
  newInvitationSchema,
  newInvitationsSchema,
  operatorInvitationsQuerySchema,
  operatorInvitationsSchema,
  resendInvitationSchema,
} from "#domain/operator/invitations.ts";
import { pageQuerySchema } from "#domain/page.ts";
import { openRouter, operatorRouter } from "#server/auth/routers.ts";
import { body, errorSchema, idParam, okSchema, route } from "#server/http/http.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import type { Notices } from "#server/records/operator/notices.ts";
import type { Services } from "#server/services.ts";
import { operatorAccountRoutes } from "./account-routes.ts";
import { changeAnnouncement, deleteAnnouncement, listAnnouncements, makeAnnouncement } from "./announcements.ts";
import { makeInvitations, resendInvitation, revokeInvitation } from "./change-invitations.ts";
import { getInstallation } from "./get-installation.ts";
import { listActions } from "./list-actions.ts";
import { exportInvitations, listInvitations } from "./list-invitations.ts";
import { tryMail, tryModel } from "./try-services.ts";

const ROOM = "/api/operator";
const INVITATIONS = `${ROOM}/invitations` as const;
const INVITATION = `${INVITATIONS}/{id}` as const;
const ANNOUNCEMENTS = `${ROOM}/announcements` as const;
const ANNOUNCEMENT = `${ANNOUNCEMENTS}/{id}` as const;
const INSTALLATION = `${ROOM}/installation` as const;

/** A stolen session must not turn the installation into a sender of unwanted mail. */
const INVITING: Limit = { name: "operator-invitations", max: 20, seconds: 600 };
const TRYING: Limit = { name: "operator-tries", max: 10, seconds: 60 };
const ok = { ok: true as const };

const me = route({ method: "get", path: `${ROOM}/me` as const }, operatorSchema);
const log = route(
  { method: "get", path: `${ROOM}/log` as const, request: { query: pageQuerySchema } },
  operatorLogSchema,
);
const csv = createRoute({
  method: "get",
  path: `${INVITATIONS}.csv` as const,
  responses: {
    200: { description: "All invitations", content: { "text/csv": { schema: z.string() } } },
    default: { description: "An error with its code", content: { "application/json": { schema: errorSchema } } },
  },
});
const installation = route({ method: "get", path: INSTALLATION }, installationSchema);

/** The operator's room: everything below /api/operator. */
export function operatorRoutes(
  services: Services,
  { stopAnswers, notices }: { stopAnswers: (userId: string) => Promise<void>; notices: Notices },
) {
  const general = operatorRouter(services)
    .openapi(me, (c) => c.json(c.var.operator, 200))
    .openapi(log, async (c) => c.json(await listActions(services.db, c.req.valid("query")), 200))
    .openapi(installation, async (c) => c.json(await getInstallation(services), 200))
    .openapi(
      route(
        { method: "post", path: `${INSTALLATION}/mail` as const, middleware: [limited(services, TRYING)] as const },
        triedMailSchema,
      ),
      async (c) => c.json(await tryMail(services, c.var.operator), 200),
    )
    .openapi(
      route(
        { method: "post", path: `${INSTALLATION}/model` as const, middleware: [limited(services, TRYING)] as const },
        triedModelSchema,
      ),
      async (c) => c.json(await tryModel(services, c.var.operator), 200),
    );
  return openRouter()
    .route("/", general)
    .route("/", operatorAccountRoutes(services, stopAnswers))
    .route("/", invitationRoutes(services))
    .route("/", announcementRoutes(services, notices));
}

function invitationRoutes(services: Services) {
  const inviting = limited(services, INVITING);
  return operatorRouter(services)
    .openapi(
      route(
        { method: "get", path: INVITATIONS, request: { query: operatorInvitationsQuerySchema } },
        operatorInvitationsSchema,
      ),
      async (c) => c.json(await listInvitations(services, c.req.valid("query")), 200),
    )
    .openapi(csv, async (c) =>
      c.body(await exportInvitations(services, c.var.operator.id), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="invitations.csv"',
      }),
    )
    .openapi(
      route(
        { method: "post", path: INVITATIONS, middleware: inviting, request: { body: body(makeInvitationsSchema) } },
        newInvitationsSchema,
        201,
      ),
      async (c) => c.json({ items: await makeInvitations(services, c.var.operator.id, c.req.valid("json")) }, 201),
    )
    .openapi(
      route(
        {
          method: "post",
          path: `${INVITATION}/resend` as const,
          middleware: inviting,
          request: { params: idParam, body: body(resendInvitationSchema) },
        },
        newInvitationSchema,
      ),
      async (c) => {
        const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
        return c.json(await resendInvitation(services, c.var.operator.id, input), 200);
      },
    )
    .openapi(route({ method: "delete", path: INVITATION, request: { params: idParam } }, okSchema), async (c) => {
      await revokeInvitation(services, c.var.operator.id, c.req.valid("param").id);
      return c.json(ok, 200);
    });
}

function announcementRoutes(services: Services, notices: Notices) {
  const text = { body: body(announcementInputSchema) };
  return operatorRouter(services)
    .openapi(
      route({ method: "get", path: ANNOUNCEMENTS, request: { query: pageQuerySchema } }, operatorAnnouncementsSchema),
      async (c) => c.json(await listAnnouncements(services.db, c.req.valid("query")), 200),
    )
    .openapi(
      route({ method: "post", path: ANNOUNCEMENTS, request: text }, operatorAnnouncementSchema, 201),
      async (c) => {
        const made = await makeAnnouncement(services, c.var.operator.id, c.req.valid("json"));
        notices.forget();
        return c.json(made, 201);
      },
    )
    .openapi(
      route({ method: "put", path: ANNOUNCEMENT, request: { params: idParam, ...text } }, operatorAnnouncementSchema),
      async (c) => {
        const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
        const changed = await changeAnnouncement(services, c.var.operator.id, input);
        notices.forget();
        return c.json(changed, 200);
      },
    )
    .openapi(route({ method: "delete", path: ANNOUNCEMENT, request: { params: idParam } }, okSchema), async (c) => {
      await deleteAnnouncement(services, c.var.operator.id, c.req.valid("param").id);
      notices.forget();
      return c.json(ok, 200);
    });
}
