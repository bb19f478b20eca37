import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import type { Interpretation, InterpretBigFiveInput } from "#domain/profile/contract.ts";
import { modelUse, modelUseFor } from "#server/records/account/model-use.ts";
import { portraitInputs } from "#server/records/texts/portrait-facts.ts";
import { requireProfile } from "#server/records/account/profile-facts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import type { Verb, Writing } from "#server/services.ts";
import { selfInput } from "./own-texts.ts";

/**
 * Puts trait scores into words, for the caller or, with `mode: "persona"`, for somebody else; stores nothing. Uses
 * everything known about that person, so that signs of danger are met with care.
 * @throws DomainError not_found when `personaId` is not the caller's.
 */
export async function interpretBigFive({
  db,
  ai,
  clock,
  user,
  input: { traits, language, mode, personaId, demographic_context },
}: Verb<InterpretBigFiveInput> & Pick<Writing, "ai" | "clock">): Promise<Interpretation> {
  const scored = { traitsShort: traits, traitsFull: null };
  const { own, theirs, use } = await db.withUser(user.id, async (tx) => {
    const person = personaId ? { ...(await requirePersona(tx, personaId)), ...scored } : null;
    return {
      own: await selfInput(tx, { ...(await requireProfile(tx)), ...scored }, language),
      theirs: (await portraitInputs(tx, person ? [person] : [], { now: clock(), language }))[0],
      use: await (person ? modelUseFor(tx, person, clock()) : modelUse(tx, clock())),
    };
  });
  if (mode === "persona") {
    return ai.interpretPersona(theirs ?? { traits, language, persona: NOBODY_KNOWN[language] }, use);
  }
  const age = demographic_context?.age;
  return ai.interpretSelf({ ...own!, ...(age ? { age } : {}) }, use);
}

const somebody = (name: string): PortraitInput["persona"] => ({ name, context: "other" });
const NOBODY_KNOWN = { en: somebody("this person"), it: somebody("questa persona") };
