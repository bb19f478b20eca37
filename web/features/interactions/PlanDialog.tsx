import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Interaction } from "#domain/interactions/contract.ts";
import { FormSheet } from "#web/forms/form-sheet.tsx";
import { PlanAddedFields, PlanLineFields } from "#web/forms/plan-fields.tsx";
import { usePlanForm } from "#web/forms/plan-form.ts";
import { CareDialog, useCareMark } from "#web/safety/care-dialog.tsx";
import { callsForCare } from "#web/safety/saved-with-care.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useCreatePlan, useUpdatePlan } from "./mutations.ts";

export interface PlanDialogProps {
  personaId: string;
  personName: string;
  /** The planned interaction to edit, or `new`; null closes the dialog. */
  plan: Interaction | "new" | null;
  onClose: () => void;
}

/** Dialog to create or edit a plan by hand. */
export function PlanDialog({ personaId, personName, plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation("interactions");
  const toast = useToast();
  // Keeps showing the last plan during the closing animation.
  const [shown, setShown] = useState(plan);
  const [mark, setMark] = useCareMark(plan !== null);
  if (plan && plan !== shown) setShown(plan);
  const interaction = shown === "new" || shown === null ? undefined : shown;
  const done = interaction ? t("toast.changed") : t("toast.prepared");
  return (
    <CareDialog
      open={plan !== null}
      onClose={onClose}
      title={interaction ? t("change_plan") : t("prepare")}
      description={t("outcome.with", { name: personName })}
      mark={mark}
      savedTitle={done}
    >
      {shown && (
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
      )}
    </CareDialog>
  );
}

function PlanForm(props: {
  personaId: string;
  /** The planned interaction to edit; without one, a new one is created. */
  interaction: Interaction | undefined;
  onSaved: (saved: Interaction) => unknown;
  onCancel: () => void;
}) {
  const { t } = useTranslation("interactions");
  const { personaId, interaction, onSaved, onCancel } = props;
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const { form, discard, ...state } = usePlanForm({
    draftKey: interaction ? `plan-edit:${interaction.id}` : `plan:${personaId}`,
    record: interaction,
    save: (fields, id, from) =>
      from
        ? update.mutateAsync({ id, fields, base_version: from.base_version })
        : create.mutateAsync({ id, personaId, fields }),
    onSaved,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("action"), [setFocus]);
  return (
    <FormSheet
      state={state}
      failed={interaction ? t("error.change") : t("error.prepare")}
      kept={t("common:kept.text")}
      onCancel={() => {
        if (interaction) discard();
        onCancel();
      }}
      save={interaction ? t("common:action.save_changes") : t("form.save")}
    >
      <PlanLineFields form={form} hints />
      <PlanAddedFields form={form} />
    </FormSheet>
  );
}
