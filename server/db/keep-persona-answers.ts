import type { StoredAnswers } from "#domain/answers.ts";
import type { Verb, Writing } from "#server/services.ts";
import { personaAnswers, recountPersona, storePersonaAnswers, touchesCompleted } from "./answers.ts";
import { PARTS, TELLING } from "./portrait-parts.ts";
import { asksForCare, orderPortrait, tryPortrait } from "./portrait-texts.ts";
import { lockPersona, type PersonaRow } from "./require-persona.ts";

/**
 * Keeps checked answers about a person, all of them or none; those not named stay. Progress and the extended scores
 * follow from what is then stored. Whatever completes a part, or changes a completed one, has the texts written anew,
 * once the answers are safe; so does an answer that turns advice into care, or back. @throws DomainError not_found.
 */
export async function keepPersonaAnswers({
  db,
  user,
  input: { id, answers: given },
  ...writing
}: Verb<{ id: string; answers: StoredAnswers }> & Writing): Promise<{ answers: StoredAnswers; row: PersonaRow }> {
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, id);
    const told = Object.keys(given).some((key) => TELLING.has(key));
    const before = told ? await orderPortrait(tx, persona, { now }) : null;
    const changed = await storePersonaAnswers(tx, persona, given, now);
    const answers = await personaAnswers(tx, id);
    const row = await recountPersona(tx, id, answers, now);
    const completed = touchesCompleted(PARTS, changed, answers);
    const order = completed || told ? await orderPortrait(tx, row, { now }) : null;
    return { answers, row, order: completed || asksForCare(order) !== asksForCare(before) ? order : null };
  });
  const written = await tryPortrait({ db, user, ...writing }, saved.order);
  return { answers: saved.answers, row: written ?? saved.row };
}
