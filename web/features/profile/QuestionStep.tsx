import { useTranslation } from "react-i18next";
import type { LikertItem } from "#domain/likert-item.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useMoveOn } from "#web/questions/move-on.ts";
import { ScaleKeys } from "#web/questions/scale-keys.tsx";
import { useAnswerKeys } from "#web/questions/use-answer-keys.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { LikertScale, type LikertLabels } from "#web/ui/likert-scale.tsx";
import { PageActions } from "#web/ui/page-actions.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import type { Onboarding } from "./use-onboarding.ts";

export interface QuestionStepProps {
  item: LikertItem;
  last: boolean;
  onboarding: Onboarding;
  onBack: () => void;
  onNext: () => void;
}

/** One statement about oneself; the last completes the onboarding. */
export function QuestionStep({ item, last, onboarding, onBack, onNext }: QuestionStepProps) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const value = onboarding.answers[item.trait] ?? null;

  function next() {
    if (value === null || onboarding.pending) return;
    if (last) onboarding.finish();
    else onNext();
  }
  function answer(chosen: number) {
    if (!onboarding.pending) onboarding.answer(item.trait, chosen);
  }
  const { picked, press } = useMoveOn({ at: item.trait, last, next });
  useAnswerKeys((chosen, key) => {
    if (key !== "digit") return;
    answer(chosen);
    picked();
  }, press);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
      className="flex flex-col gap-6"
    >
      <LikertScale
        legend={item.text[language]}
        hideLegend
        name={`self-${item.trait}`}
        labels={LIKERT_LABELS[language] as unknown as LikertLabels}
        value={value}
        onChange={answer}
        onPick={picked}
        keys
      />
      <ScaleKeys last={last} />
      <p className="text-small text-ink-soft">{t("onboarding.honest")}</p>
      <StatusLine>{onboarding.pending ? t("onboarding.writing") : ""}</StatusLine>
      <PageActions
        notice={
          onboarding.failure &&
          last && (
            <ErrorNote title={t("errorSavingProfile")}>
              {errorText(onboarding.failure)} {t("onboarding.kept")}
            </ErrorNote>
          )
        }
      >
        <Button size="lg" onClick={onBack} aria-disabled={onboarding.pending || undefined}>
          {t("common:action.back")}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={onboarding.pending} disabled={value === null}>
          {last ? (onboarding.failure ? t("common:retry") : t("onboarding.complete")) : t("common:action.next")}
        </Button>
      </PageActions>
    </form>
  );
}
