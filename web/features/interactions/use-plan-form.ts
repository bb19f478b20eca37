import { useState, type FormEvent } from "react";
import type { Interaction } from "#domain/interactions/contract.ts";
import { planOf } from "#domain/interactions/plan.ts";
import { ApiError } from "#web/app/api.ts";
import { newId } from "#web/app/new-id.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { planFieldOf, refusesHalfDate, typedPlan, usePlanDraft, usePlanFields } from "#web/forms/plan-form.ts";
import { useCreatePlan, useUpdatePlan } from "./queries.ts";

export interface PlanFormOptions {
  personaId: string;
  /** The planned interaction to change; without one a new one is planned. */
  interaction?: Interaction | undefined;
  onSaved: (saved: Interaction) => unknown;
}

/** The form of a plan, its draft and its saving. A new plan's id is made here, once, and kept with the draft. */
export function usePlanForm({ personaId, interaction, onSaved }: PlanFormOptions) {
  const [draft, keepDraft] = usePlanDraft(interaction ? `plan-edit:${interaction.id}` : `plan:${personaId}`);
  const [id] = useState(() => interaction?.id ?? draft?.id ?? newId());
  const [stored] = useState(() => typedPlan(interaction ? { ...interaction, ...planOf(interaction) } : null));
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const form = usePlanFields([draft, keepDraft], stored, id);

  const save = useSingleFlight(
    form.handleSubmit(async (fields) => {
      try {
        const saved = interaction
          ? await update.mutateAsync({ id, fields })
          : await create.mutateAsync({ id, personaId, fields });
        keepDraft(null);
        onSaved(saved);
      } catch (error) {
        const field = planFieldOf(error);
        if (field && error instanceof ApiError) {
          form.setError(field, { type: "server", message: error.code }, { shouldFocus: true });
        }
      }
    }),
  );

  return {
    form,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!refusesHalfDate(event, form.setError)) void save(event);
    },
    pending: create.isPending || update.isPending,
    /** What the last try failed with. */
    failure: create.error ?? update.error,
    /** Forgets what was changed and not saved. */
    discard: () => keepDraft(null),
  };
}
