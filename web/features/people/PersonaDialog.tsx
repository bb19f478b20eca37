import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { PersonaForm } from "./PersonaForm.tsx";

export interface CreatePersonaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The person is stored; their short test comes next. */
  onCreated: (persona: Persona) => void;
}

/** A new person for the circle. */
export function CreatePersonaDialog({ open, onOpenChange, onCreated }: CreatePersonaDialogProps) {
  const { t } = useTranslation("people");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("create.title")}
      description={t("create.text")}
      closeLabel={t("close")}
    >
      <PersonaForm onCancel={() => onOpenChange(false)} onSaved={onCreated} />
    </Dialog>
  );
}

export interface EditPersonaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  persona: Persona;
}

/** Changes what is known about a person. */
export function EditPersonaDialog({ open, onOpenChange, persona }: EditPersonaDialogProps) {
  const { t } = useTranslation("people");
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("edit.title", { name: persona.name })}
      closeLabel={t("close")}
    >
      <PersonaForm
        persona={persona}
        onCancel={() => onOpenChange(false)}
        onSaved={() => {
          onOpenChange(false);
          toast.success(t("toast.updated"));
        }}
      />
    </Dialog>
  );
}
