import { useEffect, useRef, useState, type FormEvent } from "react";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { createInteractionSchema, type Interaction } from "#domain/interactions/contract.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { newId } from "#web/app/new-id.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { fromMomentField, toMomentField } from "#web/forms/moment-field.ts";
import { useCreatePlan, useUpdatePlan } from "./queries.ts";

const { objectives, avoid, feeling, expectation, planned_date } = createInteractionSchema.shape;
const formSchema = z.object({
  objectives,
  avoid,
  feeling,
  planned_date: z.string().transform(fromMomentField).pipe(planned_date.unwrap()),
  expectation,
});

const FIELDS = ["objectives", "avoid", "feeling", "planned_date", "expectation"] as const;
const draftSchema = z.object({
  id: idSchema,
  objectives: z.string(),
  avoid: z.string(),
  feeling: z.string(),
  planned_date: z.string(),
  expectation: z.string(),
});

export interface PlanFormOptions {
  personaId: string;
  /** The planned interaction to change; without one a new one is planned. */
  interaction?: Interaction | undefined;
  onSaved: (saved: Interaction) => unknown;
}

/** The form of a plan, its draft and its saving. A new plan's id is made here, once, and kept with the draft. */
export function usePlanForm({ personaId, interaction, onSaved }: PlanFormOptions) {
  const [draft, keepDraft] = useJsonDraft(
    interaction ? `plan-edit:${interaction.id}` : `plan:${personaId}`,
    draftSchema,
  );
  const [id] = useState(() => interaction?.id ?? draft?.id ?? newId());
  const [stored] = useState(() => ({
    objectives: interaction?.objectives ?? "",
    avoid: interaction?.avoid ?? "",
    feeling: interaction?.feeling ?? "",
    planned_date: toMomentField(interaction?.planned_date ?? null),
    expectation: interaction?.expectation ?? "",
  }));
  const create = useCreatePlan();
  const update = useUpdatePlan();
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
      keep.current(FIELDS.every((field) => typed[field] === stored[field]) ? null : { id, ...typed });
    });
    return unsubscribe;
  }, [watch, stored, id]);

  const save = useSingleFlight(
    form.handleSubmit(async (fields) => {
      try {
        const saved = interaction
          ? await update.mutateAsync({ id, fields })
          : await create.mutateAsync({ id, personaId, fields });
        keepDraft(null);
        onSaved(saved);
      } catch (error) {
        showAtField(error, FIELDS, form.setError);
      }
    }),
  );

  return {
    form,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const moment = event.currentTarget.elements.namedItem("planned_date");
      // Half a date has no value: it would be taken for none.
      if (moment instanceof HTMLInputElement && moment.validity.badInput) {
        event.preventDefault();
        form.setError("planned_date", { message: "planned_date_incomplete" }, { shouldFocus: true });
      } else void save(event);
    },
    pending: create.isPending || update.isPending,
    /** What the last try failed with. */
    failure: create.error ?? update.error,
    /** Forgets what was changed and not saved. */
    discard: () => keepDraft(null),
  };
}
