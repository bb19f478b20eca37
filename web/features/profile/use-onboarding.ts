import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile, ShortAnswers } from "#domain/profile/contract.ts";
import { useDraft } from "#web/forms/draft.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { demographicsDraftSchema, type DemographicsDraft } from "./demographics.ts";
import { useCompleteOnboarding, useUpdateProfile } from "./queries.ts";

/** Demographics and one step for each question. */
export const STEPS = 1 + SELF_SHORT.length;

/** What the onboarding keeps besides its answers, and its two requests. */
export function useOnboarding({ id, user_id }: Profile) {
  const update = useUpdateProfile();
  const complete = useCompleteOnboarding();
  const [demographics, keepDemographics] = useJsonDraft(`onboarding:${id}`, demographicsDraftSchema, user_id);
  // What Continue sent, until it is known to be stored.
  const [unsaved, setUnsaved] = useJsonDraft(`onboarding-unsaved:${id}`, demographicsDraftSchema, user_id);
  // The answers are stored, and the result is being read in this tab.
  const [finished, setFinished] = useDraft(`onboarding-finished:${id}`);

  /** Saves in the background: a failure is silent here, and tried once more at the end. */
  function saveDemographics(change: DemographicsDraft): void {
    setUnsaved(change);
    update.mutate(change, { onSuccess: () => setUnsaved(null) });
  }

  return {
    demographics,
    keepDemographics,
    saveDemographics,
    finish(answers: ShortAnswers): Promise<Profile> {
      if (unsaved) saveDemographics(unsaved);
      return complete.mutateAsync(answers);
    },
    finished: finished !== "",
    showResult: () => {
      keepDemographics(null);
      setFinished("yes");
    },
    /** Forgets the draft: the person leaves the result. */
    leave: () => {
      setUnsaved(null);
      setFinished("");
    },
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
