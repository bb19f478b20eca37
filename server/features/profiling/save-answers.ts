import { cleanAnswer, type SaveAnswersInput, type StoredAnswers } from "#domain/answers.ts";
import { DomainError } from "#domain/errors.ts";
import { personaAnswerProblem } from "#domain/profiling/answers.ts";
import type { PersonaAnswers } from "#domain/profiling/contract.ts";
import { answeredOf } from "#domain/progress/answered.ts";
import { personaAnswers, recountPersona, storePersonaAnswers } from "#server/db/answers.ts";
import { orderPortrait, tryPortrait } from "#server/db/portrait-texts.ts";
import { lockPersona } from "#server/db/require-persona.ts";
import { toPersona } from "#server/db/to-persona.ts";
import type { Verb, Writing } from "#server/services.ts";
import { PARTS } from "./parts.ts";

/**
 * Keeps answers about a person, all of them or none; those not named stay. Progress and the extended scores follow from
 * what is then stored. Whatever completes a part, or changes a completed one, has the texts written anew, once the
 * answers are safe.
 * @throws DomainError not_found, or what is wrong with an answer, at the field `answers.{key}`.
 */
export async function savePersonaAnswers({
  db,
  user,
  input,
  ...writing
}: Verb<SaveAnswersInput & { id: string }> & Writing): Promise<PersonaAnswers> {
  for (const [key, answer] of Object.entries(input.answers)) {
    const problem = personaAnswerProblem(key, answer);
    if (problem) throw new DomainError(problem, { field: `answers.${key}` });
  }
  const given = Object.fromEntries(Object.entries(input.answers).map(([key, answer]) => [key, cleanAnswer(answer)]));
  const now = writing.clock();
  const { row, answers, order } = await db.withUser(user.id, async (tx) => {
    const before = await lockPersona(tx, input.id);
    const changed = await storePersonaAnswers(tx, before, given, now);
    const answers = await personaAnswers(tx, input.id);
    const row = await recountPersona(tx, input.id, answers, now);
    return { row, answers, order: asksForTexts(changed, answers) ? await orderPortrait(tx, row, { now }) : null };
  });
  return { answers, persona: toPersona((await tryPortrait({ db, user, ...writing }, order)) ?? row) };
}

/** Whether one of the changed answers belongs to a part that is complete. */
function asksForTexts(changed: readonly string[], answers: StoredAnswers): boolean {
  return PARTS.some(
    (keys) => keys.some((key) => changed.includes(key)) && answeredOf(keys, Object.keys(answers)).state === "completed",
  );
}
