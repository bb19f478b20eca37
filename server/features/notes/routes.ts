import {
  createNoteSchema,
  noteSchema,
  notePageSchema,
  noteQuerySchema,
  noteTagsSchema,
  recentNotePageSchema,
  updateNoteSchema,
} from "#domain/notes/contract.ts";
import { pageQuerySchema } from "#domain/page.ts";
import { body, idParam, okSchema, route, sendJson } from "#server/http/http.ts";
import { openRouter, tokenRouter, userRouter } from "#server/auth/routers.ts";
import type { Services } from "#server/services.ts";
import { createNote } from "./create-note.ts";
import { deleteNote, restoreNote } from "./delete-note.ts";
import { getNote } from "./get-note.ts";
import { listNotes, listRecentNotes } from "./list-notes.ts";
import { listTags } from "./list-tags.ts";
import { updateNote } from "./update-note.ts";

const list = route(
  { method: "get", path: "/api/personas/{id}/notes", request: { params: idParam, query: noteQuerySchema } },
  notePageSchema,
);
const create = route(
  { method: "post", path: "/api/personas/{id}/notes", request: { params: idParam, body: body(createNoteSchema) } },
  noteSchema,
  201,
);
const tags = route({ method: "get", path: "/api/personas/{id}/tags", request: { params: idParam } }, noteTagsSchema);
const recent = route({ method: "get", path: "/api/notes", request: { query: pageQuerySchema } }, recentNotePageSchema);
const one = route({ method: "get", path: "/api/notes/{id}", request: { params: idParam } }, noteSchema);
const update = route(
  { method: "patch", path: "/api/notes/{id}", request: { params: idParam, body: body(updateNoteSchema) } },
  noteSchema,
);
const remove = route({ method: "delete", path: "/api/notes/{id}", request: { params: idParam } }, okSchema);
const restore = route({ method: "post", path: "/api/notes/{id}/restore", request: { params: idParam } }, okSchema);

export function notesRoutes(services: Services) {
  const { db, clock } = services;
  const tokenRoutes = tokenRouter(services)
    .openapi(list, async (c) => {
      const input = { ...c.req.valid("query"), personaId: c.req.valid("param").id };
      return sendJson(c, await listNotes({ db, token: c.var.token, input }));
    })
    .openapi(recent, async (c) => {
      const input = { ...c.req.valid("query"), now: clock() };
      return sendJson(c, await listRecentNotes({ db, token: c.var.token, input }));
    });
  const userRoutes = userRouter(services)
    .openapi(create, async (c) => {
      const input = { ...c.req.valid("json"), personaId: c.req.valid("param").id };
      return c.json(await createNote({ db, user: c.var.user, input }), 201);
    })
    .openapi(tags, async (c) => c.json(await listTags({ db, user: c.var.user, input: c.req.valid("param") }), 200))
    .openapi(one, async (c) => c.json(await getNote({ db, user: c.var.user, input: c.req.valid("param") }), 200))
    .openapi(update, async (c) => {
      const input = { ...c.req.valid("json"), id: c.req.valid("param").id };
      return c.json(await updateNote({ db, user: c.var.user, input }), 200);
    })
    .openapi(remove, async (c) => {
      await deleteNote({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restore, async (c) => {
      await restoreNote({ db, user: c.var.user, input: c.req.valid("param") });
      return c.json({ ok: true as const }, 200);
    });
  return openRouter().route("/", tokenRoutes).route("/", userRoutes);
}
