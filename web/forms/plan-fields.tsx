import type { KeyboardEvent } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SUMMARY_MAX } from "#domain/interactions/contract.ts";
import { PLAN_LINES } from "#domain/interactions/plan.ts";
import { PLAN_LINE_MAX } from "#domain/interactions/plan-schema.ts";
import { fieldText } from "#web/app/error-text.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { DateField } from "./date-field.tsx";
import type { usePlanForm } from "./plan-form.ts";

type Form = ReturnType<typeof usePlanForm>["form"];

export interface PlanLineFieldsProps {
  form: Form;
  /** Show a hint below each field. */
  hints?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function PlanLineFields({ form, hints = false, onKeyDown }: PlanLineFieldsProps) {
  const { t } = useTranslation("common");
  const { errors } = form.formState;
  return PLAN_LINES.map((line) => (
    <TextArea
      key={line}
      {...form.register(line)}
      onKeyDown={onKeyDown}
      label={t(`plan.${line}`)}
      hint={hints ? t(`plan.${line}_hint`) : undefined}
      optionalLabel={line === "action" ? undefined : t("optional")}
      rows={2}
      max={PLAN_LINE_MAX}
      counterText={(used, max) => t("field.text_counter", { used, max })}
      error={fieldText(errors[line]?.message)}
    />
  ));
}

/** Planned date and expectation. */
export function PlanAddedFields({ form }: { form: Form }) {
  const { t } = useTranslation("common");
  const { register } = form;
  const { errors } = form.formState;
  const when = useWatch({ control: form.control, name: "planned_date" });
  return (
    <>
      <DateField
        {...register("planned_date")}
        type="datetime-local"
        written={when}
        label={t("plan.when")}
        optionalLabel={t("optional")}
        error={fieldText(errors.planned_date?.message)}
        className="sm:max-w-80"
      />
      <TextArea
        {...register("expectation")}
        label={t("plan.expectation")}
        hint={t("plan.expectation_hint")}
        optionalLabel={t("optional")}
        rows={2}
        max={SUMMARY_MAX}
        counterText={(used, max) => t("field.text_counter", { used, max })}
        error={fieldText(errors.expectation?.message)}
      />
    </>
  );
}
