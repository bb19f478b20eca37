import type { PersonaAnswers } from "#domain/profiling/contract.ts";
import { personaAnswers } from "#server/records/people/answers.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { personaView } from "#server/records/people/to-persona.ts";
import type { Verb } from "#server/services.ts";

/** The current answers about a person, without those archived by a retake. @throws DomainError not_found. */
export function getPersonaAnswers({ db, user, input: { id } }: Verb<{ id: string }>): Promise<PersonaAnswers> {
  return db.withUser(user.id, async (tx) => {
    const persona = await personaView(tx, await requirePersona(tx, id));
    return { answers: await personaAnswers(tx, id), persona };
  });
}
