import type { OwnAnswers } from "#domain/profile/contract.ts";
import { ownAnswers } from "#server/records/people/answers.ts";
import { requireProfile } from "#server/records/account/profile-facts.ts";
import type { Verb } from "#server/services.ts";
import { toProfile } from "./to-profile.ts";

/** The caller's current answers about themselves, without those archived by a retake. */
export function getOwnAnswers({ db, user }: Verb): Promise<OwnAnswers> {
  return db.withUser(user.id, async (tx) => {
    const profile = toProfile(await requireProfile(tx), user.email);
    return { answers: await ownAnswers(tx), profile };
  });
}
