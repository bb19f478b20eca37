import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createInteractionSchema, type Interaction } from "#domain/interactions/contract.ts";
import { PLAN_LINES, planLineOf, planOf, type PlanFields } from "#domain/interactions/plan.ts";
import { planSchema } from "#domain/interactions/plan-schema.ts";
import type { ApiError } from "#web/app/api.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { newId } from "#web/app/new-id.ts";
import { formatMoment } from "#web/format/dates.ts";
import { baseSchema } from "./base-schema.ts";
import { useJsonDraft } from "./json-draft.ts";
import { fromMomentField, toMomentField } from "./moment-field.ts";
import { useEditForm, type From } from "./use-edit-form.ts";

const { planned_date, expectation } = createInteractionSchema.shape;
const formSchema = z.object({
  ...planSchema.shape,
  planned_date: z.string().transform(fromMomentField).pipe(planned_date.unwrap()),
  expectation,
});

type FormValues = z.input<typeof formSchema>;

/** Fields of a plan besides its lines. */
export const PLAN_ADDED = ["planned_date", "expectation"] as const;
const FIELDS = [...PLAN_LINES, ...PLAN_ADDED] as const;
export type PlanFieldName = (typeof FIELDS)[number];
/** A plan as the values of its form fields. */
export type TypedPlan = Record<PlanFieldName, string>;

const draftSchema = z.object({
  /** The id that a new plan is stored under. */
  id: idSchema.optional(),
  action: z.string(),
  fears: z.string(),
  goals: z.string(),
  planned_date: z.string(),
  expectation: z.string(),
  base: baseSchema.optional(),
}) satisfies z.ZodType<TypedPlan>;

/** Converts a plan to field values; null gives empty fields. */
export function typedPlan(plan: Partial<PlanFields> | null): TypedPlan {
  return {
    action: plan?.action ?? "",
    fears: plan?.fears ?? "",
    goals: plan?.goals ?? "",
    planned_date: toMomentField(plan?.planned_date ?? null),
    expectation: plan?.expectation ?? "",
  };
}

/** The form field of an error. The server names the interaction's column, or `plan.…` for the plan of a message. */
function planFieldOf({ field = "" }: ApiError): PlanFieldName | undefined {
  const name = field.replace(/^plan\./, "");
  return FIELDS.find((one) => one === (planLineOf(name) ?? name));
}

/** A stored interaction's plan as field values. */
function valuesOf(record: Interaction): TypedPlan {
  return typedPlan({ ...record, ...planOf(record) });
}

export interface PlanFormOptions {
  draftKey: string;
  /** The stored plan to edit; undefined for a new one. */
  record?: Interaction | undefined;
  /** Initial values of a new plan; its draft is deleted once the fields equal them again. */
  proposed?: TypedPlan;
  save: (fields: PlanFields, id: string, from: From<Interaction> | undefined) => Promise<Interaction>;
  onSaved: (saved: Interaction) => unknown;
  onWrongFields?: (fields: readonly PlanFieldName[]) => void;
}

/** Plan form with draft and submit. A new plan's id is stored in the draft, so that a retry is idempotent. */
export function usePlanForm({ draftKey, record, proposed, save, onSaved, onWrongFields }: PlanFormOptions) {
  const { t } = useTranslation(["common", "interactions"]);
  const [draft, keepDraft] = useJsonDraft(draftKey, draftSchema);
  const [id] = useState(() => record?.id ?? draft?.id ?? newId());
  const [stored] = useState(() => (record ? valuesOf(record) : (proposed ?? typedPlan(null))));
  const { base: _base, id: _id, ...kept } = draft ?? {};
  const state = useEditForm({
    schema: formSchema,
    record,
    base: record && draft?.base,
    valuesOf,
    parts: [
      ...PLAN_LINES.map((line) => ({
        label: t(`common:plan.${line}`),
        names: [line],
        text: (values: FormValues) => values[line] ?? "",
      })),
      {
        label: t("common:plan.when"),
        names: ["planned_date"],
        text: ({ planned_date: when }) => (when === "" ? "" : formatMoment(when, currentLanguage())),
      },
      {
        label: t("common:plan.expectation"),
        names: ["expectation"],
        text: (values) => values.expectation ?? "",
      },
    ],
    defaults: { ...stored, ...kept },
    keepDraft,
    toDraft: (values, base) => {
      const typed = { ...stored };
      for (const field of FIELDS) typed[field] = values[field] ?? "";
      return !base && FIELDS.every((field) => typed[field] === stored[field]) ? null : { id, ...typed, base };
    },
    send: (fields, from) => save(fields, id, from),
    closedBy: ({ status }) => (status === "planned" ? null : t("interactions:error.completed")),
    onSent: onSaved,
    fieldOf: planFieldOf,
    onWrongFields,
  });
  return {
    ...state,
    draft,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!hasHalfDate(event.currentTarget)) state.submit();
      else state.form.setError("planned_date", { message: "planned_date_incomplete" }, { shouldFocus: true });
    },
  };
}

/** An incomplete date has an empty value and would be saved as no date. */
function hasHalfDate(form: HTMLFormElement): boolean {
  const moment = form.elements.namedItem("planned_date");
  return moment instanceof HTMLInputElement && moment.validity.badInput;
}
