import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { idSchema } from "#domain/ids.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { personaFormSchema, type Persona, type PersonaFormInput } from "#domain/people/contract.ts";
import { genderSchema } from "#domain/profile/contract.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import type { Part } from "#web/forms/conflict.ts";
import { baseSchema } from "#web/forms/base-schema.ts";
import { useEditForm } from "#web/forms/use-edit-form.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { placeName } from "#web/format/country-options.ts";
import { newId } from "#web/app/new-id.ts";
import { useCreatePersona, useUpdatePersona } from "./mutations.ts";

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
  base: baseSchema.optional(),
});

export interface PersonaFormOptions {
  /** The person to edit; undefined to add a new one. */
  persona?: Persona | undefined;
  onSaved: (persona: Persona) => void;
}

const BLANK = {
  name: "",
  also_called: "",
  relationship_other: "",
  gender: "not_specified" as const,
  age: null,
  location_country: null,
  location_region: "",
};

const valuesOf = (persona: Persona) => ({
  name: persona.name,
  context: persona.context,
  also_called: persona.also_called ?? "",
  relationship_other: persona.relationship_other ?? "",
  gender: persona.gender,
  age: persona.age,
  location_country: persona.location_country,
  location_region: persona.location_region ?? "",
});

/** What the form can change; relationship and place are two fields each. */
function usePersonaParts(): Part<PersonaFormInput>[] {
  const { t } = useTranslation("people");
  return [
    { label: t("common:field.name"), names: ["name"], text: ({ name }) => name },
    {
      label: t("form.context"),
      names: ["context", "relationship_other"],
      text: ({ context, relationship_other }) =>
        context === "other" ? (relationship_other ?? "") : t(`context.${context}`),
    },
    { label: t("form.also_called"), names: ["also_called"], text: ({ also_called }) => also_called ?? "" },
    {
      label: t("common:field.gender"),
      names: ["gender"],
      text: ({ gender }) => t(`common:gender.${gender ?? "not_specified"}`),
    },
    { label: t("common:field.age"), names: ["age"], text: ({ age }) => String(age ?? "") },
    {
      label: t("common:place.title"),
      names: ["location_country", "location_region"],
      text: ({ location_country: country, location_region: region }) =>
        placeName({ country, region }, currentLanguage()),
    },
  ];
}

/** Person form with draft and submit. A new person's id is stored in the draft, so that a retry is idempotent. */
export function usePersonaForm({ persona, onSaved }: PersonaFormOptions) {
  const [draft, keepDraft] = useJsonDraft(persona ? `persona:${persona.id}` : "persona:new", draftSchema);
  const [id] = useState(() => persona?.id ?? draft?.id ?? newId());
  const create = useCreatePersona();
  const update = useUpdatePersona(id);
  const parts = usePersonaParts();
  return useEditForm({
    schema: personaFormSchema,
    record: persona,
    base: persona && draft?.base,
    valuesOf,
    parts,
    defaults: { ...(persona ? valuesOf(persona) : BLANK), ...draft?.fields },
    keepDraft,
    toDraft: (fields, base) => {
      const age = typeof fields.age === "number" && Number.isFinite(fields.age) ? fields.age : null;
      return { id, fields: { ...fields, name: fields.name ?? "", age }, base };
    },
    send: (fields, from) =>
      from ? update.mutateAsync({ fields, base_version: from.base_version }) : create.mutateAsync({ id, fields }),
    onSent: onSaved,
  });
}

export type PersonaFormState = ReturnType<typeof usePersonaForm>;
