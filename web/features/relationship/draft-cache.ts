import type { QueryClient } from "@tanstack/react-query";
import type { AssessmentDraft, SaveAssessmentDraftInput } from "#domain/relationship/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { forgetDrafts } from "./assessment.ts";
import { relationshipQuery } from "./queries.ts";

/**
 * Shows at once what the draft has become. How old the rest is stays as it was, and a newest result that was being asked
 * for is asked for again: a draft tells nothing of either.
 */
export async function showDraft(client: QueryClient, id: string, draft: AssessmentDraft | null): Promise<void> {
  const { queryKey } = relationshipQuery(id);
  const { fetchStatus, isInvalidated, dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
  // What was asked for before this was kept would take it off the screen again.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, (old) => old && { ...old, draft }, { updatedAt: dataUpdatedAt ?? 0 });
  if (fetchStatus === "fetching" || isInvalidated) void client.invalidateQueries({ queryKey, exact: true });
}

/**
 * Keeps answers of the assessment under way. Where another device has completed it meanwhile the newest result is read,
 * which leads to it. @throws ApiError conflict in that case, and what else a call fails with.
 */
export async function keepAnswers(client: QueryClient, id: string, json: SaveAssessmentDraftInput): Promise<void> {
  try {
    await showDraft(client, id, await call(api.api.personas[":id"]["assessment-draft"].$put({ param: { id }, json })));
  } catch (error) {
    readResultAfter(client, id, error);
    throw error;
  }
}

/** Reads the newest result where answers were refused because another device has completed the assessment meanwhile. */
export function readResultAfter(client: QueryClient, id: string, error: unknown): void {
  if (!(error instanceof ApiError && error.code === "conflict")) return;
  void client.invalidateQueries({ queryKey: relationshipQuery(id).queryKey, exact: true });
}

/**
 * For whoever is led from the questions to a result that came of other answers: what this tab kept belongs to that one,
 * and the answers, the person and all that rests on them are to be read again.
 */
export function leaveToResult(client: QueryClient, id: string): void {
  forgetDrafts(id);
  void client.invalidateQueries({ queryKey: KEYS.people });
}
