import { expect, it } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import type { NewWaiting, Waiting } from "#web/app/offline/waiting.ts";
import { waitingChange, waitingDeletion, waitingNote, withWaiting } from "./waiting-notes.ts";

const stored: Note = {
  id: "a",
  persona_id: "p",
  title: "",
  content: "Stored",
  tags: ["work"],
  left_out_of_ai: false,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
  version: 1,
  safety: null,
};
const WRITTEN = new Date("2026-11-21T08:00:00.000Z");
const entry = (change: NewWaiting, refused: Waiting["refused"] = null): Waiting => ({
  ...change,
  id: change.group,
  at: WRITTEN.getTime(),
  tries: 0,
  refused,
});
const list = (...waiting: Waiting[]) =>
  withWaiting([stored], waiting, (note) => note).map(({ note, waiting: waits }) => [
    note.content,
    note.created_at,
    waits?.kind,
  ]);
const fresh = waitingNote(
  { id: "b", personaId: "p", personName: "Marta", fields: { content: "New", tags: [] } },
  WRITTEN,
);

it("lists new notes at the time they were written, and keeps that time when they are sent", () => {
  expect(list(entry(fresh))).toEqual([
    ["New", WRITTEN.toISOString(), "note"],
    ["Stored", stored.created_at, undefined],
  ]);
  expect(fresh.request.body).toEqual({ id: "b", content: "New", tags: [], created_at: WRITTEN.toISOString() });
  const dated = waitingNote(
    { id: "b", personaId: "p", fields: { content: "New", tags: [], created_at: "2026-11-01T08:00:00.000Z" } },
    WRITTEN,
  );
  expect(list(entry(dated))[1]).toEqual(["New", "2026-11-01T08:00:00.000Z", "note"]);
});

it("lists a changed note as it will be, and a deleted one not at all unless the deletion was refused", () => {
  expect(list(entry(waitingChange(stored, { content: "Changed" })))).toEqual([
    ["Changed", stored.created_at, "note-change"],
  ]);
  expect(list(entry(waitingDeletion(stored)))).toEqual([]);
  expect(list(entry(waitingDeletion(stored), "forbidden"))).toEqual([["Stored", stored.created_at, "note-deletion"]]);
});

it("ignores a change to a note that is not in the list", () => {
  expect(list(entry(waitingChange({ ...stored, id: "other" }, { content: "Changed" })))).toEqual([
    ["Stored", stored.created_at, undefined],
  ]);
});
