import { eq } from "drizzle-orm";
import { cleanAnswer, type SaveAnswersInput, type StoredAnswers } from "#domain/answers.ts";
import { DomainError } from "#domain/errors.ts";
import { selfAnswerProblem } from "#domain/profile/answers.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import type { OwnAnswers } from "#domain/profile/contract.ts";
import { scoreSelfExtended } from "#domain/profile/score-extended.ts";
import { answeredOf } from "#domain/progress/answered.ts";
import { OWN_CLUSTERS } from "#domain/progress/questions.ts";
import { userProgressOf } from "#domain/progress/user-progress.ts";
import { ownAnswers, storeOwnAnswers } from "#server/db/answers.ts";
import { lockProfile } from "#server/db/profile-facts.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderOwnTexts, tryOwnTexts } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";

/** The questions that one's own texts wait for, together: scores need all four clusters, a group is taken up whole. */
const PARTS: readonly (readonly string[])[] = [
  OWN_CLUSTERS.flat(),
  ...SELF_GROUPS.map(({ items }) => items.map(({ key }) => key)),
];

/**
 * Keeps answers about oneself, all of them or none; those not named stay. Progress and the extended scores follow from
 * what is then stored. Whatever completes a part, or changes a completed one, has the texts written anew, once the
 * answers are safe.
 * @throws DomainError what is wrong with an answer, at the field `answers.{key}`; onboarding_required before that.
 */
export async function saveOwnAnswers({
  db,
  user,
  input,
  ...writing
}: Verb<SaveAnswersInput> & Writing): Promise<OwnAnswers> {
  for (const [key, answer] of Object.entries(input.answers)) {
    const problem = selfAnswerProblem(key, answer);
    if (problem) throw new DomainError(problem, { field: `answers.${key}` });
  }
  const given = Object.fromEntries(Object.entries(input.answers).map(([key, answer]) => [key, cleanAnswer(answer)]));
  const now = writing.clock();
  const { row, answers, order } = await db.withUser(user.id, async (tx) => {
    if (!(await lockProfile(tx)).traitsShort) throw new DomainError("onboarding_required");
    const changed = await storeOwnAnswers(tx, user.id, given, now);
    const answers = await ownAnswers(tx);
    const progressLevel = userProgressOf(Object.keys(answers), true);
    const [row] = await tx
      .update(profiles)
      .set({
        progressLevel,
        traitsFull: progressLevel === 100 ? scoreSelfExtended(answers) : null,
        updatedAt: now,
      })
      .where(eq(profiles.userId, user.id))
      .returning();
    return { row: row!, answers, order: asksForTexts(changed, answers) ? await orderOwnTexts(tx, row!) : null };
  });
  const written = await tryOwnTexts({ db, user, ...writing }, order);
  return { answers, profile: toProfile(written ?? row, user.email) };
}

/** Whether one of the changed answers belongs to a part that is complete. */
function asksForTexts(changed: readonly string[], answers: StoredAnswers): boolean {
  return PARTS.some(
    (keys) => keys.some((key) => changed.includes(key)) && answeredOf(keys, Object.keys(answers)).state === "completed",
  );
}
