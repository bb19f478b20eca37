import { useTranslation } from "react-i18next";
import { CareDialog, useCareMark } from "#web/safety/care-dialog.tsx";
import { callsForCare } from "#web/safety/saved-with-care.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { NoteForm } from "./NoteForm.tsx";

export interface AddNoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The person the note is about; without one, the user chooses from `people`. */
  person?: { id: string; name: string } | undefined;
  people?: readonly { id: string; name: string }[] | undefined;
}

/** Dialog for a new note; its draft is kept when the dialog is closed. */
export function AddNoteDialog({ open, onOpenChange, person, people }: AddNoteDialogProps) {
  const { t } = useTranslation("notes");
  const toast = useToast();
  const [mark, setMark] = useCareMark(open);
  return (
    <CareDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={person ? t("add.title_person", { name: person.name }) : t("add.title")}
      mark={mark}
      savedTitle={t("toast.added")}
    >
      <NoteForm
        personaId={person?.id}
        people={person ? undefined : (people ?? [])}
        onCancel={() => onOpenChange(false)}
        nameOf={(id) => (person ?? people?.find((one) => one.id === id))?.name}
        onSaved={(note) => {
          if (note && callsForCare(note.safety)) return setMark(note.safety);
          onOpenChange(false);
          return toast.success(note ? t("toast.added") : t("offline:kept"));
        }}
      />
    </CareDialog>
  );
}
