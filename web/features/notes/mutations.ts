import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Note } from "#domain/notes/contract.ts";
import { api, call } from "#web/app/api.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { sendOrWait } from "#web/app/offline/waiting.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { waitingChange, waitingDeletion, waitingNote } from "./waiting-notes.ts";

/** A changed note affects the note lists and the newest note on a person's card. */
function useRefreshNotes() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEYS.notes }),
      client.invalidateQueries({ queryKey: KEYS.people }),
    ]);
  };
}

export interface NoteFields {
  content: string;
  tags: string[];
  /** ISO time. For a new note, omitted means now. */
  created_at?: string | undefined;
  /** Omitted means unchanged. */
  left_out_of_ai?: boolean | undefined;
}

function hasFields(note: Note, sent: NoteFields): boolean {
  return (
    note.content === sent.content &&
    note.tags.join("\n") === sent.tags.join("\n") &&
    note.left_out_of_ai === (sent.left_out_of_ai ?? note.left_out_of_ai)
  );
}

export interface NewNote {
  id: string;
  personaId: string;
  personName?: string | undefined;
  fields: NoteFields;
}

/**
 * Creates a note under an id generated when the form opened, so that a retry creates no second note. Resolves to null
 * if it waits for a network.
 */
export function useCreateNote() {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: (made: NewNote) => {
      const { id, personaId, fields } = made;
      const send = async (): Promise<Note | null> => {
        const note = await call(
          api.api.personas[":id"].notes.$post({ param: { id: personaId }, json: { ...fields, id } }),
        );
        // An earlier attempt may have been stored although its response was lost: apply the changes made since.
        if (hasFields(note, fields)) return note;
        const json = { ...fields, base_version: note.version };
        return call(api.api.notes[":id"].$patch({ param: { id }, json }));
      };
      return sendOrWait(send, waitingNote(made, new Date()), () => null);
    },
    onSuccess: (note) => note && void refresh(),
  });
}

/** An edit of a note. */
export interface NoteEdit {
  note: Note;
  fields: Partial<NoteFields>;
  /** The version of the note that the edit began from; not needed to switch `left_out_of_ai`, which is not edited. */
  base_version?: number;
}

/**
 * Changes a note. Resolves to null if the change waits for a network. The error is a conflict (`conflictOf<Note>`) if the
 * note has been changed since `base_version`.
 */
export function useUpdateNote() {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: ({ note, fields, base_version }: NoteEdit) => {
      const json = { ...fields, base_version };
      const send = (): Promise<Note | null> => call(api.api.notes[":id"].$patch({ param: { id: note.id }, json }));
      return sendOrWait(send, waitingChange(note, json), () => null);
    },
    onSuccess: (note) => note && void refresh(),
    onError: (error) => void (conflictOf(error) && refresh()),
  });
}

/** Deletes a note; `useRestoreNote` restores it. Resolves to null if the deletion waits for a network. */
export function useDeleteNote() {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: (note: Note) => {
      const send = (): Promise<{ ok: true } | null> => call(api.api.notes[":id"].$delete({ param: { id: note.id } }));
      return sendOrWait(send, waitingDeletion(note), () => null);
    },
    onSuccess: (deleted) => deleted && void refresh(),
  });
}

export function useRestoreNote() {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: (id: string) => call(api.api.notes[":id"].restore.$post({ param: { id } })),
    onSuccess: () => void refresh(),
  });
}
