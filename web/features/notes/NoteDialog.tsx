import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Note } from "#domain/notes/contract.ts";
import { formatDay } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { callsForCare } from "#web/safety/saved-with-care.tsx";
import { Tag } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { useDeleteNote, useRestoreNote, useUpdateNote } from "./mutations.ts";

export interface NoteDialogProps {
  /** The note to read; null closes the dialog. */
  note: Note | null;
  /** Name of the person the note is about, for the title. */
  personName: string;
  onClose: () => void;
}

/** Dialog to read, edit or delete a note. */
export function NoteDialog({ note, personName, onClose }: NoteDialogProps) {
  const { t } = useTranslation("notes");
  // Keeps showing the last note during the closing animation.
  const [lastNote, setLastNote] = useState(note);
  const [shown, setShown] = useState(note);
  const [editing, setEditing] = useState(false);
  /** The note was just saved and calls for the safety card. */
  const [arriving, setArriving] = useState(false);
  if (note && note !== lastNote) {
    setLastNote(note);
    setShown(note);
    if (note.id !== shown?.id) setEditing(false);
    setArriving(false);
  }

  /** Updates the local copy of the note, which the edit form uses too. */
  function leaveOut(id: string, leftOut: boolean) {
    setShown((now) => (now?.id === id ? { ...now, left_out_of_ai: leftOut } : now));
  }
  /** If the saved note calls for the safety card, the dialog stays open and shows it. */
  function saved(changed: Note | null) {
    if (!changed || !callsForCare(changed.safety)) return close();
    setShown(changed);
    setArriving(true);
    return setEditing(false);
  }
  function close() {
    setEditing(false);
    onClose();
  }
  return (
    <Dialog
      open={note !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={editing ? t("edit.title") : t("view.title", { name: personName })}
      description={shown && !editing ? formatDay(shown.created_at, currentLanguage()) : undefined}
      closeLabel={t("common:action.close")}
    >
      {shown &&
        (editing ? (
          <EditedNote note={shown} onCancel={() => setEditing(false)} onSaved={saved} onElsewhere={setShown} />
        ) : (
          <ReadNote
            note={shown}
            arriving={arriving}
            onEdit={() => setEditing(true)}
            onLeftOut={leaveOut}
            onDeleted={close}
          />
        ))}
    </Dialog>
  );
}

interface EditedNoteProps {
  note: Note;
  onCancel: () => void;
  onSaved: (note: Note | null) => void;
  onElsewhere: (note: Note) => void;
}

function EditedNote(props: EditedNoteProps) {
  const { t } = useTranslation("notes");
  const toast = useToast();
  return (
    <NoteForm
      note={props.note}
      onCancel={props.onCancel}
      onElsewhere={props.onElsewhere}
      onSaved={(note) => {
        toast.success(note ? t("toast.updated") : t("offline:kept"));
        props.onSaved(note);
      }}
    />
  );
}

type OnLeftOut = (id: string, leftOut: boolean) => void;

interface ReadNoteProps {
  note: Note;
  arriving: boolean;
  onEdit: () => void;
  onLeftOut: OnLeftOut;
  onDeleted: () => void;
}

function ReadNote(props: ReadNoteProps) {
  const { note, onEdit, onDeleted } = props;
  const { t } = useTranslation("notes");
  const toast = useToast();
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteNote();
  const restore = useRestoreNote();

  function undo() {
    restore
      .mutateAsync(note.id)
      .then(() => toast.success(t("toast.restored")))
      .catch((error: unknown) =>
        toast.error(errorText(error), { action: { label: t("common:retry"), onAction: undo } }),
      );
  }
  async function confirm() {
    try {
      const deleted = await remove.mutateAsync(note);
      setConfirming(false);
      onDeleted();
      if (!deleted) return toast.success(t("offline:kept"));
      return toast.undo(t("toast.deleted"), { action: { label: t("common:action.undo"), onAction: undo } });
    } catch {
      return setConfirming(false);
    }
  }

  return (
    <>
      <p className="max-w-measure leading-relaxed break-words whitespace-pre-wrap">{note.content}</p>
      {note.tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2" aria-label={t("tags.label")}>
          {note.tags.map((tag) => (
            <li key={tag} className="flex max-w-full">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {note.safety && (
        <div className="mt-5">
          <SafetyNotice key={note.safety.id} mark={note.safety} whole arriving={props.arriving} />
        </div>
      )}
      <LeaveOutCheckbox note={note} onLeftOut={props.onLeftOut} />
      <SheetActions notice={remove.error && <ErrorNote title={t("error.delete")}>{errorText(remove.error)}</ErrorNote>}>
        <Button onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          {t("common:action.delete")}
        </Button>
        <Button variant="primary" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4.5" />
          {t("edit.title")}
        </Button>
      </SheetActions>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t("delete.title")}
        description={t("delete.text")}
        confirmLabel={t("delete.confirm")}
        cancelLabel={t("common:action.cancel")}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** Excludes the note from the coach and from any model; saved immediately. */
function LeaveOutCheckbox({ note, onLeftOut }: { note: Note; onLeftOut: OnLeftOut }) {
  const { t } = useTranslation("notes");
  const update = useUpdateNote();
  function change(leftOut: boolean) {
    if (update.isPending) return;
    onLeftOut(note.id, leftOut);
    // The promise is used because `mutate` callbacks do not run if this component unmounts before the failure.
    update.mutateAsync({ note, fields: { left_out_of_ai: leftOut } }).catch(() => onLeftOut(note.id, !leftOut));
  }
  return (
    <Checkbox
      label={t("leave_out.label")}
      hint={t("leave_out.hint")}
      checked={note.left_out_of_ai}
      aria-disabled={update.isPending}
      onChange={(event) => change(event.target.checked)}
      className="mt-5 border-t border-line pt-3"
      {...(update.error ? { error: errorText(update.error) } : {})}
    />
  );
}
