import { createRoute, z } from "@hono/zod-openapi";
import {
  completeShortTestSchema,
  createPersonaSchema,
  importedPeopleSchema,
  importPeopleSchema,
  personaCardSchema,
  personaContentsSchema,
  personaSchema,
  savePhotoSchema,
  updatePersonaSchema,
} from "#domain/people/contract.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { body, errorSchema, idParam, okSchema, route, sendJson } from "#server/http/http.ts";
import { openRouter, tokenRouter, userRouter } from "#server/auth/routers.ts";
import { limited } from "#server/http/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { completeShortTest } from "./complete-short-test.ts";
import { createPersona } from "./create-persona.ts";
import { getPersona, getPersonaContents } from "./get-persona.ts";
import { importPeople } from "./import-people.ts";
import { listPersonas } from "./list-personas.ts";
import { getPhoto, removePhoto, savePhoto } from "./photo.ts";
import { deletePersona, restorePersona, updatePersona } from "./update-persona.ts";

const IMPORT_LIMIT = { name: "import-people", max: 20, seconds: 3600 };

const list = route(
  { method: "get", path: "/api/personas", request: { query: pageQuerySchema } },
  pageOf(personaCardSchema),
);
const create = route(
  { method: "post", path: "/api/personas", request: { body: body(createPersonaSchema) } },
  personaSchema,
  201,
);
const importAll = route(
  { method: "post", path: "/api/personas/import", request: { body: body(importPeopleSchema) } },
  importedPeopleSchema,
  201,
);
const get = route({ method: "get", path: "/api/personas/{id}", request: { params: idParam } }, personaSchema);
const contents = route(
  { method: "get", path: "/api/personas/{id}/contents", request: { params: idParam } },
  personaContentsSchema,
);
const update = route(
  { method: "patch", path: "/api/personas/{id}", request: { params: idParam, body: body(updatePersonaSchema) } },
  personaSchema,
);
const remove = route({ method: "delete", path: "/api/personas/{id}", request: { params: idParam } }, okSchema);
const restore = route({ method: "post", path: "/api/personas/{id}/restore", request: { params: idParam } }, okSchema);
const shortTest = route(
  {
    method: "post",
    path: "/api/personas/{id}/short-test",
    request: { params: idParam, body: body(completeShortTestSchema) },
  },
  personaSchema,
);

const PHOTO = "/api/personas/{id}/photo";
const photo = createRoute({
  method: "get",
  path: PHOTO,
  request: { params: idParam },
  responses: {
    200: { description: "The photograph", content: { "image/jpeg": { schema: z.string() } } },
    304: { description: "The photograph that If-None-Match names is still the one" },
    default: { description: "An error with its code", content: { "application/json": { schema: errorSchema } } },
  },
});
const keepPhoto = route(
  { method: "put", path: PHOTO, request: { params: idParam, body: body(savePhotoSchema) } },
  personaSchema,
);
const dropPhoto = route({ method: "delete", path: PHOTO, request: { params: idParam } }, personaSchema);

export function peopleRoutes(services: Services) {
  const { db, ai, log, clock } = services;
  const tokenRoutes = tokenRouter(services)
    .openapi(list, async (c) =>
      sendJson(c, await listPersonas({ db, token: c.var.token, input: c.req.valid("query") })),
    )
    .openapi(get, async (c) => c.json(await getPersona({ db, token: c.var.token, input: c.req.valid("param") }), 200))
    .openapi(photo, async (c) => {
      const known = [...(c.req.header("if-none-match") ?? "").matchAll(/"([^"]*)"/g)].map(([, version]) => version!);
      const input = { id: c.req.valid("param").id, known };
      const { version, image } = await getPhoto({ db, token: c.var.token, input });
      // The browser may cache it but must revalidate, so that the server checks whose it is.
      const headers = {
        "Cache-Control": "private, no-cache",
        ETag: `"${version}"`,
        Vary: "Cookie, Authorization",
        "Content-Security-Policy": "default-src 'none'; sandbox",
      };
      if (!image) return c.body(null, 304, headers);
      return c.body(image, 200, { ...headers, "Content-Type": "image/jpeg", "Content-Disposition": "inline" });
    });
  const userRoutes = userRouter(services)
    .openapi({ ...importAll, middleware: limited(services, IMPORT_LIMIT) }, async (c) =>
      c.json(await importPeople({ db, user: c.var.user, input: c.req.valid("json") }), 201),
    )
    .openapi(create, async (c) =>
      c.json(await createPersona({ db, user: c.var.user, input: c.req.valid("json") }), 201),
    )
    .openapi(contents, async (c) =>
      c.json(await getPersonaContents({ db, user: c.var.user, input: c.req.valid("param") }), 200),
    )
    .openapi(update, async (c) => {
      const input = { id: c.req.valid("param").id, change: c.req.valid("json") };
      return c.json(await updatePersona({ db, user: c.var.user, input, ai, log, clock }), 200);
    })
    .openapi(remove, async (c) => {
      await deletePersona({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restore, async (c) => {
      await restorePersona({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(keepPhoto, async (c) => {
      const input = { id: c.req.valid("param").id, image: c.req.valid("json").image, now: clock() };
      return c.json(await savePhoto({ db, user: c.var.user, input }), 200);
    })
    .openapi(dropPhoto, async (c) => {
      const input = { id: c.req.valid("param").id, now: clock() };
      return c.json(await removePhoto({ db, user: c.var.user, input }), 200);
    })
    .openapi(shortTest, async (c) => {
      const input = { id: c.req.valid("param").id, answers: c.req.valid("json").answers };
      return c.json(await completeShortTest({ db, user: c.var.user, input, ai, log, clock }), 200);
    });
  return openRouter().route("/", tokenRoutes).route("/", userRoutes);
}
