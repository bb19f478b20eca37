import type { Persona } from "#domain/people/contract.ts";
import type { CompleteAssessmentClusterInput } from "#domain/relationship/contract.ts";
import { clusterKeys } from "#domain/relationship/keys.ts";
import { keepPersonaAnswers } from "#server/records/people/keep-persona-answers.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Keeps the three answers of one cluster of the assessment, which counts at once. Sent twice it gives the same result.
 * @throws DomainError not_found; conflict when they change what a newer result rests on than the one they were begun with.
 */
export async function completeAssessmentCluster({
  input: { id, cluster, answers, latest_id },
  ...verb
}: Verb<CompleteAssessmentClusterInput & { id: string }> & Writing): Promise<Persona> {
  const letters = [answers.q1, answers.q2, answers.q3];
  const stored = Object.fromEntries(clusterKeys(cluster).map((key, at) => [key, letters[at]!]));
  return (await keepPersonaAnswers({ ...verb, input: { id, answers: stored, latestId: latest_id } })).persona;
}
