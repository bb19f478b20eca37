import { useEffect, useRef, type FormEvent } from "react";
import type { UseFormSetError } from "react-hook-form";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createInteractionSchema } from "#domain/interactions/contract.ts";
import { PLAN_LINES, planLineOf, planSchema, type PlanFields } from "#domain/interactions/plan.ts";
import { ApiError } from "#web/app/api.ts";
import { useSchemaForm } from "./form.ts";
import { useJsonDraft } from "./json-draft.ts";
import { fromMomentField, toMomentField } from "./moment-field.ts";

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
export function planFieldOf(error: unknown): PlanFieldName | undefined {
  if (!(error instanceof ApiError) || error.field === undefined) return undefined;
  const name = error.field.replace(/^plan\./, "");
  return FIELDS.find((field) => field === (planLineOf(name) ?? name));
}

/** The draft of a plan: `id` is kept with it, for one that is not stored yet. */
export function usePlanDraft(key: string) {
  return useJsonDraft(key, draftSchema);
}

/** The fields of a plan, whose draft is kept as long as they differ from `stored`. */
export function usePlanFields([draft, keepDraft]: ReturnType<typeof usePlanDraft>, stored: TypedPlan, id?: string) {
  const form = useSchemaForm(formSchema, draft ?? stored);
  const keep = useRef(keepDraft);
  useEffect(() => {
    keep.current = keepDraft;
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const typed = { ...stored };
      for (const field of FIELDS) typed[field] = values[field] ?? "";
      const same = FIELDS.every((field) => typed[field] === stored[field]);
      keep.current(same ? null : { ...(id && { id }), ...typed });
    });
    return unsubscribe;
  }, [watch, stored, id]);
  return form;
}

/** Refuses half a date, which has no value and would be taken for none; true where it did. */
export function refusesHalfDate(
  event: FormEvent<HTMLFormElement>,
  setError: UseFormSetError<Pick<TypedPlan, "planned_date">>,
): boolean {
  const moment = event.currentTarget.elements.namedItem("planned_date");
  if (!(moment instanceof HTMLInputElement) || !moment.validity.badInput) return false;
  event.preventDefault();
  setError("planned_date", { message: "planned_date_incomplete" }, { shouldFocus: true });
  return true;
}
