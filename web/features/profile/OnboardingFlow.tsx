import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useQuestionPlace, type OnQuestion } from "#web/questions/question-place.ts";
import { QUESTION } from "#web/questions/use-answer-keys.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { ProgressBar } from "#web/ui/progress.tsx";
import { DemographicsStep } from "./DemographicsStep.tsx";
import { QuestionStep } from "./QuestionStep.tsx";
import { STEPS, type Onboarding } from "./use-onboarding.ts";

export interface OnboardingFlowProps {
  profile: Profile;
  onboarding: Onboarding;
  /** 1 to 6, as the address says; a step that the answers do not reach yet shows the first open one. */
  step: number;
  onStep: OnQuestion;
}

/** The six steps before the result. */
export function OnboardingFlow({ profile, onboarding, step, onStep }: OnboardingFlowProps) {
  const { t } = useTranslation("profile");
  const current = Math.min(step, onboarding.reachable);
  const item = SELF_SHORT[current - 2];
  const place = useQuestionPlace(step, current - 1, onStep);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [current]);

  return (
    <div {...(item && QUESTION)} className="flex flex-col gap-8 focus:outline-none">
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Badge tone="accent" className="shrink-0">
            {t("onboarding.step", { n: current, total: STEPS })}
          </Badge>
          <ProgressBar
            className="flex-1"
            value={(current / STEPS) * 100}
            label={t("onboarding.progress")}
            valueText={t("onboarding.step", { n: current, total: STEPS })}
          />
        </div>
        {item && <p className="text-small text-ink-soft">{t("onboarding.how_much")}</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          className={cx(
            "font-serif text-h1 font-semibold tracking-[-0.01em] text-balance focus:outline-none",
            // Statements of one and of two lines leave the scale at the same place.
            item && "-mt-4 min-h-[2lh]",
          )}
        >
          {item ? item.text[currentLanguage()] : t("onboarding.about")}
        </h1>
        {!item && <p className="-mt-3 text-ink-soft">{t("onboarding.about_text")}</p>}
      </div>
      {item ? (
        <QuestionStep
          key={item.trait}
          item={item}
          last={current === STEPS}
          onboarding={onboarding}
          onBack={place.goBack}
          onNext={() => place.goOn(current + 1)}
        />
      ) : (
        <DemographicsStep profile={profile} onboarding={onboarding} onNext={() => place.goOn(2)} />
      )}
    </div>
  );
}
