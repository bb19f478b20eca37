import { and, eq, isNull, sql } from "drizzle-orm";
import type { Persona } from "#domain/people/contract.ts";
import { personaAnswers, recomputePersona } from "#server/records/people/answers.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { changePersona, lockPersona } from "#server/records/people/require-persona.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import { personaView } from "#server/records/people/to-persona.ts";
import { dropDraft } from "#server/records/relationship/draft.ts";
import type { Verb } from "#server/services.ts";

/**
 * Restarts the profiling of a person: archives all answers except the initial ones, and clears the texts based on them
 * and any unfinished assessment. The short test and finished assessments stay. @throws DomainError not_found.
 */
export function retakeProfiling({ db, user, input: { id, now } }: Verb<{ id: string; now: Date }>): Promise<Persona> {
  return db.withUser(user.id, async (tx) => {
    await lockPersona(tx, id);
    const archived = await tx
      .update(personaProfileAnswers)
      .set({ archivedAt: now })
      .where(
        and(
          eq(personaProfileAnswers.personaId, id),
          isNull(personaProfileAnswers.archivedAt),
          sql`not starts_with(${personaProfileAnswers.question}, 'initial_')`,
        ),
      )
      .returning({ id: personaProfileAnswers.id });
    await queueMemory(
      tx,
      user.id,
      "persona_profile_answers",
      archived.map((row) => row.id),
    );
    await dropDraft(tx, id);
    await recomputePersona(tx, id, await personaAnswers(tx, id), now);
    const row = await changePersona(tx, id, {
      profileLabel: null,
      profileSummary: null,
      relationalTips: null,
      personaProfileText: null,
      textsLanguage: null,
      lastSummaryUpdate: null,
    });
    return personaView(tx, row);
  });
}
