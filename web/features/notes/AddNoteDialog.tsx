import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { NoteForm } from "./NoteForm.tsx";

export interface AddNoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whom the note is about; without one, `people` are there to choose from. */
  person?: { id: string; name: string } | undefined;
  people?: readonly { id: string; name: string }[] | undefined;
}

/** A new note; what was typed is still there when it opens again. */
export function AddNoteDialog({ open, onOpenChange, person, people }: AddNoteDialogProps) {
  const { t } = useTranslation("notes");
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={person ? t("add.title_person", { name: person.name }) : t("add.title")}
      closeLabel={t("close")}
    >
      <NoteForm
        personaId={person?.id}
        people={person ? undefined : (people ?? [])}
        onCancel={() => onOpenChange(false)}
        onSaved={() => {
          onOpenChange(false);
          toast.success(t("toast.added"));
        }}
      />
    </Dialog>
  );
}
