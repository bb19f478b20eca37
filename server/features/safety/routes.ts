import {
  clearFindingsSchema,
  findingListSchema,
  findingQuerySchema,
  reopenFindingsSchema,
} from "#domain/care/contract.ts";
import { body, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { clearFindings, reopenFindings } from "./clear-findings.ts";
import { listFindings } from "./list-findings.ts";

const list = route(
  { method: "get", path: "/api/safety/findings", request: { query: findingQuerySchema } },
  findingListSchema,
);
const clear = route(
  { method: "post", path: "/api/safety/clear", request: { body: body(clearFindingsSchema) } },
  findingListSchema,
);
const reopen = route(
  { method: "post", path: "/api/safety/reopen", request: { body: body(reopenFindingsSchema) } },
  findingListSchema,
);

export function safetyRoutes(services: Services) {
  const { db, clock } = services;
  return userRouter(services)
    .openapi(list, async (c) => c.json(await listFindings({ db, user: c.var.user, input: c.req.valid("query") }), 200))
    .openapi(clear, async (c) => {
      const input = { ...c.req.valid("json"), now: clock() };
      return c.json(await clearFindings({ db, user: c.var.user, input }), 200);
    })
    .openapi(reopen, async (c) => {
      const input = { ...c.req.valid("json"), now: clock() };
      return c.json(await reopenFindings({ db, user: c.var.user, input }), 200);
    });
}
