import { queryOptions } from "@tanstack/react-query";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { api, call } from "#web/app/api.ts";
import { personaAnswersQuery } from "#web/app/persona-cache.ts";
import { KEYS } from "#web/app/query-keys.ts";

/** The newest result with its tips, the earlier results, and the draft. @throws ApiError not_found. */
export function relationshipQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "relationship", id],
    queryFn: ({ signal }): Promise<RelationshipView> =>
      call(api.api.personas[":id"].relationship.$get({ param: { id } }, { init: { signal } })),
    // Another device may have completed the assessment meanwhile.
    refetchOnWindowFocus: "always",
  });
}

/** The answers about a person, refetched together with the result, so that neither is older. */
export function assessmentAnswersQuery(id: string) {
  return queryOptions({ ...personaAnswersQuery(id), refetchOnWindowFocus: "always" });
}
