import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { Checkbox } from "#web/ui/check-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { PersonaForm } from "./PersonaForm.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { useLeaveOut } from "./mutations.ts";

export interface CreatePersonaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the person is stored; their short test comes next. */
  onCreated: (persona: Persona) => void;
}

export function CreatePersonaDialog({ open, onOpenChange, onCreated }: CreatePersonaDialogProps) {
  const { t } = useTranslation("people");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("create.title")}
      description={t("create.text")}
      closeLabel={t("common:action.close")}
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

export function EditPersonaDialog({ open, onOpenChange, persona }: EditPersonaDialogProps) {
  const { t } = useTranslation("people");
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("edit.title", { name: persona.name })}
      closeLabel={t("common:action.close")}
    >
      <PhotoField persona={persona} />
      <LeaveOut persona={persona} />
      <PersonaForm
        persona={persona}
        onCancel={() => onOpenChange(false)}
        onSaved={() => {
          onOpenChange(false);
          toast.success(t("common:profile.updated"));
        }}
      />
    </Dialog>
  );
}

/** Excludes the person from the coach and every model; saved on change. */
function LeaveOut({ persona }: { persona: Persona }) {
  const { t } = useTranslation("people");
  const update = useLeaveOut(persona.id);
  const checked = update.isPending ? update.variables : persona.left_out_of_ai;
  return (
    <Checkbox
      label={t("leave_out.label", { name: persona.name })}
      hint={t("leave_out.hint")}
      checked={checked}
      aria-disabled={update.isPending}
      onChange={(event) => {
        if (!update.isPending) update.mutate(event.target.checked);
      }}
      className="mb-6 border-b border-line pb-4"
      {...(update.error ? { error: errorText(update.error) } : {})}
    />
  );
}
