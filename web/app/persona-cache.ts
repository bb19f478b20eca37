import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { api, call } from "./api.ts";
import { waitingNow } from "./offline/waiting.ts";
import { CARDS_KEY, KEYS, personaKey } from "./query-keys.ts";

/** One person. @throws ApiError `not_found` */
export function personaQuery(id: string) {
  return queryOptions({
    queryKey: personaKey(id),
    queryFn: ({ signal }) => call(api.api.personas[":id"].$get({ param: { id } }, { init: { signal } })),
  });
}

/** Group of the answers about a person that wait for a network. */
export function answersGroup(id: string): string {
  return `answers:${id}`;
}

/** The answers about a person that the server does not have yet. */
function waitingAnswers(id: string): StoredAnswers {
  const bodies = waitingNow()
    .filter(({ group, refused }) => group === answersGroup(id) && !refused)
    .map(({ request }) => (request.body as { answers: StoredAnswers }).answers);
  return Object.assign({}, ...bodies) as StoredAnswers;
}

/** The current answers about a person, of all questionnaires. @throws ApiError `not_found` */
export function personaAnswersQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "answers", id],
    queryFn: async ({ signal }): Promise<StoredAnswers> => {
      const { answers } = await call(api.api.personas[":id"].answers.$get({ param: { id } }, { init: { signal } }));
      return { ...answers, ...waitingAnswers(id) };
    },
  });
}

/**
 * Puts a changed person into the cache, keeping fields that only some responses include; invalidates the people
 * cards.
 */
export async function keepPersona(client: QueryClient, persona: Persona): Promise<void> {
  const queryKey = personaKey(persona.id);
  // A request sent before the change would overwrite it with stale data.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Persona>(queryKey, (old) => ({ ...old, ...persona }));
  void client.invalidateQueries({ queryKey: CARDS_KEY });
}

/** Merges newly stored answers into the cached ones. */
export async function keepPersonaAnswers(client: QueryClient, id: string, answers: StoredAnswers): Promise<void> {
  const { queryKey } = personaAnswersQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (old) => old && { ...old, ...answers });
}
