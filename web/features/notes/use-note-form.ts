import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createNoteSchema, type Note } from "#domain/notes/contract.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { newId } from "#web/app/new-id.ts";
import { dayOf, onDay } from "#web/format/short-day.ts";
import { useCreateNote, useUpdateNote } from "./queries.ts";

const notLater = (day: string) => day <= dayOf(new Date());

const formSchema = createNoteSchema.pick({ content: true, tags: true, left_out_of_ai: true }).extend({
  persona_id: z.uuid({ error: "persona_required" }),
  day: z.iso.date({ error: "invalid_input" }).refine(notLater, "date_in_future"),
});

const draftSchema = z.object({
  id: idSchema,
  persona_id: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  day: z.string(),
  left_out_of_ai: z.boolean().default(false),
});

export interface NoteFormOptions {
  /** The note to change; without one a new note is written. */
  note?: Note | undefined;
  /** Whom a new note is about, where that is settled. */
  personaId?: string | undefined;
  onSaved: (note: Note) => unknown;
}

/** The form of a note, its draft and its saving. A new note's id is made here, once, and kept with the draft. */
export function useNoteForm({ note, personaId, onSaved }: NoteFormOptions) {
  const [draft, keepDraft] = useJsonDraft(note ? `note-edit:${note.id}` : `note:${personaId ?? "anyone"}`, draftSchema);
  const [today] = useState(() => dayOf(new Date()));
  const [id] = useState(() => note?.id ?? draft?.id ?? newId());
  const create = useCreateNote();
  const update = useUpdateNote();
  const form = useSchemaForm(formSchema, {
    persona_id: draft?.persona_id ?? note?.persona_id ?? personaId ?? "",
    content: draft?.content ?? note?.content ?? "",
    tags: draft?.tags ?? note?.tags ?? [],
    day: draft?.day ?? (note ? dayOf(new Date(note.created_at)) : today),
    left_out_of_ai: note ? note.left_out_of_ai : (draft?.left_out_of_ai ?? false),
  });

  const keep = useRef(keepDraft);
  useEffect(() => {
    keep.current = keepDraft;
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ persona_id = "", content = "", tags = [], day = "", left_out_of_ai = false }) => {
      const words = tags.filter((tag) => tag !== undefined);
      const untouched =
        content === (note?.content ?? "") &&
        words.join("\n") === (note?.tags ?? []).join("\n") &&
        left_out_of_ai === (note?.left_out_of_ai ?? false);
      keep.current(untouched ? null : { id, persona_id, content, tags: words, day, left_out_of_ai });
    });
    return unsubscribe;
  }, [watch, note, id]);

  const pending = create.isPending || update.isPending;
  const submit = form.handleSubmit(async ({ persona_id, day, content, tags, left_out_of_ai }) => {
    if (pending) return;
    const written = note ? new Date(note.created_at) : new Date();
    const fields = {
      content,
      tags,
      ...(day === dayOf(written) ? {} : { created_at: onDay(day, written).toISOString() }),
    };
    try {
      const saved = note
        ? await update.mutateAsync({ id: note.id, fields })
        : await create.mutateAsync({ id, personaId: persona_id, fields: { ...fields, left_out_of_ai } });
      keepDraft(null);
      onSaved(saved);
    } catch (error) {
      showAtField(error, ["content", "tags"], form.setError);
    }
  });

  return {
    form,
    submit,
    pending,
    /** What the last try failed with. */
    failure: create.error ?? update.error,
    /** Forgets what was changed and not saved. */
    discard: () => keepDraft(null),
  };
}

export type NoteFormValues = z.input<typeof formSchema>;
