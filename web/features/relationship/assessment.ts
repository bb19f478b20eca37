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

/** What this tab has not got to the server’s draft yet: of a first assessment, and of a new one, which is sent whole. */
export const firstDraft = (personaId: string) => `assessment:${personaId}`;
export const retakeDraft = (personaId: string) => `assessment-retake:${personaId}`;
const sendingDraft = (personaId: string) => `assessment-sending:${personaId}`;

/** How far a part is: `completed` once the server has its answers. */
export function clusterState(cluster: AssessmentCluster, stored: StoredAnswers, draft: StoredAnswers): AnswerState {
  const keys = clusterKeys(cluster);
  if (keys.every((key) => assessmentLetter(key, stored[key]))) return "completed";
  return keys.some((key) => stored[key] ?? draft[key]) ? "in_progress" : "start";
}

/** The questions of one part, or of all of them. */
export function questionsFor(cluster: AssessmentCluster | null, language: Language, name: string): FlowQuestion[] {
  return ASSESSMENT.filter((part) => cluster === null || part.cluster === cluster)
    .flatMap((part) => part.items)
    .map((item) => flowQuestion(item, language, name));
}

/** All twelve answers; null while one is missing. */
export function sheetOf(stored: StoredAnswers): AssessmentAnswers | null {
  const parsed = assessmentAnswersSchema.safeParse(fromStoredAnswers(stored));
  return parsed.success ? parsed.data : null;
}

/** How what completes an assessment from here is getting on. */
export type Sending = "idle" | "pending" | "error" | "success";

/**
 * Whether complete answers are to be sent for a result: where there is none, since older answers may have been left
 * without. Where there is one, answers that differ from it are older than it, and sent again would make another. What is
 * sent from here stays on screen until it is left.
 */
export function isUncounted({ latest }: RelationshipView, sending: Sending): boolean {
  return latest === null || sending === "pending" || sending === "success";
}

/**
 * The id an assessment is sent under, kept until it is known to be stored: the same answers sent again carry the same
 * id. Others are another assessment, which the server would not look at under an id that it has.
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

/** Whether what this tab sent last turns out to be stored although its answer never came. */
export function hasArrived(personaId: string, { history }: RelationshipView): boolean {
  const [id] = readDraft(sendingDraft(personaId)).split(" ");
  return Boolean(id) && history.some((entry) => entry.id === id);
}

/**
 * Whether the newest result is another than the one that questions were begun with (null: none), and not what is being
 * sent from here: another device has completed the assessment, or this one has, and the answer was lost.
 */
export function isDoneElsewhere(begunWith: string | null, { latest }: RelationshipView, sending: Sending): boolean {
  return latest !== null && latest.id !== begunWith && (sending === "idle" || sending === "error");
}

/** A completed assessment leaves nothing of the first one to be sent. */
export function forgetFirst(personaId: string): void {
  writeDraft(firstDraft(personaId), "");
}

/** What is known to be stored needs no draft. */
export function forgetDrafts(personaId: string): void {
  for (const key of [sendingDraft, retakeDraft, firstDraft]) writeDraft(key(personaId), "");
}
