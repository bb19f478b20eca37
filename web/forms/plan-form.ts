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

/** What may be added to a plan's lines. */
export const PLAN_ADDED = ["planned_date", "expectation"] as const;
const FIELDS = [...PLAN_LINES, ...PLAN_ADDED] as const;
export type PlanFieldName = (typeof FIELDS)[number];
/** A plan as its fields hold it. */
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

/** What the fields hold of a plan, or of none yet. */
export function typedPlan(plan: Partial<PlanFields> | null): TypedPlan {
  return {
    action: plan?.action ?? "",
    fears: plan?.fears ?? "",
    goals: plan?.goals ?? "",
    planned_date: toMomentField(plan?.planned_date ?? null),
    expectation: plan?.expectation ?? "",
  };
}

/** The field an error belongs to, whose names the server has from the interaction's columns or the message's plan. */
function planFieldOf({ field = "" }: ApiError): PlanFieldName | undefined {
  const name = field.replace(/^plan\./, "");
  return FIELDS.find((one) => one === (planLineOf(name) ?? name));
}

export interface PlanFormOptions<T> {
  /** The name of its draft. */
  draftKey: string;
  /** What the fields hold without a draft; the draft is forgotten once they hold it again. */
  stored: TypedPlan;
  save: (fields: PlanFields, id: string) => Promise<T>;
  onSaved: (saved: T) => unknown;
  /** The id a plan is stored under, where it has one already. */
  id?: string | undefined;
  onWrongFields?: (fields: readonly PlanFieldName[]) => void;
}

/** The form of a plan, its draft and its saving. The id of a new one is made here, once, and kept with the draft. */
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

/** A half-typed date has no value and would be taken for no date. */
function hasHalfDate(form: HTMLFormElement): boolean {
  const moment = form.elements.namedItem("planned_date");
  return moment instanceof HTMLInputElement && moment.validity.badInput;
}
