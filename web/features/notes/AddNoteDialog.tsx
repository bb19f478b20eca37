import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import { callsForCare, SavedWithCare } from "#web/safety/saved-with-care.tsx";
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

/**
 * A new note; what was typed is still there when it opens again. Where it sounds dangerous the dialog stays, with the card
 * in place of the form.
 */
export function AddNoteDialog({ open, onOpenChange, person, people }: AddNoteDialogProps) {
  const { t } = useTranslation("notes");
  const toast = useToast();
  const [mark, setMark] = useState<SafetyMark | null>(null);
  // Opened again, it is a new note; until then what is shown stays while the dialog closes over it.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setMark(null);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mark ? t("toast.added") : person ? t("add.title_person", { name: person.name }) : t("add.title")}
      closeLabel={t("common:action.close")}
    >
      {mark ? (
        <SavedWithCare mark={mark} closeLabel={t("common:action.close")} onClose={() => onOpenChange(false)} />
      ) : (
        <NoteForm
          personaId={person?.id}
          people={person ? undefined : (people ?? [])}
          onCancel={() => onOpenChange(false)}
          onSaved={({ safety }) => {
            if (callsForCare(safety)) return setMark(safety);
            onOpenChange(false);
            return toast.success(t("toast.added"));
          }}
        />
      )}
    </Dialog>
  );
}
