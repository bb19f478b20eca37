import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Interaction } from "#domain/interactions/contract.ts";
import { planColumns, type PlanFields } from "#domain/interactions/plan.ts";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { timeZone } from "#web/format/time-zone.ts";

/** A person's interactions of one state, newest first, page after page. */
export function interactionsQuery(personaId: string, status: Interaction["status"]) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.interactions, "of", personaId, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.personas[":id"].interactions.$get(
          { param: { id: personaId }, query: { status, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** How many of the coming interactions are asked for at first, and how many more each time: a line of the home’s strip. */
const COMING = 4;

/** What is planned with anybody, soonest first, page after page. */
export const comingQuery = infiniteQueryOptions({
  queryKey: [...KEYS.interactions, "coming"],
  queryFn: ({ pageParam, signal }) =>
    call(
      api.api.interactions.$get(
        { query: { status: "planned", limit: String(COMING), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { init: { signal } },
      ),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

/** What recorded outcomes with a person have in common. */
export function whatWorksQuery(personaId: string) {
  return queryOptions({
    queryKey: [...KEYS.interactions, "works", personaId],
    queryFn: ({ signal }) =>
      call(api.api.personas[":id"]["what-works"].$get({ param: { id: personaId } }, { init: { signal } })),
  });
}

/** A changed interaction changes every list of them, and what is counted from them on a person's card. */
function useRefreshInteractions() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEYS.interactions }),
      client.invalidateQueries({ queryKey: KEYS.people }),
    ]);
  };
}

/** Completes a planned interaction; the same outcome sent twice is recorded once. */
export function useRecordOutcome() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, result_summary }: { id: string; result_summary: string }) => {
      const json = { result_summary, time_zone: timeZone() };
      return call(api.api.interactions[":id"].outcome.$post({ param: { id }, json }));
    },
    onSuccess: () => void refresh(),
  });
}

/** A plan as the API takes it. */
function toColumns({ planned_date, expectation, ...plan }: PlanFields) {
  return { ...planColumns(plan), planned_date, expectation };
}

function holds(stored: Interaction, sent: ReturnType<typeof toColumns>): boolean {
  return (
    stored.objectives === sent.objectives &&
    stored.avoid === sent.avoid &&
    stored.feeling === sent.feeling &&
    stored.planned_date === sent.planned_date &&
    stored.expectation === sent.expectation
  );
}

/** Writes a plan under an id made when the form opened, so that sending twice writes one. */
export function useCreatePlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: async ({ id, personaId, fields }: { id: string; personaId: string; fields: PlanFields }) => {
      const json = toColumns(fields);
      const stored = await call(
        api.api.personas[":id"].interactions.$post({ param: { id: personaId }, json: { ...json, id } }),
      );
      // An earlier try may have been stored although its answer was lost: what was changed since then still counts.
      if (holds(stored, json)) return stored;
      return call(api.api.interactions[":id"].$patch({ param: { id }, json }));
    },
    onSuccess: () => void refresh(),
  });
}

export function useUpdatePlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: PlanFields }) =>
      call(api.api.interactions[":id"].$patch({ param: { id }, json: toColumns(fields) })),
    onSuccess: () => void refresh(),
  });
}

/** Cancels a planned interaction, or takes that back. */
export function useCancelPlan() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, cancelled }: { id: string; cancelled: boolean }) => {
      const one = api.api.interactions[":id"];
      return call(cancelled ? one.$delete({ param: { id } }) : one.restore.$post({ param: { id } }));
    },
    onSuccess: () => void refresh(),
  });
}
