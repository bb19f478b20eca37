import { useQuery } from "@tanstack/react-query";
import type { Persona } from "#domain/people/contract.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { siteQuery } from "#web/app/site.ts";

/**
 * The person that may be dictated about: null if the server has no transcriber, or if they are excluded from AI, because
 * recordings are sent to the transcriber.
 */
export function useDictationPerson(personaId: string | undefined): Persona | null {
  const offered = useQuery(siteQuery).data?.transcription ?? false;
  // Fetch the person first: dictation is offered only if they are not excluded from AI.
  const { data: person } = useQuery({ ...personaQuery(personaId ?? ""), enabled: offered && personaId !== undefined });
  return offered && person?.left_out_of_ai === false ? person : null;
}
