import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  calendarFeedSchema,
  comingPageSchema,
  comingQuerySchema,
  createInteractionSchema,
  interactionPageSchema,
  interactionQuerySchema,
  interactionSchema,
  newCalendarFeedSchema,
  recordOutcomeSchema,
  updateFeedSchema,
  updateInteractionSchema,
  whatWorksSchema,
} from "#domain/interactions/contract.ts";
import { body, errorSchema, idParam, okSchema, route, sendJson } from "#server/http/http.ts";
import { openRouter, tokenRouter, userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed, updateCalendarFeed } from "./calendar-feed.ts";
import { createInteraction } from "./create-interaction.ts";
import { deleteInteraction, restoreInteraction } from "./delete-interaction.ts";
import { getCalendar } from "./get-calendar.ts";
import { getWhatWorks } from "./get-what-works.ts";
import { listComing } from "./list-coming.ts";
import { listInteractions } from "./list-interactions.ts";
import { readCalendarFeed } from "./read-feed.ts";
import { recordOutcome } from "./record-outcome.ts";
import { updateInteraction } from "./update-interaction.ts";

const FEED = "/api/calendar-feed";
const ofPersona = { path: "/api/personas/{id}/interactions" } as const;
const one = { path: "/api/interactions/{id}" } as const;

const list = route(
  { method: "get", ...ofPersona, request: { params: idParam, query: interactionQuerySchema } },
  interactionPageSchema,
);
const create = route(
  { method: "post", ...ofPersona, request: { params: idParam, body: body(createInteractionSchema) } },
  interactionSchema,
  201,
);
const works = route(
  { method: "get", path: "/api/personas/{id}/what-works", request: { params: idParam } },
  whatWorksSchema,
);
const coming = route(
  { method: "get", path: "/api/interactions", request: { query: comingQuerySchema } },
  comingPageSchema,
);
const update = route(
  { method: "patch", ...one, request: { params: idParam, body: body(updateInteractionSchema) } },
  interactionSchema,
);
const remove = route({ method: "delete", ...one, request: { params: idParam } }, okSchema);
const restore = route(
  { method: "post", path: "/api/interactions/{id}/restore", request: { params: idParam } },
  okSchema,
);
const outcome = route(
  {
    method: "post",
    path: "/api/interactions/{id}/outcome",
    request: { params: idParam, body: body(recordOutcomeSchema) },
  },
  interactionSchema,
);
const feed = route({ method: "get", path: FEED }, calendarFeedSchema);
const newFeed = route({ method: "post", path: FEED }, newCalendarFeedSchema, 201);
const updateFeed = route(
  { method: "patch", path: FEED, request: { body: body(updateFeedSchema) } },
  calendarFeedSchema,
);
const revokeFeed = route({ method: "delete", path: FEED }, okSchema);

const calendarAnswers = {
  200: { description: "A calendar file", content: { "text/calendar": { schema: z.string() } } },
  default: { description: "An error with its code", content: { "application/json": { schema: errorSchema } } },
};
const calendar = createRoute({
  method: "get",
  path: "/api/interactions/{id}/calendar",
  request: { params: idParam },
  responses: calendarAnswers,
});
const secretCalendar = createRoute({
  method: "get",
  path: "/calendar/{file}",
  request: {
    params: z.object({
      file: z
        .string()
        .max(36)
        .regex(/^[\w-]{32}\.ics$/),
    }),
  },
  responses: calendarAnswers,
});

function sendCalendar(c: Context, file: string, disposition: string): Response {
  return c.body(file, 200, { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": disposition });
}

export function interactionsRoutes(services: Services) {
  const { db, ai, log, clock, site } = services;
  const writing = { ai, log, clock };
  // Calendar programs read it without a session, at an address that cannot be guessed.
  const open = openRouter().openapi(secretCalendar, async (c) => {
    const file = await readCalendarFeed(db, c.req.valid("param").file.slice(0, -".ics".length));
    // A leaked address must not appear in search engines.
    c.header("X-Robots-Tag", "noindex");
    return sendCalendar(c, file, "inline");
  });
  const tokenRoutes = tokenRouter(services)
    .openapi(list, async (c) => {
      const input = { ...c.req.valid("query"), personaId: c.req.valid("param").id };
      return sendJson(c, await listInteractions({ db, token: c.var.token, input }));
    })
    .openapi(coming, async (c) =>
      sendJson(c, await listComing({ db, token: c.var.token, input: c.req.valid("query") })),
    );
  const userRoutes = userRouter(services)
    .openapi(create, async (c) => {
      const input = { ...c.req.valid("json"), personaId: c.req.valid("param").id };
      return c.json(await createInteraction({ db, user: c.var.user, input }), 201);
    })
    .openapi(works, async (c) => c.json(await getWhatWorks({ db, user: c.var.user, input: c.req.valid("param") }), 200))
    .openapi(update, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await updateInteraction({ db, user: c.var.user, input, ...writing }), 200);
    })
    .openapi(remove, async (c) => {
      await deleteInteraction({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restore, async (c) => {
      await restoreInteraction({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(outcome, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await recordOutcome({ db, user: c.var.user, input, ...writing }), 200);
    })
    .openapi(calendar, async (c) => {
      const file = await getCalendar({ db, user: c.var.user, input: c.req.valid("param") });
      return sendCalendar(c, file, 'attachment; filename="interaction.ics"');
    })
    .openapi(feed, async (c) => c.json(await getCalendarFeed({ db, user: c.var.user }), 200))
    .openapi(newFeed, async (c) => {
      const input = { publicUrl: site.publicUrl, now: clock() };
      return c.json({ url: await createCalendarFeed({ db, user: c.var.user, input }) }, 201);
    })
    .openapi(updateFeed, async (c) =>
      c.json(await updateCalendarFeed({ db, user: c.var.user, input: c.req.valid("json") }), 200),
    )
    .openapi(revokeFeed, async (c) => {
      await revokeCalendarFeed({ db, user: c.var.user });
      return c.json({ ok: true as const }, 200);
    });
  return openRouter().route("/", open).route("/", tokenRoutes).route("/", userRoutes);
}
