import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import type { AssessmentAnswers, AssessmentResult } from "#domain/relationship/contract.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { clusterKeys, toStoredAnswers } from "#domain/relationship/keys.ts";
import { api, call } from "#web/app/api.ts";
import { newId } from "#web/app/new-id.ts";
import { keepPersona, keepPersonaAnswers } from "#web/app/persona-cache.ts";
import { sendOrWait, type NewWaiting } from "#web/app/offline/waiting.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { assessmentLetter } from "#domain/relationship/content.assessment.ts";
import { forgetDrafts, forgetSending, sendingId } from "./assessment.ts";
import type { BaseAnswers } from "#web/questions/answer-draft.ts";
import { assessmentGroup, cacheDraft, refetchResultOnConflict, saveDraftAnswers } from "./draft-cache.ts";
import { relationshipQuery } from "./queries.ts";

interface Completion {
  cluster: AssessmentCluster;
  answers: StoredAnswers;
  /** Id of the newest result when the assessment was begun; null for none. */
  begunWith: string | null;
}

/** A request of the assessment as it waits for a network. */
function waitingFor(id: string, path: string, body: unknown): NewWaiting {
  return {
    kind: "answers",
    group: assessmentGroup(id),
    request: { method: "POST", path, body },
    shows: { personaId: id, text: "" },
  };
}

/**
 * Submits the three answers of one part; resolves to the person with updated progress, or to null if they wait for a
 * network.
 */
export function useCompleteCluster(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cluster, answers, begunWith }: Completion): Promise<Persona | null> => {
      const [q1, q2, q3] = clusterKeys(cluster).map((key) => assessmentLetter(key, answers[key]));
      const json = { cluster, answers: { q1: q1!, q2: q2!, q3: q3! }, latest_id: begunWith };
      const send = (): Promise<Persona | null> =>
        call(api.api.personas[":id"]["assessment-clusters"].$post({ param: { id }, json }));
      return sendOrWait(send, waitingFor(id, `/api/personas/${id}/assessment-clusters`, json), () => null);
    },
    onSuccess: async (persona, { answers }) => {
      await keepPersonaAnswers(client, id, answers);
      if (!persona) return;
      await keepPersona(client, persona);
      void client.invalidateQueries({ queryKey: KEYS.people, predicate: ({ queryKey }) => queryKey[1] !== "one" });
      // The server has computed a result: load it, so that its page does not start with the previous one.
      if (persona.context_progress === 100) {
        await client.fetchQuery({ ...relationshipQuery(id), staleTime: 0 }).catch(() => undefined);
      }
    },
    onError: (error) => refetchResultOnConflict(client, id, error),
  });
}

/**
 * Saves answers as a draft on the server, to be continued on any device. `begunWith` is the id of the newest result
 * when the assessment was begun; null for none.
 */
export function useKeepDraft(id: string, begunWith: string | null) {
  const client = useQueryClient();
  return (answers: StoredAnswers, _base: BaseAnswers, init?: RequestInit): Promise<void> =>
    saveDraftAnswers(client, id, { answers, latest_id: begunWith }, init);
}

/** Deletes the draft of the assessment, on the server and in this tab. */
export function useDiscardDraft(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.personas[":id"]["assessment-draft"].$delete({ param: { id } })),
    onSuccess: async () => {
      forgetDrafts(id);
      await cacheDraft(client, id, null);
    },
  });
}

/**
 * Submits all twelve answers for a result. `begunWith` is the id of the newest result when they were begun; null for
 * none. A retry with the same answers reuses their id and is idempotent. Resolves to null if they wait for a network.
 */
export function useComputeScore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answers, begunWith }: { answers: AssessmentAnswers; begunWith: string | null }) => {
      const json = { id: sendingId(id, answers, newId), persona_id: id, answers, latest_id: begunWith };
      const send = (): Promise<AssessmentResult | null> =>
        call(api.functions.v1["compute-relationship-health-score"].$post({ json }));
      return sendOrWait(send, waitingFor(id, "/functions/v1/compute-relationship-health-score", json), () => null);
    },
    onSuccess: async (result, { answers }) => {
      if (!result) return;
      forgetSending(id);
      await keepPersonaAnswers(client, id, toStoredAnswers(answers));
      client.setQueryData(relationshipQuery(id).queryKey, (old) => ({
        latest: result,
        history: [result, ...(old?.history ?? []).filter((entry) => entry.id !== result.id)],
        draft: null,
      }));
      void client.invalidateQueries({ queryKey: KEYS.people });
    },
    onError: (error) => refetchResultOnConflict(client, id, error),
  });
}
