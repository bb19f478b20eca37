import type { AssessmentDraft, SaveAssessmentDraftInput } from "#domain/relationship/contract.ts";
import { lockPersona } from "#server/records/people/require-persona.ts";
import { dropDraft, keepDraft } from "#server/records/relationship/draft.ts";
import { requireNewest } from "#server/records/relationship/keep-assessment.ts";
import type { Verb } from "#server/services.ts";

/**
 * Keeps answers of an assessment under way, so that it can be gone on with anywhere; those not named stay. They are not
 * read for danger before they are sent: until then each may still be changed. @throws DomainError not_found; conflict
 * when the assessment they belong to has been completed meanwhile, which left no draft.
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

/** Forgets an assessment under way; nothing where there is none. @throws DomainError not_found. */
export function discardAssessmentDraft({ db, user, input: { id } }: Verb<{ id: string }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    await dropDraft(tx, id);
  });
}
