import { useEffect, useRef, useState } from "react";
import { useController, useWatch, type UseControllerReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NOTE_MAX } from "#domain/notes/contract.ts";
import { DateField } from "#web/forms/date-field.tsx";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { Dictation } from "#web/dictation/dictation.tsx";
import { insertAtCaret } from "#web/dictation/insert-at-caret.ts";
import { fieldText } from "#web/app/error-text.ts";
import { dayOf } from "#web/format/short-day.ts";
import { Checkbox } from "#web/ui/check-field.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TagInput } from "./TagInput.tsx";
import { useNoteForm, type NoteFormOptions, type NoteFormValues } from "./use-note-form.ts";

export interface NoteFormProps extends NoteFormOptions {
  /** The people to choose from if the person is not given. */
  people?: readonly { id: string; name: string }[] | undefined;
  onCancel: () => void;
}

/**
 * Form to create or edit a note, inside a dialog. The text is kept in a draft until saved; cancelling an edit discards
 * it, closing a new note keeps it.
 */
export function NoteForm({ note, personaId, people, nameOf, onSaved, onElsewhere, onCancel }: NoteFormProps) {
  const { t } = useTranslation("notes");
  const { form, field, discard, ...state } = useNoteForm({ note, personaId, nameOf, onSaved, onElsewhere });
  const { control, setFocus } = form;
  // The order of these calls registers the fields: the first invalid one in it gets the focus.
  const person = useController({ control, name: "persona_id" });
  const content = useWatch({ control, name: "content" });
  const day = useWatch({ control, name: "day" });
  // For a stored note, this is changed in the read view and saved immediately.
  const chosenOut = useWatch({ control, name: "left_out_of_ai" });
  const leftOut = note ? note.left_out_of_ai : chosenOut;
  const { ref: contentRef, ...contentField } = field("content");
  const area = useRef<HTMLTextAreaElement>(null);
  const [dictating, setDictating] = useState(false);
  const tags = useController({ control, name: "tags" });
  // Computed once, when the form opens.
  const [today] = useState(() => dayOf(new Date()));
  const [first] = useState(() =>
    form.getValues("persona_id") === "" ? ("persona_id" as const) : ("content" as const),
  );

  useEffect(() => setFocus(first), [setFocus, first]);

  function insertDictated(text: string) {
    if (!area.current) return;
    insertAtCaret(area.current, text);
    // The text is not truncated; if it is too long, the error is shown immediately.
    if (area.current.value.trim().length > NOTE_MAX) void form.trigger("content");
  }

  return (
    <FormSheet
      state={state}
      failed={note ? t("error.update") : t("error.create")}
      kept={t("common:kept.text")}
      onCancel={() => {
        if (note) discard();
        onCancel();
      }}
      save={note ? t("common:action.save_changes") : t("form.save")}
      disabled={content.trim() === "" || dictating}
    >
      {people && (
        <PersonField field={person.field} people={people} error={fieldText(person.fieldState.error?.message)} />
      )}
      <TextArea
        {...contentField}
        ref={(element) => {
          contentRef(element);
          area.current = element;
        }}
        label={t("form.content")}
        hint={note ? undefined : t("form.content_hint")}
        rows={5}
        max={NOTE_MAX}
        counterText={(used, max) => t("common:field.text_counter", { used, max })}
        tools={
          // Dictation would send the recording to the transcription service.
          !leftOut && (
            <Dictation
              location="note"
              personaId={person.field.value || undefined}
              onText={insertDictated}
              onBusy={setDictating}
              disabled={state.pending}
            />
          )
        }
      />
      <TagInput
        value={tags.field.value ?? []}
        onChange={tags.field.onChange}
        error={fieldText(tags.fieldState.error?.message)}
      />
      <DateField
        type="date"
        written={day}
        label={t("form.day")}
        max={today}
        className="sm:max-w-60"
        {...field("day")}
      />
      {!note && (
        <Checkbox
          label={t("leave_out.label")}
          hint={t("leave_out.hint")}
          className="border-t border-line pt-3"
          {...form.register("left_out_of_ai")}
        />
      )}
    </FormSheet>
  );
}

function PersonField(props: {
  field: UseControllerReturn<NoteFormValues, "persona_id">["field"];
  people: readonly { id: string; name: string }[];
  error: string | undefined;
}) {
  const { t } = useTranslation("notes");
  const { field } = props;
  return (
    <Combobox
      label={t("form.person")}
      options={props.people.map(({ id, name }) => ({ value: id, label: name }))}
      value={field.value || null}
      onChange={(id) => field.onChange(id ?? "")}
      onBlur={field.onBlur}
      ref={field.ref}
      name={field.name}
      placeholder={t("form.person_placeholder")}
      emptyText={t("form.person_none")}
      clearLabel={t("form.person_clear")}
      countText={(count) => t("common:count.people", { count })}
      error={props.error}
    />
  );
}
