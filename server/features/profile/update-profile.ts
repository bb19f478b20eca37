import { eq, isNotNull } from "drizzle-orm";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import type { Language } from "#domain/language.ts";
import type { Profile, updateProfileSchema } from "#domain/profile/contract.ts";
import type { z } from "zod";
import type { Tx } from "#server/db/connect.ts";
import { requireProfile } from "#server/db/profile-facts.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Verb } from "#server/services.ts";
import { toProfile } from "./to-profile.ts";

/** Changes what is given of one's own profile; a new language has the written texts written anew, once. */
export function updateProfile({ db, user, input }: Verb<z.output<typeof updateProfileSchema>>): Promise<Profile> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .update(profiles)
      .set({
        name: input.name,
        language: input.language,
        age: input.age,
        gender: input.gender,
        originCountry: input.origin_country,
        originRegion: input.origin_region,
        currentCountry: input.current_country,
        currentRegion: input.current_region,
        updatedAt: new Date(),
      })
      .where(eq(profiles.userId, user.id))
      .returning();
    if (input.language && row && row.textsLanguage !== input.language) await writeTextsIn(tx, input.language);
    return toProfile(await requireProfile(tx), user.email);
  });
}

/**
 * Writes label, summary and advice of oneself and of everybody in the circle in another language. Always the built-in
 * writer's work: it needs no waiting, so nobody sees one text in each language.
 */
async function writeTextsIn(tx: Tx, language: Language): Promise<void> {
  const own = await requireProfile(tx);
  const ownTraits = own.traitsFull ?? own.traitsShort;
  if (ownTraits) {
    const text = interpretSelf({
      traits: ownTraits,
      language,
      name: own.name,
      age: own.age ?? undefined,
      seed: own.id,
    });
    await tx
      .update(profiles)
      .set({
        profileLabel: text.profile_label,
        profileSummary: text.summary,
        relationalAdvice: text.relational_advice,
        textsLanguage: language,
      })
      .where(eq(profiles.id, own.id));
  }
  const people = await tx.select().from(personas).where(isNotNull(personas.traitsShort));
  for (const person of people) {
    const traits = person.traitsFull ?? person.traitsShort;
    if (!traits || person.textsLanguage === language) continue;
    const text = interpretPersona({
      traits,
      language,
      seed: person.id,
      persona: {
        name: person.name,
        context: person.context,
        relationship_other: person.relationshipOther,
        age: person.age,
      },
    });
    await tx
      .update(personas)
      .set({
        profileLabel: text.profile_label,
        profileSummary: text.summary,
        relationalTips: text.relational_advice,
        textsLanguage: language,
      })
      .where(eq(personas.id, person.id));
  }
}
