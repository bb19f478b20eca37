import type { Profile, updateProfileSchema } from "#domain/profile/contract.ts";
import type { z } from "zod";
import { changeProfile, requireProfile } from "#server/db/profile-facts.ts";
import type { Verb, Writing } from "#server/services.ts";
import { toProfile } from "./to-profile.ts";
import { writeTextsIn } from "./write-texts-in.ts";

/** Changes what is given of one's own profile; a new language has the written texts written anew, once. */
export function updateProfile({
  db,
  user,
  input,
  ...writing
}: Verb<z.output<typeof updateProfileSchema>> & Pick<Writing, "log" | "clock">): Promise<Profile> {
  return db.withUser(user.id, async (tx) => {
    const row = await changeProfile(tx, user.id, {
      name: input.name,
      language: input.language,
      age: input.age,
      gender: input.gender,
      originCountry: input.origin_country,
      originRegion: input.origin_region,
      currentCountry: input.current_country,
      currentRegion: input.current_region,
      updatedAt: new Date(),
    });
    if (input.language && row.textsLanguage !== input.language) {
      await writeTextsIn(tx, input.language, writing);
    }
    return toProfile(await requireProfile(tx), user.email);
  });
}
