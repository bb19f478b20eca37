import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Persona } from "#domain/people/contract.ts";
import type { ShortAnswers } from "#domain/profile/contract.ts";
import { scorePersonaShort } from "#domain/profiling/score-short.ts";
import type { Ai } from "#server/ai/door.ts";
import { hasModelConsent, languageOf, requireProfile } from "#server/db/profile-facts.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { toPersona } from "./to-persona.ts";

/**
 * Scores the short test about a person, stores it, then has label, summary and tips written and stores those too. The
 * scores are safe before the writing starts. @throws DomainError not_found.
 */
export async function completeShortTest({
  db,
  ai,
  user,
  input,
}: Verb<{ id: string; answers: ShortAnswers }> & { ai: Ai }): Promise<Persona> {
  const traits = scorePersonaShort(input.answers);
  const known = await db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, input.id);
    await tx.update(personas).set({ traitsShort: traits, updatedAt: new Date() }).where(eq(personas.id, input.id));
    return { persona, language: languageOf(await requireProfile(tx)), consented: await hasModelConsent(tx) };
  });
  const { persona, language } = known;
  const text = await ai.interpretPersona(
    {
      traits,
      language,
      seed: persona.id,
      persona: {
        name: persona.name,
        context: persona.context,
        relationship_other: persona.relationshipOther,
        age: persona.age,
      },
    },
    { consented: known.consented },
  );
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .update(personas)
      .set({
        profileLabel: text.profile_label,
        profileSummary: text.summary,
        relationalTips: text.relational_advice,
        textsLanguage: language,
        lastSummaryUpdate: new Date(),
      })
      .where(eq(personas.id, input.id))
      .returning();
    if (!row || row.deletedAt) throw new DomainError("not_found");
    return toPersona(row);
  });
}
