import type { StoredAnswers } from "#domain/answers.ts";
import type { Language } from "#domain/language.ts";
import type { AnswerState } from "#domain/progress/answered.ts";
import { ASSESSMENT, assessmentLetter } from "#domain/relationship/content.assessment.ts";
import type { AssessmentAnswers, RelationshipView } from "#domain/relationship/contract.ts";
import { assessmentAnswersSchema } from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS, type AssessmentCluster } from "#domain/relationship/indices.ts";
import { clusterKeys, fromStoredAnswers } from "#domain/relationship/keys.ts";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import { flowQuestion, type FlowQuestion } from "#web/questions/flow-question.ts";

/** Keys of this tab's drafts with answers that are not in the server's draft yet: first assessment and retake. */
export const firstDraft = (personaId: string) => `assessment:${personaId}`;
export const retakeDraft = (personaId: string) => `assessment-retake:${personaId}`;
const sendingDraft = (personaId: string) => `assessment-sending:${personaId}`;

/** Progress of a part; `completed` once its answers are stored on the server. */
export function clusterState(cluster: AssessmentCluster, stored: StoredAnswers, draft: StoredAnswers): AnswerState {
  const keys = clusterKeys(cluster);
  if (keys.every((key) => assessmentLetter(key, stored[key]))) return "completed";
  return keys.some((key) => stored[key] ?? draft[key]) ? "in_progress" : "start";
}

/** The questions of one part; null for all parts. */
export function questionsFor(cluster: AssessmentCluster | null, language: Language, name: string): FlowQuestion[] {
  return ASSESSMENT.filter((part) => cluster === null || part.cluster === cluster)
    .flatMap((part) => part.items)
    .map((item) => flowQuestion(item, language, name));
}

/** All twelve answers; null if one is missing. */
export function sheetOf(stored: StoredAnswers): AssessmentAnswers | null {
  const parsed = assessmentAnswersSchema.safeParse(fromStoredAnswers(stored));
  return parsed.success ? parsed.data : null;
}

/** Status of the request that completes the assessment. */
export type Sending = "idle" | "pending" | "error" | "success";

/**
 * Whether to offer submitting the complete answers for a result. Only if there is no result: answers that differ from
 * an existing one are older than it, and submitting them would create another. Stays true after submitting from this
 * page, until the page is left.
 */
export function isUncounted({ latest }: RelationshipView, sending: Sending): boolean {
  return latest === null || sending === "pending" || sending === "success";
}

/**
 * The id under which to submit an assessment, kept until it is known to be stored. A retry with the same answers reuses
 * the id and is idempotent; different answers get a new one, because the server ignores an id that it already has.
 */
export function sendingId(personaId: string, answers: AssessmentAnswers, makeId: () => string): string {
  const letters = ASSESSMENT_QUESTIONS.map((question) => answers[question]).join("");
  const [id, of] = readDraft(sendingDraft(personaId)).split(" ");
  if (id && of === letters) return id;
  const made = makeId();
  writeDraft(sendingDraft(personaId), `${made} ${letters}`);
  return made;
}

export function forgetSending(personaId: string): void {
  writeDraft(sendingDraft(personaId), "");
}

/** Whether the last submission of this tab was stored although its response was lost. */
export function isSubmissionStored(personaId: string, { history }: RelationshipView): boolean {
  const [id] = readDraft(sendingDraft(personaId)).split(" ");
  return Boolean(id) && history.some((entry) => entry.id === id);
}

/**
 * Whether the newest result differs from the one at the start of the questions (`begunWith`, null for none) and was not
 * submitted from here: another device completed the assessment, or this one did and the response was lost.
 */
export function isDoneElsewhere(begunWith: string | null, { latest }: RelationshipView, sending: Sending): boolean {
  return latest !== null && latest.id !== begunWith && (sending === "idle" || sending === "error");
}

/** Deletes the draft of the first assessment, once that is complete. */
export function forgetFirst(personaId: string): void {
  writeDraft(firstDraft(personaId), "");
}

/** Deletes all drafts of the assessment, once it is stored or discarded. */
export function forgetDrafts(personaId: string): void {
  for (const key of [sendingDraft, retakeDraft, firstDraft]) writeDraft(key(personaId), "");
}
