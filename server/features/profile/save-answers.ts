import type { SaveAnswersInput } from "#domain/answers.ts";
import { DomainError } from "#domain/errors.ts";
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
  const given = checkedAnswers(input.answers, selfAnswerProblem);
  const now = writing.clock();
  const saved = await db.withUser(user.id, async (tx) => {
    if (!(await lockProfile(tx)).traitsShort) throw new DomainError("onboarding_required");
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
