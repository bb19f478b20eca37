import type { AssessmentResult, ComputeRelationshipHealthScoreInput } from "#domain/relationship/contract.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { personaAnswers, recomputePersona, storePersonaAnswers } from "#server/records/people/answers.ts";
import { orderPortrait, tryPortrait } from "#server/records/texts/portrait-texts.ts";
import { lockPersona } from "#server/records/people/require-persona.ts";
import { dropDraft } from "#server/records/relationship/draft.ts";
import { keepAssessment } from "#server/records/relationship/keep-assessment.ts";
import { orderTips, tipsOf } from "#server/records/relationship/tips.ts";
import { toResult } from "#server/records/relationship/to-result.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Scores an assessment and stores it beside the earlier ones; its answers become the current ones, progress is
 * recomputed and the draft deleted. Tips and the texts about the person are written once that is committed. The same id
 * sent again, or the newest one's answers from another device, return the existing assessment.
 * @throws DomainError not_found; conflict if the id belongs to an assessment of another person, or if other answers
 * have produced a result newer than `latest_id`.
 */
export async function computeRelationshipHealthScore({
  db,
  user,
  input,
  ...writing
}: Verb<ComputeRelationshipHealthScoreInput> & Writing): Promise<AssessmentResult> {
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, input.persona_id);
    const now = writing.clock();
    const sheet = { id: input.id ?? crypto.randomUUID(), answers: input.answers, latestId: input.latest_id };
    const { assessment, was } = await keepAssessment(tx, persona, sheet, now);
    if (was === "sent") {
      const portrait = await orderPortrait(tx, persona, { now });
      return { tips: await orderTips(tx, persona, assessment, portrait, now), portrait: null };
    }
    await dropDraft(tx, persona.id);
    const changed = await storePersonaAnswers(tx, persona, toStoredAnswers(input.answers), now);
    const row = await recomputePersona(tx, persona.id, await personaAnswers(tx, persona.id), now);
    const portrait = await orderPortrait(tx, row, { now });
    const tips = await orderTips(tx, persona, assessment, portrait, now);
    return { tips, portrait: was === "new" || changed.length > 0 ? portrait : null };
  });
  const writer = { db, user, ...writing };
  const [tips] = await Promise.all([tipsOf(writer, saved.tips), tryPortrait(writer, saved.portrait)]);
  return toResult(saved.tips.assessment, tips);
}
