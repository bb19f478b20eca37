import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import type { Interaction } from "#domain/interactions/contract.ts";
import { PlanAddedFields, PlanLineFields } from "#web/forms/plan-fields.tsx";
import { errorText } from "#web/app/error-text.ts";
import { callsForCare, SavedWithCare } from "#web/safety/saved-with-care.tsx";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { usePlanForm, type PlanFormOptions } from "./use-plan-form.ts";

export interface PlanDialogProps {
  personaId: string;
  personName: string;
  /** The planned interaction to change, or a new one; null closes the dialog. */
  plan: Interaction | "new" | null;
  onClose: () => void;
}

/** A plan made or changed by hand. Where it sounds dangerous the dialog stays, with the card in place of the form. */
export function PlanDialog({ personaId, personName, plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation("interactions");
  const toast = useToast();
  // The last one stays while the dialog closes over it.
  const [shown, setShown] = useState(plan);
  const [mark, setMark] = useState<SafetyMark | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (plan && plan !== shown) setShown(plan);
  if ((plan !== null) !== wasOpen) {
    setWasOpen(plan !== null);
    if (plan) setMark(null);
  }
  const interaction = shown === "new" || shown === null ? undefined : shown;
  const done = interaction ? t("toast.changed") : t("toast.prepared");
  return (
    <Dialog
      open={plan !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={mark ? done : interaction ? t("form.edit_title") : t("form.new_title")}
      description={t("outcome.with", { name: personName })}
      closeLabel={t("common:action.close")}
    >
      {mark ? (
        <SavedWithCare mark={mark} closeLabel={t("common:action.close")} onClose={onClose} />
      ) : shown ? (
        <PlanForm
          key={interaction?.id ?? "new"}
          personaId={personaId}
          interaction={interaction}
          onCancel={onClose}
          onSaved={({ safety }) => {
            if (callsForCare(safety)) return setMark(safety);
            onClose();
            return toast.success(done);
          }}
        />
      ) : null}
    </Dialog>
  );
}

function PlanForm({ onCancel, ...options }: PlanFormOptions & { onCancel: () => void }) {
  const { t } = useTranslation("interactions");
  const { form, submit, pending, failure, discard } = usePlanForm(options);
  const room = useStorageNotice();
  const { setFocus } = form;
  useEffect(() => setFocus("action"), [setFocus]);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PlanLineFields form={form} hints />
      <PlanAddedFields form={form} />
      <SheetActions
        notice={
          failure ? (
            <ErrorNote title={options.interaction ? t("error.change") : t("error.prepare")}>
              {errorText(failure)} {t("error.kept")}
            </ErrorNote>
          ) : (
            room
          )
        }
      >
        <Button
          onClick={() => {
            if (options.interaction) discard();
            onCancel();
          }}
        >
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" variant="primary" busy={pending}>
          {options.interaction ? t("common:action.save_changes") : t("form.save")}
        </Button>
      </SheetActions>
    </form>
  );
}
