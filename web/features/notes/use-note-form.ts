import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createNoteSchema, type Note } from "#domain/notes/contract.ts";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import { parseJsonDraft, useJsonDraft } from "#web/forms/json-draft.ts";
import { baseSchema } from "#web/forms/base-schema.ts";
import { useEditForm } from "#web/forms/use-edit-form.ts";
import { formatDay } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { newId } from "#web/app/new-id.ts";
import { dayOf, onDay } from "#web/format/short-day.ts";
import { useCreateNote, useUpdateNote } from "./mutations.ts";

const notInFuture = (day: string) => day <= dayOf(new Date());

const formSchema = createNoteSchema.pick({ content: true, tags: true, left_out_of_ai: true }).extend({
  persona_id: z.uuid({ error: "persona_required" }),
  day: z.iso.date({ error: "invalid_input" }).refine(notInFuture, "date_in_future"),
});

const draftSchema = z.object({
  id: idSchema,
  persona_id: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  day: z.string(),
  left_out_of_ai: z.boolean().default(false),
  base: baseSchema.optional(),
});

const draftKey = (personaId: string | undefined) => `note:${personaId ?? "anyone"}`;

/** Adds a text that another application has shared to the draft of a new note, whose person is chosen in the form. */
export function addToNewNote(text: string): void {
  const kept = parseJsonDraft(draftSchema, readDraft(draftKey(undefined)));
  const content = kept?.content ? `${kept.content}\n\n${text}` : text;
  const fresh = { id: newId(), persona_id: "", tags: [], day: dayOf(new Date()), left_out_of_ai: false };
  writeDraft(draftKey(undefined), JSON.stringify({ ...fresh, ...kept, content }));
}

export interface NoteFormOptions {
  /** The note to edit; without one, a new note is created. */
  note?: Note | undefined;
  /** The person a new note is about, if given. */
  personaId?: string | undefined;
  /** A person's name, to show while a new note waits for a network. */
  nameOf?: ((personaId: string) => string | undefined) | undefined;
  /** Null if the note waits for a network. */
  onSaved: (note: Note | null) => unknown;
  /** The note to edit has been changed elsewhere. */
  onElsewhere?: ((note: Note) => void) | undefined;
}

const valuesOf = (note: Note) => ({
  persona_id: note.persona_id,
  content: note.content,
  tags: note.tags,
  day: dayOf(new Date(note.created_at)),
  left_out_of_ai: note.left_out_of_ai,
});

/** A day of a date field, in words. */
const dayInWords = (day: string) => (day === "" ? "" : formatDay(`${day}T12:00`, currentLanguage()));

/** Form state, draft and saving of a note. A new note's id is generated once and kept with the draft. */
export function useNoteForm({ note, personaId, nameOf, onSaved, onElsewhere }: NoteFormOptions) {
  const { t } = useTranslation("notes");
  const [draft, keepDraft] = useJsonDraft(note ? `note-edit:${note.id}` : draftKey(personaId), draftSchema);
  const [today] = useState(() => dayOf(new Date()));
  const [id] = useState(() => note?.id ?? draft?.id ?? newId());
  const create = useCreateNote();
  const update = useUpdateNote();
  return useEditForm({
    schema: formSchema,
    record: note,
    base: note && draft?.base,
    valuesOf,
    parts: [
      { label: t("form.content"), names: ["content"], text: ({ content }) => content },
      { label: t("tags.label"), names: ["tags"], text: ({ tags = [] }) => tags.join(", ") },
      { label: t("form.day"), names: ["day"], text: ({ day }) => dayInWords(day) },
    ],
    defaults: {
      persona_id: draft?.persona_id ?? note?.persona_id ?? personaId ?? "",
      content: draft?.content ?? note?.content ?? "",
      tags: draft?.tags ?? note?.tags ?? [],
      day: draft?.day ?? (note ? dayOf(new Date(note.created_at)) : today),
      left_out_of_ai: note ? note.left_out_of_ai : (draft?.left_out_of_ai ?? false),
    },
    keepDraft,
    toDraft: ({ persona_id = "", content = "", tags = [], day = "", left_out_of_ai = false }, base) => {
      const words = tags.filter((tag) => tag !== undefined);
      const blank = content === "" && words.length === 0 && !left_out_of_ai;
      return !base && blank ? null : { id, persona_id, content, tags: words, day, left_out_of_ai, base };
    },
    send: ({ persona_id, day, content, tags, left_out_of_ai }, from) => {
      const written = from ? new Date(from.record.created_at) : new Date();
      const fields = {
        content,
        tags,
        ...(day === dayOf(written) ? {} : { created_at: onDay(day, written).toISOString() }),
      };
      return from
        ? update.mutateAsync({ note: from.record, fields, base_version: from.base_version })
        : create.mutateAsync({
            id,
            personaId: persona_id,
            personName: nameOf?.(persona_id),
            fields: { ...fields, left_out_of_ai },
          });
    },
    onSent: onSaved,
    onElsewhere,
  });
}

export type NoteFormValues = z.input<typeof formSchema>;
