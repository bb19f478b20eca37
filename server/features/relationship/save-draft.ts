import type { AssessmentDraft, SaveAssessmentDraftInput } from "#domain/relationship/contract.ts";
import { lockPersona } from "#server/records/people/require-persona.ts";
import { dropDraft, keepDraft } from "#server/records/relationship/draft.ts";
import { requireNewest } from "#server/records/relationship/keep-assessment.ts";
import type { Verb } from "#server/services.ts";

/**
 * Stores answers of an unfinished assessment, so that it can be continued on any device; other answers stay. They are
 * not checked for danger until they are sent, because each may still be changed.
 * @throws DomainError not_found; conflict if the assessment has been completed meanwhile, which deleted the draft.
 */
export function saveAssessmentDraft({
  db,
  user,
  input: { id, answers, latest_id, now },
}: Verb<SaveAssessmentDraftInput & { id: string; now: Date }>): Promise<AssessmentDraft> {
  return db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, id);
    await requireNewest(tx, id, latest_id);
    return keepDraft(tx, persona, answers, now);
  });
}

/** Discards an unfinished assessment, if there is one. @throws DomainError not_found. */
export function discardAssessmentDraft({ db, user, input: { id } }: Verb<{ id: string }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    await dropDraft(tx, id);
  });
}
