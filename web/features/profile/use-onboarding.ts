import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile, ShortAnswers } from "#domain/profile/contract.ts";
import { useDraft } from "#web/forms/draft.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { demographicsDraftSchema, type DemographicsDraft } from "./demographics.ts";
import { useCompleteOnboarding, useUpdateProfile } from "./queries.ts";

/** Demographics, then one step for each question. */
export const STEPS = 1 + SELF_SHORT.length;

/** State and requests of the onboarding, except for its answers. */
export function useOnboarding({ id, user_id }: Profile) {
  const update = useUpdateProfile();
  const complete = useCompleteOnboarding();
  const [demographics, keepDemographics] = useJsonDraft(`onboarding:${id}`, demographicsDraftSchema, user_id);
  // Demographics that were sent but not confirmed by the server.
  const [unsaved, setUnsaved] = useJsonDraft(`onboarding-unsaved:${id}`, demographicsDraftSchema, user_id);
  // Set while this tab shows the result, after the answers were stored.
  const [finished, setFinished] = useDraft(`onboarding-finished:${id}`);

  /** Saves in the background. A failure is not shown; `finish` retries it. */
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
    /** Deletes the drafts when the user leaves the result. */
    leave: () => {
      setUnsaved(null);
      setFinished("");
    },
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
