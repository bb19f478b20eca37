import { interactionPageSchema, interactionQuerySchema } from "#domain/interactions/contract.ts";
import { createRouter, idParam, route } from "#server/http.ts";
import type { Services } from "#server/services.ts";
import { listInteractions } from "./list-interactions.ts";

const list = route(
  {
    method: "get",
    path: "/api/personas/{id}/interactions",
    request: { params: idParam, query: interactionQuerySchema },
  },
  interactionPageSchema,
);

export function interactionsRoutes({ db }: Services) {
  return createRouter().openapi(list, async (c) => {
    const input = { ...c.req.valid("query"), personaId: c.req.valid("param").id };
    return c.json(await listInteractions({ db, user: c.var.user, input }), 200);
  });
}
