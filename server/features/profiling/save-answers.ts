import type { SaveAnswersInput } from "#domain/answers.ts";
import { personaAnswerProblem } from "#domain/profiling/answers.ts";
import type { PersonaAnswers } from "#domain/profiling/contract.ts";
import { checkedAnswers } from "#server/records/people/answers.ts";
import { keepPersonaAnswers } from "#server/records/people/keep-persona-answers.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Stores answers about a person, all or none; other answers stay.
 * @throws DomainError not_found; changed_elsewhere if an answer is no longer the one in `base_answers`; or the problem
 * with an answer, at the field `answers.{key}`.
 */
export async function savePersonaAnswers({
  input,
  ...verb
}: Verb<SaveAnswersInput & { id: string }> & Writing): Promise<PersonaAnswers> {
  const answers = checkedAnswers(input.answers, personaAnswerProblem);
  return keepPersonaAnswers({ ...verb, input: { id: input.id, answers, base: input.base_answers } });
}
