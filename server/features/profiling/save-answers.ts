import { dangers } from "#domain/coaching/portrait-facts.ts";
import type { SaveAnswersInput } from "#domain/answers.ts";
import { personaAnswerProblem } from "#domain/profiling/answers.ts";
import type { PersonaAnswers } from "#domain/profiling/contract.ts";
import {
  checkedAnswers,
  personaAnswers,
  recountPersona,
  storePersonaAnswers,
  touchesCompleted,
} from "#server/db/answers.ts";
import { orderPortrait, tryPortrait, type PortraitOrder } from "#server/db/portrait-texts.ts";
import { lockPersona } from "#server/db/require-persona.ts";
import { toPersona } from "#server/db/to-persona.ts";
import type { Verb, Writing } from "#server/services.ts";
import { PARTS, TELLING } from "./parts.ts";

/**
 * Keeps answers about a person, all of them or none; those not named stay. Progress and the extended scores follow from
 * what is then stored. Whatever completes a part, or changes a completed one, has the texts written anew, once the
 * answers are safe; so does an answer that turns advice into care, or back.
 * @throws DomainError not_found, or what is wrong with an answer, at the field `answers.{key}`.
 */
export async function savePersonaAnswers({
  db,
  user,
  input,
  ...writing
}: Verb<SaveAnswersInput & { id: string }> & Writing): Promise<PersonaAnswers> {
  const given = checkedAnswers(input.answers, personaAnswerProblem);
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, input.id);
    const told = Object.keys(given).some((key) => TELLING.has(key));
    const before = told ? await orderPortrait(tx, persona, { now }) : null;
    const changed = await storePersonaAnswers(tx, persona, given, now);
    const answers = await personaAnswers(tx, input.id);
    const row = await recountPersona(tx, input.id, answers, now);
    const completed = touchesCompleted(PARTS, changed, answers);
    const order = completed || told ? await orderPortrait(tx, row, { now }) : null;
    return { answers, row, order: completed || asksForCare(order) !== asksForCare(before) ? order : null };
  });
  const written = await tryPortrait({ db, user, ...writing }, saved.order);
  return { answers: saved.answers, persona: toPersona(written ?? saved.row) };
}

function asksForCare(order: PortraitOrder | null): boolean {
  return order !== null && dangers(order.input).length > 0;
}
