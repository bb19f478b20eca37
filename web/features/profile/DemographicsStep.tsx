import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { demographicsSchema, type Profile } from "#domain/profile/contract.ts";
import { revealWrongField, useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { demographicsOf, filledOf } from "./demographics.ts";
import { PageActions } from "#web/ui/page-actions.tsx";
import { StepProgress } from "#web/questions/step-progress.tsx";
import { DemographicsFields } from "./DemographicsFields.tsx";
import { STEPS, type Onboarding } from "./use-onboarding.ts";

export interface DemographicsStepProps {
  profile: Profile;
  onboarding: Onboarding;
  onNext: () => void;
}

/** First onboarding step. Continue sends the filled fields without waiting for the response; Skip sends nothing. */
export function DemographicsStep({ profile, onboarding, onNext }: DemographicsStepProps) {
  const { t } = useTranslation("profile");
  const form = useSchemaForm(demographicsSchema, { ...demographicsOf(profile), ...onboarding.demographics });
  const keep = useRef(onboarding.keepDemographics);
  useEffect(() => {
    keep.current = onboarding.keepDemographics;
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((fields) => {
      const age = typeof fields.age === "number" && Number.isFinite(fields.age) ? fields.age : null;
      keep.current({ ...fields, age });
    });
    return unsubscribe;
  }, [watch]);

  const submit = form.handleSubmit((fields) => {
    const filled = filledOf(fields);
    if (filled) onboarding.saveDemographics(filled);
    onNext();
  }, revealWrongField);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-8">
      <div className="flex flex-col gap-6">
        <StepProgress n={1} total={STEPS} mixed />
        <h1
          tabIndex={-1}
          className="font-serif text-h1 font-semibold tracking-[-0.01em] text-balance focus:outline-none"
        >
          {t("onboarding.about")}
        </h1>
        <p className="-mt-3 text-ink-soft">{t("onboarding.about_text")}</p>
      </div>
      <DemographicsFields form={form} />
      <PageActions>
        <Button variant="quiet" size="lg" onClick={onNext}>
          {t("onboarding.skip")}
        </Button>
        <Button type="submit" variant="primary" size="lg">
          {t("common:action.continue")}
        </Button>
      </PageActions>
    </form>
  );
}
