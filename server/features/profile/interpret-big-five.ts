import type { Interpretation, InterpretBigFiveInput } from "#domain/profile/contract.ts";
import type { Ai } from "#server/ai/door.ts";
import { hasModelConsent, requireProfile } from "#server/db/profile-facts.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import type { Verb } from "#server/services.ts";

/**
 * Puts trait scores into words, for the caller or, with `mode: "persona"`, for somebody else; stores nothing.
 * @throws DomainError not_found when `personaId` is not the caller's.
 */
export async function interpretBigFive({
  db,
  ai,
  user,
  input,
}: Verb<InterpretBigFiveInput> & { ai: Ai }): Promise<Interpretation> {
  const known = await db.withUser(user.id, async (tx) => ({
    profile: await requireProfile(tx),
    persona: input.personaId ? await requirePersona(tx, input.personaId) : null,
    consented: await hasModelConsent(tx),
  }));
  const { profile, persona, consented } = known;
  const { traits, language } = input;
  if (input.mode !== "persona") {
    const age = input.demographic_context?.age ?? profile.age ?? undefined;
    return ai.interpretSelf({ traits, language, name: profile.name, age, seed: profile.id }, { consented });
  }
  return ai.interpretPersona(
    {
      traits,
      language,
      ...(persona ? { seed: persona.id } : {}),
      persona: persona
        ? {
            name: persona.name,
            context: persona.context,
            relationship_other: persona.relationshipOther,
            age: persona.age,
          }
        : {
            name: language === "it" ? "questa persona" : "this person",
            context: "other",
            relationship_other: null,
            age: null,
          },
    },
    { consented },
  );
}
