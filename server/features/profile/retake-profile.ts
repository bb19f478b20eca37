import { and, inArray, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { OWN_CLUSTERS } from "#domain/progress/questions.ts";
import { USER_PROGRESS_BASE } from "#domain/progress/user-progress.ts";
import { changeProfile, lockProfile } from "#server/records/account/profile-facts.ts";
import { userProfileAnswers } from "#server/db/schema/profile.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderOwnTexts, tryOwnTexts } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";

/**
 * Restarts the extended profile: archives its answers, keeps those of the optional groups, and has the texts rewritten
 * from the onboarding scores. @throws DomainError conflict unless the profile is complete.
 */
export async function retakeProfile({ db, user, ...writing }: Verb & Writing): Promise<Profile> {
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    if ((await lockProfile(tx)).progressLevel !== 100) throw new DomainError("conflict");
    const { archivedAt, question } = userProfileAnswers;
    await tx
      .update(userProfileAnswers)
      .set({ archivedAt: now })
      .where(and(isNull(archivedAt), inArray(question, OWN_CLUSTERS.flat())));
    const row = await changeProfile(tx, user.id, {
      traitsFull: null,
      progressLevel: USER_PROGRESS_BASE,
      updatedAt: now,
    });
    return { row, order: await orderOwnTexts(tx, row, now) };
  });
  const written = await tryOwnTexts({ db, user, ...writing }, saved.order);
  return toProfile(written ?? saved.row, user.email);
}
