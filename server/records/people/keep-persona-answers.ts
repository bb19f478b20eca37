import { DomainError } from "#domain/errors.ts";
import { staleAnswers } from "#domain/version.ts";
import type { Persona } from "#domain/people/contract.ts";
import type { SaveAnswersInput, StoredAnswers } from "#domain/answers.ts";
import type { Verb, Writing } from "#server/services.ts";
import { personaAnswers, recomputePersona, storePersonaAnswers, touchesCompleted } from "./answers.ts";
import { personaView, toPersona } from "./to-persona.ts";
import { PARTS } from "#server/records/texts/portrait-parts.ts";
import { orderPortrait, tryPortrait } from "#server/records/texts/portrait-texts.ts";
import { keepCompleted, requireNewest } from "#server/records/relationship/keep-assessment.ts";
import { orderTips, tipsOf } from "#server/records/relationship/tips.ts";
import { openFindings, toOpenRow } from "#server/records/safety/findings.ts";
import { lockPersona } from "./require-persona.ts";

interface KeepAnswers {
  id: string;
  answers: StoredAnswers;
  latestId?: string | null | undefined;
  base?: SaveAnswersInput["base_answers"];
}

/**
 * Stores validated answers about a person, all or none, and leaves the others. Recomputes progress and extended scores,
 * and stores an assessment if they complete one. If they complete a part or change a complete one, the texts are
 * rewritten once the answers are committed. `latestId` is the newest assessment that the answers are based on; if there
 * is a newer one, changes are refused. So are answers that would replace others than those in `base`.
 * @throws DomainError not_found, conflict, changed_elsewhere.
 */
export async function keepPersonaAnswers({
  db,
  user,
  input: { id, answers: given, latestId, base },
  ...writing
}: Verb<KeepAnswers> & Writing): Promise<{ answers: StoredAnswers; persona: Persona }> {
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, id);
    const before = base && (await personaAnswers(tx, id));
    if (before && staleAnswers(before, given, base).length > 0) {
      throw new DomainError("changed_elsewhere", {
        current: { answers: before, persona: await personaView(tx, persona) },
      });
    }
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
