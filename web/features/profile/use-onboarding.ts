import { z } from "zod";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import { shortAnswersSchema, type Profile } from "#domain/profile/contract.ts";
import type { Trait } from "#domain/traits.ts";
import { useDraft } from "#web/forms/draft.ts";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { demographicsDraftSchema, type DemographicsDraft } from "./demographics.ts";
import { useCompleteOnboarding, useUpdateProfile } from "./queries.ts";

/** Demographics and one step for each question. */
export const STEPS = 1 + SELF_SHORT.length;

const draftSchema = z.object({
  demographics: demographicsDraftSchema.optional(),
  answers: shortAnswersSchema.partial().optional(),
});

/** Everything the onboarding keeps between its steps, and its two requests. */
export function useOnboarding(profile: Profile) {
  const [stored, keep] = useJsonDraft(`onboarding:${profile.id}`, draftSchema, profile.user_id);
  const draft = stored ?? {};
  const answers = draft.answers ?? {};
  const update = useUpdateProfile();
  const complete = useCompleteOnboarding();
  const completeOnce = useSingleFlight(complete.mutateAsync);
  // What Continue sent, until it is known to be stored.
  const [unsaved, setUnsaved] = useJsonDraft(
    `onboarding-unsaved:${profile.id}`,
    demographicsDraftSchema,
    profile.user_id,
  );
  // The answers are stored, and the result is being read in this tab.
  const [finished, setFinished] = useDraft(`onboarding-finished:${profile.id}`);

  const firstOpen = SELF_SHORT.findIndex((item) => answers[item.trait] === undefined);
  /** The furthest step that the answers so far allow. */
  const reachable = firstOpen === -1 ? STEPS : firstOpen + 2;

  /** Saves in the background: a failure is silent here, and tried once more at the end. */
  function saveDemographics(change: DemographicsDraft): void {
    setUnsaved(change);
    update.mutate(change, { onSuccess: () => setUnsaved(null) });
  }

  function showResult(): void {
    keep(null);
    setFinished("yes");
  }

  return {
    demographics: draft.demographics,
    answers,
    reachable,
    finished: finished !== "",
    keepDemographics: (demographics: DemographicsDraft) => keep({ ...draft, demographics }),
    answer: (trait: Trait, value: number) => keep({ ...draft, answers: { ...answers, [trait]: value } }),
    saveDemographics,
    /** Sends the answers; nothing while they are incomplete or on their way. */
    finish(): void {
      const all = shortAnswersSchema.safeParse(answers);
      if (!all.success || complete.isPending) return;
      if (unsaved) saveDemographics(unsaved);
      completeOnce(all.data, { onSuccess: showResult }).catch(() => undefined);
    },
    pending: complete.isPending,
    failure: complete.error,
    /** Forgets the draft: the person leaves the result. */
    leave: () => {
      setUnsaved(null);
      setFinished("");
    },
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
