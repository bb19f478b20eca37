import type { SelfInput } from "#domain/coaching/interpret-self.ts";
import type { Language } from "#domain/language.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import { ownAnswers } from "#server/records/people/answers.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import type { Tx } from "#server/db/connect.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { sameTraits, logTextFailure } from "#server/records/texts/portrait-texts.ts";
import { changeProfile, languageOf, lockProfile, type ProfileRow } from "#server/records/account/profile-facts.ts";
import type { Verb, Writing } from "#server/services.ts";

/** The input for the user's own texts, read before they are written. */
export interface OwnOrder {
  input: SelfInput;
  use: ModelUse;
}

/** Everything the user's own texts may use; null before the onboarding. */
export async function selfInput(tx: Tx, profile: ProfileRow, language: Language): Promise<SelfInput | null> {
  const traits = profile.traitsFull ?? profile.traitsShort;
  if (!traits) return null;
  return {
    traits,
    form: profile.traitsFull ? "full" : "short",
    short: profile.traitsShort,
    language,
    name: profile.name,
    age: profile.age,
    answers: await ownAnswers(tx),
    seed: profile.id,
  };
}

export async function orderOwnTexts(tx: Tx, profile: ProfileRow, now: Date): Promise<OwnOrder | null> {
  const input = await selfInput(tx, profile, languageOf(profile));
  return input ? { input, use: await modelUse(tx, now) } : null;
}

/**
 * Has label, summary and advice written after a change, and stores them; no transaction is open while they are written.
 * Returns null and leaves the texts as they were if that fails (which is logged), or if scores, name, age or language
 * have changed meanwhile: that change has its own texts written.
 */
export async function tryOwnTexts(
  { db, ai, user, log }: Writing & Verb,
  order: OwnOrder | null,
): Promise<ProfileRow | null> {
  if (!order) return null;
  const { input, use } = order;
  try {
    const text = await ai.interpretSelf(input, use);
    return await db.withUser(user.id, async (tx) => {
      const profile = await lockProfile(tx);
      const same = sameTraits(profile.traitsFull ?? profile.traitsShort, input.traits);
      const sameSelf = profile.name === input.name && profile.age === input.age;
      if (!same || !sameSelf || languageOf(profile) !== input.language) return null;
      return changeProfile(tx, user.id, textColumns(text, input.language));
    });
  } catch (error) {
    logTextFailure(log, "own", error);
    return null;
  }
}

/** The columns for the user's own texts. */
export function textColumns(text: Interpretation, language: Language) {
  return {
    profileLabel: text.profile_label,
    profileSummary: text.summary,
    relationalAdvice: text.relational_advice,
    textsLanguage: language,
  };
}
