import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { clearedAs, withStatus, type EndedAs } from "./marks.ts";

const MUTATION_KEY = ["safety", "say"];
/** Queries whose data contain safety marks. */
const WITH_MARKS = [KEYS.notes, KEYS.interactions, KEYS.conversations];
const AFFECTED = [...WITH_MARKS, KEYS.people];

/** All alarms about a person, open or cleared. @throws ApiError `not_found` */
export function findingsQuery(personaId: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "findings", personaId],
    queryFn: ({ signal }) =>
      call(api.api.safety.findings.$get({ query: { persona_id: personaId } }, { init: { signal } })),
  });
}

interface Change {
  ids: readonly string[];
  /** Null reopens them. */
  as: EndedAs | null;
}

function setStatus(client: QueryClient, ids: readonly string[], ended: boolean): void {
  const changed = new Set(ids);
  for (const queryKey of WITH_MARKS) {
    client.setQueriesData({ queryKey }, (data: unknown) => withStatus(data, changed, ended ? "cleared" : "open"));
  }
}

/**
 * Clears or reopens findings: optimistic in the marks; withheld content returns with the refetch. Requests run in
 * series, so that an undo cannot overtake the change it reverts.
 */
export function useEndFindings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: MUTATION_KEY.join() },
    mutationFn: ({ ids, as }: Change) => {
      const { clear, reopen } = api.api.safety;
      return as
        ? call(clear.$post({ json: { ids: [...ids], as: clearedAs(as) } }))
        : call(reopen.$post({ json: { ids: [...ids] } }));
    },
    onMutate: async ({ ids, as }) => {
      // A pending refetch would restore the old state.
      await Promise.all(AFFECTED.map((queryKey) => client.cancelQueries({ queryKey })));
      setStatus(client, ids, as !== null);
    },
    onError: (_, { ids, as }) => setStatus(client, ids, as === null),
    onSettled: () => {
      // Only the last pending mutation refetches.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      for (const queryKey of AFFECTED) void client.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Refetches interactions when a danger about a person opens or ends, because their tips are withheld while it is open.
 */
export function useFollowDanger(danger: OpenDangerView | null): void {
  const client = useQueryClient();
  const open = danger !== null;
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    void client.invalidateQueries({ queryKey: KEYS.interactions });
  }, [client, open]);
}
