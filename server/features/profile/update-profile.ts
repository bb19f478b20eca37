import { DomainError } from "#domain/errors.ts";
import { formerNames } from "#domain/people/former-names.ts";
import type { Profile, updateProfileSchema } from "#domain/profile/contract.ts";
import { changesRow, isStale } from "#domain/version.ts";
import type { z } from "zod";
import { changeProfile, languageOf, lockProfile, requireProfile } from "#server/records/account/profile-facts.ts";
import type { OutcomeRewrite } from "#server/records/texts/rewrite-texts.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderOwnTexts, tryOwnTexts } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";
import { writeOwnIn, writeTextsIn, writeTipsIn } from "./write-texts-in.ts";

/**
 * Updates the given fields of the user's profile. A new language has all texts rewritten, once; a new name or age those
 * about the user, by the built-in writer at once and then by the model, if it may write. @throws DomainError
 * changed_elsewhere if name, age, gender or places have changed since `base_version`.
 */
export async function updateProfile({
  db,
  user,
  input,
  ...writing
}: Verb<z.output<typeof updateProfileSchema>> & Writing): Promise<Profile> {
  const saved = await db.withUser(user.id, async (tx) => {
    const before = await lockProfile(tx);
    const edited = {
      name: input.name,
      age: input.age,
      gender: input.gender,
      originCountry: input.origin_country,
      originRegion: input.origin_region,
      currentCountry: input.current_country,
      currentRegion: input.current_region,
    };
    if (isStale(before, edited, input.base_version)) {
      throw new DomainError("changed_elsewhere", { current: toProfile(before, user.email) });
    }
    const row = await changeProfile(tx, user.id, {
      ...edited,
      formerNames: formerNames(before.formerNames, { from: before.name, to: input.name ?? before.name }),
      language: input.language,
      updatedAt: new Date(),
      version: before.version + (changesRow(before, edited) ? 1 : 0),
    });
    const changed = row.name !== before.name || row.age !== before.age;
    let tips: OutcomeRewrite[] = [];
    if (input.language && row.textsLanguage !== input.language) {
      tips = await writeTextsIn(tx, input.language, writing);
    } else if (changed && row.profileSummary !== null) {
      await writeOwnIn(tx, row.textsLanguage ?? languageOf(row), writing.log);
    }
    const order =
      changed && row.profileSummary !== null && writing.ai.provider === "model"
        ? await orderOwnTexts(tx, row, writing.clock())
        : null;
    return { row: await requireProfile(tx), order, tips };
  });
  await writeTipsIn({ db, user, ...writing }, languageOf(saved.row), saved.tips);
  const written = saved.order?.use.consented ? await tryOwnTexts({ db, user, ...writing }, saved.order) : null;
  return toProfile(written ?? saved.row, user.email);
}
