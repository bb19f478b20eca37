import {
  currentLookBackSchema,
  lookBackParamSchema,
  lookBackQuerySchema,
  progressViewSchema,
  quoteSchema,
  timeZoneQuerySchema,
} from "#domain/progress/contract.ts";
import { okSchema, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { dismissLookBack } from "./dismiss-look-back.ts";
import { getProgress } from "./get-progress.ts";
import { getQuote } from "./get-quote.ts";
import { readLookBack } from "./look-back.ts";

const progress = route(
  { method: "get", path: "/api/progress", request: { query: timeZoneQuerySchema } },
  progressViewSchema,
);
const quote = route({ method: "get", path: "/api/quote", request: { query: timeZoneQuerySchema } }, quoteSchema);
const lookBack = route(
  { method: "get", path: "/api/progress/look-back", request: { query: lookBackQuerySchema } },
  currentLookBackSchema,
);
const dismiss = route(
  { method: "post", path: "/api/progress/look-back/{starts}/dismiss", request: { params: lookBackParamSchema } },
  okSchema,
);

const UNKNOWN_ZONE = "UTC";

export function progressRoutes(services: Services) {
  const { db, ai, log, clock } = services;
  return userRouter(services)
    .openapi(progress, async (c) => {
      const input = { now: clock(), timeZone: c.req.valid("query").time_zone ?? UNKNOWN_ZONE };
      return c.json(await getProgress({ db, user: c.var.user, input }), 200);
    })
    .openapi(quote, async (c) => {
      const input = { now: clock(), timeZone: c.req.valid("query").time_zone ?? UNKNOWN_ZONE };
      return c.json(await getQuote({ db, user: c.var.user, input }), 200);
    })
    .openapi(lookBack, async (c) => {
      const { time_zone: timeZone = UNKNOWN_ZONE, again } = c.req.valid("query");
      const input = { now: clock(), timeZone, again: again !== undefined, atOnce: true };
      return c.json({ look_back: await readLookBack({ db, ai, log, user: c.var.user, input }) }, 200);
    })
    .openapi(dismiss, async (c) => {
      const input = { ...c.req.valid("param"), now: clock() };
      return c.json(await dismissLookBack({ db, user: c.var.user, input }), 200);
    });
}
