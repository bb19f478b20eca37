import type { SaveAnswersInput } from "#domain/answers.ts";
import { DomainError } from "#domain/errors.ts";
import { staleAnswers } from "#domain/version.ts";
import { selfAnswerProblem } from "#domain/profile/answers.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import type { OwnAnswers } from "#domain/profile/contract.ts";
import { scoreSelfExtended } from "#domain/profile/score-extended.ts";
import { OWN_CLUSTERS } from "#domain/progress/questions.ts";
import { userProgressOf } from "#domain/progress/user-progress.ts";
import { checkedAnswers, ownAnswers, storeOwnAnswers, touchesCompleted } from "#server/records/people/answers.ts";
import { changeProfile, lockProfile } from "#server/records/account/profile-facts.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderOwnTexts, tryOwnTexts } from "./own-texts.ts";
import { toProfile } from "./to-profile.ts";

/**
 * Sets of questions that must be complete before the texts are rewritten: scores need all four clusters, and a group
 * counts as a whole.
 */
const PARTS: readonly (readonly string[])[] = [
  OWN_CLUSTERS.flat(),
  ...SELF_GROUPS.map(({ items }) => items.map(({ key }) => key)),
];

/**
 * Stores answers about the user, all or none; other answers stay. Progress and the extended scores are computed from
 * all stored answers. Completing a part, or changing a completed one, has the texts rewritten once the answers are
 * committed.
 * @throws DomainError the problem with an answer, at the field `answers.{key}`; onboarding_required before the
 * onboarding; changed_elsewhere if an answer is no longer the one in `base_answers`.
 */
export async function saveOwnAnswers({
  db,
  user,
  input,
  ...writing
}: Verb<SaveAnswersInput> & Writing): Promise<OwnAnswers> {
  const given = checkedAnswers(input.answers, selfAnswerProblem);
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    const profile = await lockProfile(tx);
    if (!profile.traitsShort) throw new DomainError("onboarding_required");
    const before = input.base_answers && (await ownAnswers(tx));
    if (before && staleAnswers(before, given, input.base_answers).length > 0) {
      throw new DomainError("changed_elsewhere", {
        current: { answers: before, profile: toProfile(profile, user.email) },
      });
    }
    const changed = await storeOwnAnswers(tx, user.id, given, now);
    const answers = await ownAnswers(tx);
    const progressLevel = userProgressOf(Object.keys(answers), true);
    const traitsFull = progressLevel === 100 ? scoreSelfExtended(answers) : null;
    const row = await changeProfile(tx, user.id, { progressLevel, traitsFull, updatedAt: now });
    const order = touchesCompleted(PARTS, changed, answers) ? await orderOwnTexts(tx, row, now) : null;
    return { answers, row, order };
  });
  const written = await tryOwnTexts({ db, user, ...writing }, saved.order);
  return { answers: saved.answers, profile: toProfile(written ?? saved.row, user.email) };
}
