import type { Persona } from "#domain/people/contract.ts";
import type { ShortAnswers } from "#domain/profile/contract.ts";
import { scorePersonaShort } from "#domain/profiling/score-short.ts";
import { orderPortrait, tryPortrait } from "#server/records/texts/portrait-texts.ts";
import { changePersona, lockPersona } from "#server/records/people/require-persona.ts";
import { toPersona } from "#server/records/people/to-persona.ts";
import { openFindings, toOpenRow } from "#server/records/safety/findings.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Scores and stores the short test about a person, then has label, summary and tips written and stores those too. The
 * scores are committed first. @throws DomainError not_found.
 */
export async function completeShortTest({
  db,
  user,
  input,
  ...writing
}: Verb<{ id: string; answers: ShortAnswers }> & Writing): Promise<Persona> {
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    await lockPersona(tx, input.id);
    const row = await changePersona(tx, input.id, { traitsShort: scorePersonaShort(input.answers), updatedAt: now });
    const open = (await openFindings(tx, row.id)).map(toOpenRow);
    return { row, open, order: await orderPortrait(tx, row, { now }) };
  });
  return toPersona((await tryPortrait({ db, user, ...writing }, saved.order)) ?? saved.row, saved.open);
}
