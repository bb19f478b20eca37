import { timeZoneQuerySchema, progressViewSchema, quoteSchema } from "#domain/progress/contract.ts";
import { route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { getProgress } from "./get-progress.ts";
import { getQuote } from "./get-quote.ts";

const progress = route(
  { method: "get", path: "/api/progress", request: { query: timeZoneQuerySchema } },
  progressViewSchema,
);
const quote = route({ method: "get", path: "/api/quote", request: { query: timeZoneQuerySchema } }, quoteSchema);

const UNKNOWN_ZONE = "UTC";

export function progressRoutes(services: Services) {
  const { db, clock } = services;
  return userRouter(services)
    .openapi(progress, async (c) => {
      const input = { now: clock(), timeZone: c.req.valid("query").time_zone ?? UNKNOWN_ZONE };
      return c.json(await getProgress({ db, user: c.var.user, input }), 200);
    })
    .openapi(quote, async (c) => {
      const input = { now: clock(), timeZone: c.req.valid("query").time_zone ?? UNKNOWN_ZONE };
      return c.json(await getQuote({ db, user: c.var.user, input }), 200);
    });
}
