import { useState } from "react";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { personaFormSchema, type Persona } from "#domain/people/contract.ts";
import { genderSchema } from "#domain/profile/contract.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useDraftForm } from "#web/forms/use-draft-form.ts";
import { newId } from "#web/app/new-id.ts";
import { useCreatePersona, useUpdatePersona } from "./queries.ts";

/** Unsaved input, valid or not. */
const draftSchema = z.object({
  id: idSchema,
  fields: z.object({
    name: z.string(),
    context: z.enum(PERSONA_CONTEXTS).optional(),
    also_called: z.string().nullish(),
    relationship_other: z.string().nullish(),
    gender: genderSchema.nullish(),
    age: z.number().nullish(),
    location_country: z.string().nullish(),
    location_region: z.string().nullish(),
  }),
});

export interface PersonaFormOptions {
  /** The person to edit; undefined to add a new one. */
  persona?: Persona | undefined;
  onSaved: (persona: Persona) => void;
}

/** Person form with draft and submit. A new person's id is stored in the draft, so that a retry is idempotent. */
export function usePersonaForm({ persona, onSaved }: PersonaFormOptions) {
  const [draft, keepDraft] = useJsonDraft(persona ? `persona:${persona.id}` : "persona:new", draftSchema);
  const [id] = useState(() => persona?.id ?? draft?.id ?? newId());
  const create = useCreatePersona();
  const update = useUpdatePersona(id);
  return useDraftForm({
    schema: personaFormSchema,
    defaults: {
      name: persona?.name ?? "",
      context: persona?.context,
      also_called: persona?.also_called ?? "",
      relationship_other: persona?.relationship_other ?? "",
      gender: persona?.gender ?? "not_specified",
      age: persona?.age ?? null,
      location_country: persona?.location_country ?? null,
      location_region: persona?.location_region ?? "",
      ...draft?.fields,
    },
    keepDraft,
    toDraft: (fields) => {
      const age = typeof fields.age === "number" && Number.isFinite(fields.age) ? fields.age : null;
      return { id, fields: { ...fields, name: fields.name ?? "", age } };
    },
    send: (fields) => (persona ? update.mutateAsync(fields) : create.mutateAsync({ id, fields })),
    onSent: onSaved,
  });
}

export type PersonaFormState = ReturnType<typeof usePersonaForm>;
