import type { Profile } from "#domain/profile/contract.ts";
import { requireProfile } from "#server/db/profile-facts.ts";
import type { Verb } from "#server/services.ts";
import { toProfile } from "./to-profile.ts";

/** The caller's own profile. */
export function getProfile({ db, user }: Omit<Verb<never>, "input">): Promise<Profile> {
  return db.readUser(user.id, async (tx) => toProfile(await requireProfile(tx), user.email));
}
