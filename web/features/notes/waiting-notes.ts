import type { Note } from "#domain/notes/contract.ts";
import type { NewWaiting, Waiting } from "#web/app/offline/waiting.ts";
import type { NewNote, NoteFields } from "./mutations.ts";

const groupOf = (id: string) => `note:${id}`;
const address = (id: string) => `/api/notes/${id}`;

/** A new note that waits for a network. It keeps the time at which it was written. */
export function waitingNote({ id, personaId, personName, fields }: NewNote, now: Date): NewWaiting {
  return {
    kind: "note",
    group: groupOf(id),
    request: {
      method: "POST",
      path: `/api/personas/${personaId}/notes`,
      body: { created_at: now.toISOString(), ...fields, id },
    },
    shows: { personaId, personName, id, text: fields.content },
  };
}

export function waitingChange({ id, persona_id, content }: Note, fields: Partial<NoteFields>): NewWaiting {
  return {
    kind: "note-change",
    group: groupOf(id),
    request: { method: "PATCH", path: address(id), body: fields },
    shows: { personaId: persona_id, id, text: fields.content ?? content },
  };
}

export function waitingDeletion({ id, persona_id, content }: Note): NewWaiting {
  return {
    kind: "note-deletion",
    group: groupOf(id),
    request: { method: "DELETE", path: address(id) },
    shows: { personaId: persona_id, id, text: content },
  };
}

/** A note of a list; `waiting` is the change that the server does not have yet. */
export interface ListedNote<N extends Note = Note> {
  note: N;
  waiting: Waiting | null;
}

function changed<N extends Note>(note: N, { request, at }: Waiting): N {
  const fields = (request.body ?? {}) as Partial<NoteFields>;
  return {
    ...note,
    content: fields.content ?? note.content,
    tags: fields.tags ?? note.tags,
    left_out_of_ai: fields.left_out_of_ai ?? note.left_out_of_ai,
    created_at: fields.created_at ?? note.created_at,
    updated_at: new Date(at).toISOString(),
  };
}

/** A list of notes as it will be once everything that waits is stored: newest first. */
export function withWaiting<N extends Note>(
  notes: readonly N[],
  waiting: readonly Waiting[],
  toNote: (note: Note, entry: Waiting) => N,
): ListedNote<N>[] {
  const listed = new Map<string, ListedNote<N>>(notes.map((note) => [note.id, { note, waiting: null }]));
  for (const entry of waiting) {
    const { id, personaId, text } = entry.shows;
    if (id === undefined) continue;
    const known = listed.get(id);
    if (entry.kind === "note-deletion" && !entry.refused) listed.delete(id);
    else if (known) listed.set(id, { note: changed(known.note, entry), waiting: entry });
    else if (entry.kind === "note" && personaId !== undefined) {
      const written = new Date(entry.at).toISOString();
      const empty: Note = {
        id,
        persona_id: personaId,
        title: "",
        content: text,
        tags: [],
        left_out_of_ai: false,
        created_at: written,
        updated_at: written,
        version: 1,
        safety: null,
      };
      listed.set(id, { note: toNote(changed(empty, entry), entry), waiting: entry });
    }
  }
  return [...listed.values()].toSorted((a, b) => b.note.created_at.localeCompare(a.note.created_at));
}
