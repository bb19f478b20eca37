import type { Persona } from "#domain/people/contract.ts";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Verb, Writing } from "#server/services.ts";
import { personaAnswers, recomputePersona, storePersonaAnswers, touchesCompleted } from "./answers.ts";
import { toPersona } from "./to-persona.ts";
import { PARTS } from "#server/records/texts/portrait-parts.ts";
import { orderPortrait, tryPortrait } from "#server/records/texts/portrait-texts.ts";
import { keepCompleted, requireNewest } from "#server/records/relationship/keep-assessment.ts";
import { orderTips, tipsOf } from "#server/records/relationship/tips.ts";
import { openFindings, toOpenRow } from "#server/records/safety/findings.ts";
import { lockPersona } from "./require-persona.ts";

/**
 * Stores validated answers about a person, all or none, and leaves the others. Recomputes progress and extended scores,
 * and stores an assessment if they complete one. If they complete a part or change a complete one, the texts are
 * rewritten once the answers are committed. `latestId` is the newest assessment that the answers are based on; if there
 * is a newer one, changes are refused.
 * @throws DomainError not_found, conflict.
 */
export async function keepPersonaAnswers({
  db,
  user,
  input: { id, answers: given, latestId },
  ...writing
}: Verb<{ id: string; answers: StoredAnswers; latestId?: string | null | undefined }> & Writing): Promise<{
  answers: StoredAnswers;
  persona: Persona;
}> {
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, id);
    const changed = await storePersonaAnswers(tx, persona, given, now);
    if (changed.length > 0) await requireNewest(tx, id, latestId);
    const answers = await personaAnswers(tx, id);
    const assessment = await keepCompleted(tx, persona, { changed, answers, now });
    const row = await recomputePersona(tx, id, answers, now);
    const completed = touchesCompleted(PARTS, changed, answers);
    const open = (await openFindings(tx, id)).map(toOpenRow);
    const order = completed ? await orderPortrait(tx, row, { now }) : null;
    const tips = assessment && (await orderTips(tx, row, assessment, order, now));
    return { answers, row, open, order, tips };
  });
  const writer = { db, user, ...writing };
  const [written] = await Promise.all([tryPortrait(writer, saved.order), saved.tips && tipsOf(writer, saved.tips)]);
  return { answers: saved.answers, persona: toPersona(written ?? saved.row, saved.open) };
}
