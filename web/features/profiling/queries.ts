import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Language } from "#domain/language.ts";
import type { Persona } from "#domain/people/contract.ts";
import type { PersonaSummary } from "#domain/profiling/contract.ts";
import { api, call } from "#web/app/api.ts";
import { keepPersona, personaAnswersQuery } from "#web/app/persona-cache.ts";
import { KEYS, personaKey } from "#web/app/query-keys.ts";

/** Keeps answers about a person; resolves to the person with the progress they give. */
export function useSavePersonaAnswers(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: StoredAnswers) =>
      call(api.api.personas[":id"].answers.$put({ param: { id }, json: { answers } })),
    onSuccess: async ({ answers, persona }) => {
      const { queryKey } = personaAnswersQuery(id);
      // What was asked for before this was stored would take it off the screen again.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answers);
      await keepPersona(client, persona);
    },
  });
}

/** Archives the answers, for the profiling to begin again. */
export function useRetakeProfiling(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.personas[":id"].retake.$post({ param: { id } })),
    onSuccess: async (persona) => {
      await keepPersona(client, persona);
      // Whatever else shows answers about the person has them no more.
      await client.invalidateQueries({ queryKey: KEYS.people });
    },
  });
}

/**
 * Sees to it that a person's texts are there and of late: the server writes them where they are missing, stale or in
 * another language. Asked again whenever the tab is looked at again. The texts are shown from the person.
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

/** Has the texts written anew now, because somebody asks for it. */
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

/** Has the longer portrait written. */
export function useWriteProfileText(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) =>
      call(api.functions.v1["generate-persona-profile"].$post({ json: { personaId: id, language } })),
    onSuccess: ({ profile_text }) =>
      client.setQueryData<Persona>(
        personaKey(id),
        (persona) => persona && { ...persona, persona_profile_text: profile_text },
      ),
  });
}

function refreshSummary(json: { personaId: string; language: Language; force: boolean }): Promise<PersonaSummary> {
  return call(api.functions.v1["refresh-persona-summary"].$post({ json }));
}

function keepSummary(client: QueryClient, id: string, summary: PersonaSummary): void {
  const { profile_label, profile_summary, relational_tips, tips_parts, last_summary_update, refreshed, care } = summary;
  const texts = { profile_label, profile_summary, relational_tips, tips_parts, last_summary_update };
  const known = client.getQueryData<Persona>(personaKey(id));
  // While danger is open it says so itself; words of care are not to stay behind as the portrait.
  if (known && !care && !known.danger) client.setQueryData<Persona>(personaKey(id), { ...known, ...texts });
  // The longer portrait may have followed into another language.
  if (refreshed || care !== Boolean(known?.danger)) void client.invalidateQueries({ queryKey: personaKey(id) });
}
