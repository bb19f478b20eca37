import { sql } from "drizzle-orm";
import { adviceParts } from "#domain/coaching/advice-parts.ts";
import { DomainError } from "#domain/errors.ts";
import { profileSchema, type OwnProfile } from "#domain/profile/contract.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { columnsOf, SESSION_EMAIL, SESSION_USER, sessionRead } from "#server/db/session-read.ts";
import type { SessionVerb } from "#server/services.ts";

const own = sessionRead<never, Omit<OwnProfile, "advice_parts">>("get_profile", () => ({
  rows: sql`
    select ${columnsOf(profileSchema.omit({ email: true, advice_parts: true }), "p")}, ${SESSION_EMAIL} as email,
      app_passes_on() as passes_on
    from ${profiles} p where p.user_id = ${SESSION_USER} limit 1`,
}));

/**
 * The caller's own profile. @throws DomainError unauthenticated; not_found for an account without one, which a sign-up
 * never creates.
 */
export async function getProfile({ db, token }: Omit<SessionVerb<never>, "input">): Promise<OwnProfile> {
  const [profile] = await own(db, token, {});
  if (!profile) throw new DomainError("not_found");
  const { relational_advice: advice } = profile;
  return { ...profile, advice_parts: advice === null ? null : adviceParts(advice) };
}
