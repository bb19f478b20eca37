import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Language } from "#domain/language.ts";
import type { Persona } from "#domain/people/contract.ts";
import type { PersonaAnswers, PersonaSummary } from "#domain/profiling/contract.ts";
import { api, call } from "#web/app/api.ts";
import { answersGroup, keepPersona, personaAnswersQuery } from "#web/app/persona-cache.ts";
import { cannotWait, sendOrWait, type NewWaiting } from "#web/app/offline/waiting.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { answersBody, type BaseAnswers } from "#web/questions/answer-draft.ts";
import { KEYS, personaKey } from "#web/app/query-keys.ts";

/**
 * Saves answers about a person; resolves to all stored answers and the person with updated progress. `base` holds the
 * answers that these began from; the error is a conflict (`conflictOf<PersonaAnswers>`) if one of them has been replaced
 * since.
 */
export function useSavePersonaAnswers(id: string) {
  const client = useQueryClient();
  async function keep({ answers, persona }: PersonaAnswers): Promise<void> {
    const { queryKey } = personaAnswersQuery(id);
    // A request in flight would restore the answers from before this save.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answers);
    await keepPersona(client, persona);
  }
  return async (answers: StoredAnswers, base: BaseAnswers, init: RequestInit = {}): Promise<PersonaAnswers> => {
    try {
      const json = answersBody(answers, base);
      const waiting: NewWaiting = {
        kind: "answers",
        group: answersGroup(id),
        request: { method: "PUT", path: `/api/personas/${id}/answers`, body: json },
        shows: { personaId: id, text: "" },
      };
      const saved = await sendOrWait(
        () => call(api.api.personas[":id"].answers.$put({ param: { id }, json }, { init })),
        waiting,
        // Progress and texts follow once the server has them.
        () => ({
          answers: { ...client.getQueryData(personaAnswersQuery(id).queryKey), ...answers },
          persona: client.getQueryData<Persona>(personaKey(id)) ?? cannotWait(),
        }),
      );
      await keep(saved);
      return saved;
    } catch (error) {
      const conflict = conflictOf<PersonaAnswers>(error);
      if (conflict) await keep(conflict.current);
      throw error;
    }
  };
}

/** Archives the answers about a person and restarts the profiling. */
export function useRetakeProfiling(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.personas[":id"].retake.$post({ param: { id } })),
    onSuccess: async (persona) => {
      await keepPersona(client, persona);
      // Other queries about the person still hold archived answers.
      await client.invalidateQueries({ queryKey: KEYS.people });
    },
  });
}

/**
 * Makes the server write a person's texts if they are missing, stale or in another language. Refetched on window focus.
 * The result is written to the cached person, from which the texts are displayed.
 */
export function freshSummaryQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [...KEYS.people, "summary", id, language],
    queryFn: async ({ client }) => {
      const summary = await refreshSummary({ personaId: id, language, force: false });
      keepSummary(client, id, summary);
      return summary;
    },
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Rewrites the texts on the user's request. */
export function useRefreshSummary(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) => refreshSummary({ personaId: id, language, force: true }),
    onSuccess: (summary, language) => {
      client.setQueryData(freshSummaryQuery(id, language).queryKey, summary);
      keepSummary(client, id, summary);
    },
  });
}

/** Generates the longer portrait. */
export function useWriteProfileText(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) =>
      call(api.functions.v1["generate-persona-profile"].$post({ json: { personaId: id, language } })),
    onSuccess: async ({ profile_text }) => {
      const queryKey = personaKey(id);
      // A request sent before would bring the person without it.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Persona>(
        queryKey,
        (persona) => persona && { ...persona, persona_profile_text: profile_text },
      );
      void client.invalidateQueries({ queryKey });
    },
  });
}

function refreshSummary(json: { personaId: string; language: Language; force: boolean }): Promise<PersonaSummary> {
  return call(api.functions.v1["refresh-persona-summary"].$post({ json }));
}

function keepSummary(client: QueryClient, id: string, summary: PersonaSummary): void {
  const { profile_label, profile_summary, relational_tips, tips_parts, last_summary_update, refreshed, care } = summary;
  const texts = { profile_label, profile_summary, relational_tips, tips_parts, last_summary_update };
  const known = client.getQueryData<Persona>(personaKey(id));
  // With an open safety concern the response contains supportive text, which must not be cached as the portrait.
  if (known && !care && !known.danger) client.setQueryData<Persona>(personaKey(id), { ...known, ...texts });
  // The server may also have rewritten the longer portrait in another language.
  if (refreshed || care !== Boolean(known?.danger)) void client.invalidateQueries({ queryKey: personaKey(id) });
}
