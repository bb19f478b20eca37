import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { flowQuestion } from "#web/questions/flow-question.ts";
import { shortAnswers } from "#web/questions/question-answers.ts";
import { QuestionFlow } from "#web/questions/question-flow.tsx";
import type { OnQuestion } from "#web/questions/question-url.ts";
import { DemographicsStep } from "./DemographicsStep.tsx";
import type { Onboarding } from "./use-onboarding.ts";

export interface OnboardingFlowProps {
  profile: Profile;
  onboarding: Onboarding;
  /** 1 to 6, from the URL; a step after the first open question shows that question. */
  step: number;
  onStep: OnQuestion;
}

/** The six steps of the onboarding before its result. */
export function OnboardingFlow({ profile, onboarding, step, onStep }: OnboardingFlowProps) {
  const { t } = useTranslation("profile");
  const first = step === 1;
  const shown = useRef(first);
  const onAt: OnQuestion = (at, move) => onStep(at + 1, move);

  // Move focus and scroll between the first step and the questions; QuestionFlow does so between questions.
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [first]);

  if (first) {
    const onNext = () => onAt(1, { replace: false, state: { questionBefore: 0 } });
    return <DemographicsStep profile={profile} onboarding={onboarding} onNext={onNext} />;
  }
  return (
    <QuestionFlow
      place="page"
      before={1}
      nextWaits
      questions={SELF_SHORT.map((item) => flowQuestion(item, currentLanguage()))}
      stored={{}}
      draftKey={`onboarding-answers:${profile.id}`}
      account={profile.user_id}
      at={step - 1}
      onAt={onAt}
      finish={(all) => onboarding.finish(shortAnswers(SELF_SHORT, all))}
      onDone={onboarding.showResult}
      finishLabel={t("questions:complete")}
      failedTitle={t("errorSavingProfile")}
      pendingText={t("onboarding.writing")}
      note={t("traits:first_sketch")}
    />
  );
}
