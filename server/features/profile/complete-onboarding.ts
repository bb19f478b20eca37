import { eq, sql } from "drizzle-orm";
import type { Profile, ShortAnswers } from "#domain/profile/contract.ts";
import { scoreSelfShort } from "#domain/profile/score-short.ts";
import type { Ai } from "#server/ai/door.ts";
import { hasModelConsent, languageOf, requireProfile } from "#server/db/profile-facts.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Verb } from "#server/services.ts";
import { toProfile } from "./to-profile.ts";

/** Progress once the short form is done. */
const ONBOARDED = 20;

/**
 * Scores the five onboarding answers and stores them, then has label, summary and advice written. Sent twice it gives
 * the same result; progress already beyond stays.
 */
export async function completeOnboarding({
  db,
  ai,
  user,
  input,
}: Verb<{ answers: ShortAnswers }> & { ai: Ai }): Promise<Profile> {
  const traits = scoreSelfShort(input.answers);
  const known = await db.withUser(user.id, async (tx) => {
    await tx
      .update(profiles)
      .set({
        traitsShort: traits,
        progressLevel: sql`greatest(coalesce(${profiles.progressLevel}, 0), ${ONBOARDED})`,
        updatedAt: new Date(),
      })
      .where(eq(profiles.userId, user.id));
    return { profile: await requireProfile(tx), consented: await hasModelConsent(tx) };
  });
  const { profile } = known;
  const language = languageOf(profile);
  const text = await ai.interpretSelf(
    {
      traits: profile.traitsFull ?? traits,
      language,
      name: profile.name,
      age: profile.age ?? undefined,
      seed: profile.id,
    },
    { consented: known.consented },
  );
  return db.withUser(user.id, async (tx) => {
    await tx
      .update(profiles)
      .set({
        profileLabel: text.profile_label,
        profileSummary: text.summary,
        relationalAdvice: text.relational_advice,
        textsLanguage: language,
      })
      .where(eq(profiles.userId, user.id));
    return toProfile(await requireProfile(tx), user.email);
  });
}
