import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { hasFrighteningAnswer } from "#domain/relationship/score.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { questionsFor } from "./assessment.ts";
import { BackButton } from "./BackButton.tsx";
import { RETAKE, type OnPlace } from "./parts.ts";
import { AssessmentSafety } from "./AssessmentSafety.tsx";

export interface AssessmentReviewProps {
  persona: Persona;
  cluster: AssessmentCluster;
  stored: StoredAnswers;
  onPlace: OnPlace;
}

/**
 * Read-only view of the answers behind a result. Only a retake changes them, because a result must reflect answers
 * given at one time.
 */
export function AssessmentReview({ persona, cluster, stored, onPlace }: AssessmentReviewProps) {
  const { t } = useTranslation("relationship");
  const language = currentLanguage();
  const part = ASSESSMENT.find((one) => one.cluster === cluster)!;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        back={<BackButton onClick={() => onPlace({})}>{t("questions:part.all")}</BackButton>}
        title={part.title[language]}
        lead={t("review.lead")}
      />
      <AssessmentSafety personaId={persona.id} frightening={hasFrighteningAnswer(stored)} />
      <dl className="m-0 flex max-w-measure flex-col">
        {questionsFor(cluster, language, persona.name).map((question) => (
          <div key={question.key} className="border-t border-line py-5">
            <dt className="font-serif text-h3 font-semibold break-words">{question.text}</dt>
            <dd className="m-0 mt-2 border-l-3 border-accent-line pl-4 break-words">
              {question.kind === "choice" &&
                question.options.find(({ value }) => value === stored[question.key])?.label}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col items-start gap-3 max-sm:items-stretch">
        <p className="max-w-measure text-small text-ink-soft">{t("review.change")}</p>
        <Button onClick={() => onPlace({ part: RETAKE })}>{t("assessment.retake_start")}</Button>
      </div>
    </div>
  );
}
