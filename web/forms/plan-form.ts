import { useState, type FormEvent } from "react";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createInteractionSchema } from "#domain/interactions/contract.ts";
import { PLAN_LINES, planLineOf, planSchema, type PlanFields } from "#domain/interactions/plan.ts";
import type { ApiError } from "#web/app/api.ts";
import { newId } from "#web/app/new-id.ts";
import { useJsonDraft } from "./json-draft.ts";
import { fromMomentField, toMomentField } from "./moment-field.ts";
import { useDraftForm } from "./use-draft-form.ts";

const { planned_date, expectation } = createInteractionSchema.shape;
const formSchema = z.object({
  ...planSchema.shape,
  planned_date: z.string().transform(fromMomentField).pipe(planned_date.unwrap()),
  expectation,
});

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

export interface PlanFormOptions<T> {
  draftKey: string;
  /** Initial values without a draft; the draft is deleted once the fields equal them again. */
  stored: TypedPlan;
  save: (fields: PlanFields, id: string) => Promise<T>;
  onSaved: (saved: T) => unknown;
  /** The id of a stored plan; undefined for a new one. */
  id?: string | undefined;
  onWrongFields?: (fields: readonly PlanFieldName[]) => void;
}

/** Plan form with draft and submit. A new plan's id is stored in the draft, so that a retry is idempotent. */
export function usePlanForm<T>({ draftKey, stored, save, onSaved, id: known, onWrongFields }: PlanFormOptions<T>) {
  const [draft, keepDraft] = useJsonDraft(draftKey, draftSchema);
  const [id] = useState(() => known ?? draft?.id ?? newId());
  const state = useDraftForm({
    schema: formSchema,
    defaults: draft ?? stored,
    keepDraft,
    toDraft: (values) => {
      const typed = { ...stored };
      for (const field of FIELDS) typed[field] = values[field] ?? "";
      return FIELDS.every((field) => typed[field] === stored[field]) ? null : { id, ...typed };
    },
    send: (fields) => save(fields, id),
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
