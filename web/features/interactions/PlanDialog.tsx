import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SafetyMark } from "#domain/care/contract.ts";
import { SUMMARY_MAX, type Interaction } from "#domain/interactions/contract.ts";
import { PLAN_LINE_MAX } from "#domain/interactions/plan.ts";
import { DateField } from "#web/forms/date-field.tsx";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { callsForCare, SavedWithCare } from "#web/safety/saved-with-care.tsx";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SheetActions } from "#web/ui/sheet-actions.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
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
  const { errors } = form.formState;
  const counterText = (used: number, max: number) => t("form.counter", { used, max });
  const optionalLabel = t("common:optional");
  const when = useWatch({ control: form.control, name: "planned_date" });
  const { setFocus } = form;
  useEffect(() => setFocus("objectives"), [setFocus]);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextArea
        {...form.register("objectives")}
        label={t("plan.objectives")}
        hint={t("form.objectives_hint")}
        rows={2}
        max={PLAN_LINE_MAX}
        counterText={counterText}
        error={fieldText(errors.objectives?.message)}
      />
      <TextArea
        {...form.register("avoid")}
        label={t("plan.avoid")}
        hint={t("form.avoid_hint")}
        optionalLabel={optionalLabel}
        rows={2}
        max={PLAN_LINE_MAX}
        counterText={counterText}
        error={fieldText(errors.avoid?.message)}
      />
      <TextArea
        {...form.register("feeling")}
        label={t("plan.feeling")}
        hint={t("form.feeling_hint")}
        optionalLabel={optionalLabel}
        rows={2}
        max={PLAN_LINE_MAX}
        counterText={counterText}
        error={fieldText(errors.feeling?.message)}
      />
      <DateField
        {...form.register("planned_date")}
        type="datetime-local"
        written={when}
        label={t("form.when")}
        optionalLabel={optionalLabel}
        error={fieldText(errors.planned_date?.message)}
        className="sm:max-w-80"
      />
      <TextArea
        {...form.register("expectation")}
        label={t("plan.expectation")}
        hint={t("form.expectation_hint")}
        optionalLabel={optionalLabel}
        rows={2}
        max={SUMMARY_MAX}
        counterText={counterText}
        error={fieldText(errors.expectation?.message)}
      />
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
