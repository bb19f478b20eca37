import { searchPageSchema, searchQuerySchema } from "#domain/search/contract.ts";
import { createRouter, route } from "#server/http.ts";
import type { Services } from "#server/services.ts";
import { searchAll } from "./search-all.ts";

const search = route({ method: "get", path: "/api/search", request: { query: searchQuerySchema } }, searchPageSchema);

export function searchRoutes({ db }: Services) {
  return createRouter().openapi(search, async (c) =>
    c.json(await searchAll({ db, user: c.var.user, input: c.req.valid("query") }), 200),
  );
}
