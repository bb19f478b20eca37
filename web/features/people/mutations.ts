import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Persona, PersonaFormInput } from "#domain/people/contract.ts";
import type { ShortAnswers } from "#domain/profile/contract.ts";
import { api, call, failure, request } from "#web/app/api.ts";
import { forgetAbout } from "#web/app/offline/device.ts";
import { keepPersona } from "#web/app/persona-cache.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { peopleQuery } from "./queries.ts";

/** Writes a changed person to the cache and invalidates the cards and the notes, which show the name. */
export function useKeepPersona() {
  const client = useQueryClient();
  return async (persona: Persona) => {
    await keepPersona(client, persona);
    void client.invalidateQueries({ queryKey: KEYS.notes });
  };
}

/** Whether the stored person equals the submitted fields; blank and absent are equal. */
function matches(persona: Persona, sent: PersonaFormInput): boolean {
  const text = (value: string | null | undefined) => value?.trim() || null;
  return (
    persona.name === sent.name.trim() &&
    persona.also_called === text(sent.also_called) &&
    persona.context === sent.context &&
    (sent.context !== "other" || persona.relationship_other === text(sent.relationship_other)) &&
    persona.gender === (sent.gender ?? "not_specified") &&
    persona.age === (sent.age ?? null) &&
    persona.location_country === (sent.location_country ?? null) &&
    persona.location_region === text(sent.location_region)
  );
}

/** Adds a person under an id generated when the form opened, so that a retry does not add a second one. */
export function useCreatePersona() {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: async ({ id, fields }: { id: string; fields: PersonaFormInput }) => {
      const persona = await call(api.api.personas.$post({ json: { ...fields, id } }));
      // An earlier attempt may have been stored although its response was lost: apply the edits made since.
      if (matches(persona, fields)) return persona;
      const json = { ...fields, base_version: persona.version };
      return call(api.api.personas[":id"].$patch({ param: { id }, json }));
    },
    onSuccess: keep,
  });
}

/** An edit of what the person form holds; `base_version` is the version it began from. */
export interface PersonaEdit {
  fields: PersonaFormInput;
  base_version: number;
}

/** Changes a person. The error is a conflict (`conflictOf<Persona>`) if they have been changed since `base_version`. */
export function useUpdatePersona(id: string) {
  const client = useQueryClient();
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: ({ fields, base_version }: PersonaEdit) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { ...fields, base_version } })),
    onError: (error) => {
      const conflict = conflictOf<Persona>(error);
      if (conflict) void keep(conflict.current);
    },
    onSuccess: async (persona) => {
      await keep(persona);
      // Plans, tips and titles contain the name or depend on the relationship.
      for (const queryKey of [KEYS.people, KEYS.notes, KEYS.interactions, KEYS.conversations]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Saves the wanted interval between contacts in days; null for none. */
export function useStayInTouch(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    // Serialized: arrow keys in the select send every choice passed, and the last one must win.
    scope: { id: `stay-in-touch ${id}` },
    mutationFn: (days: number | null) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { keep_in_touch_days: days } })),
    onSuccess: keep,
  });
}

/** Excludes a person from AI, or includes them again. */
export function useLeaveOut(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: (leftOut: boolean) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { left_out_of_ai: leftOut } })),
    onSuccess: keep,
  });
}

/** Stores a photo in base64; null deletes it. @throws ApiError */
export function writePhoto(id: string, image: string | null): Promise<Persona> {
  const at = api.api.personas[":id"].photo;
  return call(image === null ? at.$delete({ param: { id } }) : at.$put({ param: { id }, json: { image } }));
}

/** The stored photo of a person in base64; null if there is none. @throws ApiError if it cannot be loaded. */
export async function downloadPhoto(id: string): Promise<string | null> {
  const response = await request(`/api/personas/${id}/photo`);
  if (response.status === 404) return null;
  if (!response.ok) throw await failure(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}

/** Archives or unarchives a person. */
export function useArchivePersona() {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { archived } })),
    onSuccess: keep,
  });
}

/** Deletes a person with all their data; `useRestorePersona` undoes it. */
export function useDeletePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.api.personas[":id"].$delete({ param: { id } })),
    onSuccess: (_, id) => {
      forgetAbout(id);
      void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
      // Skip the deleted person's notes: their page may still be mounted and would refetch into a 404.
      void client.invalidateQueries({ queryKey: KEYS.notes, predicate: ({ queryKey }) => !queryKey.includes(id) });
    },
  });
}

export function useRestorePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.api.personas[":id"].restore.$post({ param: { id } })),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: KEYS.people });
      void client.invalidateQueries({ queryKey: KEYS.notes });
    },
  });
}

/** Submits the five short-test answers; resolves to the person with their texts. */
export function useCompleteShortTest(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: (answers: ShortAnswers) =>
      call(api.api.personas[":id"]["short-test"].$post({ param: { id }, json: { answers } })),
    onSuccess: keep,
  });
}
