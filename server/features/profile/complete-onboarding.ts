import { sql } from "drizzle-orm";
import type { Profile, ShortAnswers } from "#domain/profile/contract.ts";
import { scoreSelfShort } from "#domain/profile/score-short.ts";
import { USER_PROGRESS_BASE } from "#domain/progress/user-progress.ts";
import { changeProfile } from "#server/records/account/profile-facts.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderOwnTexts, tryOwnTexts } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";

/**
 * Scores and stores the five onboarding answers, then has label, summary and advice written. Idempotent; progress
 * beyond the onboarding is kept.
 */
export async function completeOnboarding({
  db,
  user,
  input,
  ...writing
}: Verb<{ answers: ShortAnswers }> & Writing): Promise<Profile> {
  const saved = await db.withUser(user.id, async (tx) => {
    const row = await changeProfile(tx, user.id, {
      traitsShort: scoreSelfShort(input.answers),
      progressLevel: sql`greatest(coalesce(${profiles.progressLevel}, 0), ${USER_PROGRESS_BASE})`,
      updatedAt: writing.clock(),
    });
    return { row, order: await orderOwnTexts(tx, row, writing.clock()) };
  });
  const written = await tryOwnTexts({ db, user, ...writing }, saved.order);
  return toProfile(written ?? saved.row, user.email);
}
