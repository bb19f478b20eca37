import { z } from "@hono/zod-openapi";
import { embeddingInputSchema, searchPageSchema, searchQuerySchema } from "#domain/search/contract.ts";
import type { Limit } from "#server/records/account/count-use.ts";
import { body, route } from "#server/http/http.ts";
import { userRouter } from "#server/auth/routers.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { generateEmbedding } from "./generate-embeddings.ts";
import { searchAll } from "./search-all.ts";

/** Per user; more than anybody writes in a minute. */
const EMBEDDINGS: Limit = { name: "embeddings", max: 30, seconds: 60 };

/** Per user: two a second, more than anybody types. */
const SEARCHES: Limit = { name: "search", max: 120, seconds: 60 };

export function searchRoutes(services: Services) {
  const { db } = services;
  const search = route(
    {
      method: "get",
      path: "/api/search",
      middleware: [limited(services, SEARCHES)] as const,
      request: { query: searchQuerySchema },
    },
    searchPageSchema,
  );
  const generate = route(
    {
      method: "post",
      path: "/functions/v1/generate-embeddings",
      middleware: [limited(services, EMBEDDINGS)] as const,
      request: { body: body(embeddingInputSchema) },
    },
    z.object({ embedding: z.array(z.number()) }),
  );
  return userRouter(services)
    .openapi(search, async (c) => c.json(await searchAll({ db, user: c.var.user, input: c.req.valid("query") }), 200))
    .openapi(generate, async (c) => {
      const input = { ...c.req.valid("json"), signal: c.req.raw.signal };
      return c.json({ embedding: await generateEmbedding({ ...services, user: c.var.user, input }) }, 200);
    });
}
