import { sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { SESSION_EMAIL, SESSION_USER, sessionRead, type SessionVerb } from "#server/db/session-read.ts";

const own = sessionRead<never, Profile>("get_profile", () => ({
  rows: sql`
    select p.id, p.user_id, ${SESSION_EMAIL} as email, p.name, p.age, p.gender, p.origin_country, p.origin_region,
      p.current_country, p.current_region, p.language, p.traits_short, p.traits_full, p.profile_label, p.profile_summary,
      p.relational_advice, p.progress_level
    from ${profiles} p where p.user_id = ${SESSION_USER} limit 1`,
}));

/** The caller's own profile. @throws DomainError unauthenticated; not_found for an account without one, which a sign-up never leaves. */
export async function getProfile({ db, token }: Omit<SessionVerb<never>, "input">): Promise<Profile> {
  const [profile] = await own(db, token, {});
  if (!profile) throw new DomainError("not_found");
  return profile;
}
