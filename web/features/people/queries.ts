import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Persona, PersonaFormInput } from "#domain/people/contract.ts";
import type { ShortAnswers } from "#domain/profile/contract.ts";
import { api, call, failure, request } from "#web/app/api.ts";
import { keepPersona } from "#web/app/persona-cache.ts";
import { CARDS_KEY, KEYS } from "#web/app/query-keys.ts";

/** The cards of the circle, newest first, archived ones among them; page after page. */
export const peopleQuery = infiniteQueryOptions({
  queryKey: CARDS_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(api.api.personas.$get({ query: pageParam === null ? {} : { cursor: pageParam } }, { init: { signal } })),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

/** How much would go with a person. */
export function personaContentsQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "contents", id],
    queryFn: ({ signal }) => call(api.api.personas[":id"].contents.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
}

/** What a changed person changes on screen: cards, the person, and notes that carry the name. */
export function useKeepPersona() {
  const client = useQueryClient();
  return async (persona: Persona) => {
    await keepPersona(client, persona);
    void client.invalidateQueries({ queryKey: KEYS.notes });
  };
}

/** Whether the stored person says what was sent; blank and absent are the same. */
function holds(persona: Persona, sent: PersonaFormInput): boolean {
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

/** Adds a person under an id made when the form opened, so that sending twice adds one. */
export function useCreatePersona() {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: async ({ id, fields }: { id: string; fields: PersonaFormInput }) => {
      const persona = await call(api.api.personas.$post({ json: { ...fields, id } }));
      // An earlier try may have been stored although its answer was lost: what was changed since then still counts.
      if (holds(persona, fields)) return persona;
      return call(api.api.personas[":id"].$patch({ param: { id }, json: fields }));
    },
    onSuccess: keep,
  });
}

export function useUpdatePersona(id: string) {
  const client = useQueryClient();
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: (fields: PersonaFormInput) => call(api.api.personas[":id"].$patch({ param: { id }, json: fields })),
    onSuccess: async (persona) => {
      await keep(persona);
      // Plans, tips and titles follow a new name or relationship.
      for (const queryKey of [KEYS.people, KEYS.notes, KEYS.interactions, KEYS.conversations]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Keeps the wished-for days between two contacts; null for no wish. */
export function useStayInTouch(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    // One after another: going through the choices with the arrow keys keeps each of them, and the last one counts.
    scope: { id: `stay-in-touch ${id}` },
    mutationFn: (days: number | null) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { keep_in_touch_days: days } })),
    onSuccess: keep,
  });
}

/** Leaves a person out of AI, or lets the coach know about them again. */
export function useLeaveOut(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: (leftOut: boolean) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { left_out_of_ai: leftOut } })),
    onSuccess: keep,
  });
}

/** Keeps a photograph, in base64; null takes it away. @throws ApiError */
export function writePhoto(id: string, image: string | null): Promise<Persona> {
  const at = api.api.personas[":id"].photo;
  return call(image === null ? at.$delete({ param: { id } }) : at.$put({ param: { id }, json: { image } }));
}

/** A person’s photograph as it is kept, in base64; null where there is none. @throws ApiError where it cannot be read. */
export async function keptPhoto(id: string): Promise<string | null> {
  const response = await request(`/api/personas/${id}/photo`);
  if (response.status === 404) return null;
  if (!response.ok) throw await failure(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}

/** Archives a person or brings them back. */
export function useArchivePersona() {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      call(api.api.personas[":id"].$patch({ param: { id }, json: { archived } })),
    onSuccess: keep,
  });
}

/** Deletes a person with all that is theirs; `useRestorePersona` brings both back. */
export function useDeletePersona() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.api.personas[":id"].$delete({ param: { id } })),
    onSuccess: (_, id) => {
      void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
      // Not the notes of the person who is gone: their page may still be open, and would ask in vain.
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

/** The name of the draft, kept per account, with the answers so far to the short questions about a person. */
export const shortTestDraft = (personaId: string) => `short-test:${personaId}`;

/** Sends the five answers about a person; the answer is the person with their texts. */
export function useCompleteShortTest(id: string) {
  const keep = useKeepPersona();
  return useMutation({
    mutationFn: (answers: ShortAnswers) =>
      call(api.api.personas[":id"]["short-test"].$post({ param: { id }, json: { answers } })),
    onSuccess: keep,
  });
}
