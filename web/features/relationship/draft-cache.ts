import type { QueryClient } from "@tanstack/react-query";
import type { AssessmentDraft, SaveAssessmentDraftInput } from "#domain/relationship/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { sendOrWait, type NewWaiting } from "#web/app/offline/waiting.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { forgetDrafts } from "./assessment.ts";
import { relationshipQuery } from "./queries.ts";

/** Group of the assessment's answers that wait for a network. */
export function assessmentGroup(id: string): string {
  return `assessment:${id}`;
}

/**
 * Writes a draft to the cached relationship. The cache keeps its age, and a fetch that was in flight is restarted,
 * because the draft says nothing about the newest result.
 */
export async function cacheDraft(client: QueryClient, id: string, draft: AssessmentDraft | null): Promise<void> {
  const { queryKey } = relationshipQuery(id);
  const { fetchStatus, isInvalidated, dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
  // A request in flight would restore the old draft.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (old) => old && { ...old, draft }, { updatedAt: dataUpdatedAt ?? 0 });
  if (fetchStatus === "fetching" || isInvalidated) void client.invalidateQueries({ queryKey, exact: true });
}

/**
 * Saves answers of the current assessment as a draft. If another device has completed the assessment meanwhile, the
 * newest result is refetched, to which `useLeaveOnResult` navigates. @throws ApiError, `conflict` in that case.
 */
export async function saveDraftAnswers(
  client: QueryClient,
  id: string,
  json: SaveAssessmentDraftInput,
  init: RequestInit = {},
): Promise<void> {
  try {
    const waiting: NewWaiting = {
      kind: "answers",
      group: assessmentGroup(id),
      request: { method: "PUT", path: `/api/personas/${id}/assessment-draft`, body: json },
      shows: { personaId: id, text: "" },
    };
    const before = client.getQueryData(relationshipQuery(id).queryKey)?.draft;
    const draft = await sendOrWait(
      () => call(api.api.personas[":id"]["assessment-draft"].$put({ param: { id }, json }, { init })),
      waiting,
      () => ({ ...before, answers: { ...before?.answers, ...json.answers } }) as AssessmentDraft,
    );
    await cacheDraft(client, id, draft);
  } catch (error) {
    refetchResultOnConflict(client, id, error);
    throw error;
  }
}

/** Refetches the newest result after a `conflict`: another device has completed the assessment meanwhile. */
export function refetchResultOnConflict(client: QueryClient, id: string, error: unknown): void {
  if (!(error instanceof ApiError && error.code === "conflict")) return;
  void client.invalidateQueries({ queryKey: relationshipQuery(id).queryKey, exact: true });
}

/**
 * Prepares navigation from the questions to a result that was computed from other answers: deletes this tab's drafts
 * and invalidates the answers, the person and everything derived from them.
 */
export function prepareForResult(client: QueryClient, id: string): void {
  forgetDrafts(id);
  void client.invalidateQueries({ queryKey: KEYS.people });
}
