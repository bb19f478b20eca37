import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { api, call } from "./api.ts";
import { CARDS_KEY, KEYS, personaKey } from "./query-keys.ts";

/** One person. @throws ApiError not_found. */
export function personaQuery(id: string) {
  return queryOptions({
    queryKey: personaKey(id),
    queryFn: ({ signal }) => call(api.api.personas[":id"].$get({ param: { id } }, { init: { signal } })),
  });
}

/** The current answers about a person, of every questionnaire. @throws ApiError not_found. */
export function personaAnswersQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "answers", id],
    queryFn: async ({ signal }): Promise<StoredAnswers> =>
      (await call(api.api.personas[":id"].answers.$get({ param: { id } }, { init: { signal } }))).answers,
  });
}

/**
 * Shows a changed person at once, with what only some answers tell of them; their card in the circle is read again when
 * it is next seen.
 */
export async function keepPersona(client: QueryClient, persona: Persona): Promise<void> {
  const queryKey = personaKey(persona.id);
  // What was asked for before the change would bring the old state back.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Persona>(queryKey, (old) => ({ ...old, ...persona }));
  void client.invalidateQueries({ queryKey: CARDS_KEY });
}

/** Adds answers that are stored now to those known about a person. */
export async function keepPersonaAnswers(client: QueryClient, id: string, answers: StoredAnswers): Promise<void> {
  const { queryKey } = personaAnswersQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (old) => old && { ...old, ...answers });
}
