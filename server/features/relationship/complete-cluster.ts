import type { Persona } from "#domain/people/contract.ts";
import type { CompleteAssessmentClusterInput } from "#domain/relationship/contract.ts";
import { clusterKeys } from "#domain/relationship/keys.ts";
import { keepPersonaAnswers } from "#server/records/people/keep-persona-answers.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Stores the three answers of one assessment cluster, which count at once. Idempotent.
 * @throws DomainError not_found; conflict if they would change the basis of a result newer than `latest_id`.
 */
export async function completeAssessmentCluster({
  input: { id, cluster, answers, latest_id },
  ...verb
}: Verb<CompleteAssessmentClusterInput & { id: string }> & Writing): Promise<Persona> {
  const letters = [answers.q1, answers.q2, answers.q3];
  const stored = Object.fromEntries(clusterKeys(cluster).map((key, at) => [key, letters[at]!]));
  return (await keepPersonaAnswers({ ...verb, input: { id, answers: stored, latestId: latest_id } })).persona;
}
