import { useState } from "react";
import { useTranslation } from "react-i18next";
import { storedAnswersSchema, type StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { AssessmentAnswers, RelationshipView } from "#domain/relationship/contract.ts";
import { tellsOfFear } from "#domain/relationship/score.ts";
import { formatDate } from "#web/lib/dates.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { useJsonDraft } from "#web/lib/json-draft.ts";
import { useSingleFlight } from "#web/lib/single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartRow } from "#web/ui/part-row.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { clusterState, firstDraft, isCounted, retakeDraft } from "./assessment.ts";
import { AssessmentSafety } from "./AssessmentSafety.tsx";
import { BackButton } from "./BackButton.tsx";
import { useComputeScore } from "./mutations.ts";
import { RETAKE } from "./parts.ts";

export interface AssessmentOverviewProps {
  persona: Persona;
  stored: StoredAnswers;
  relationship: RelationshipView;
  /** All twelve answers as the server has them; null while one is missing. */
  sheet: AssessmentAnswers | null;
  onPlace: (place: { part?: string; q?: number }) => void;
  onHub: () => void;
  onResult: () => void;
  /** A result has come of it. */
  onDone: () => void;
}

/** The four parts of the assessment, each with how far it is, and what is next. */
export function AssessmentOverview(props: AssessmentOverviewProps) {
  const { t } = useTranslation("relationship");
  const { persona, stored, relationship, sheet, onPlace, onHub } = props;
  const [draft] = useJsonDraft<StoredAnswers>(firstDraft(persona.id), storedAnswersSchema);
  const language = currentLanguage();
  const parts = ASSESSMENT.map((part) => ({ ...part, state: clusterState(part.cluster, stored, draft ?? {}) }));
  const frightening = tellsOfFear(stored);
  const done = parts.filter(({ state }) => state === "done").length;
  const next = parts.find(({ state }) => state === "begun") ?? parts.find(({ state }) => state === "open");
  const progress = t("assessment.progress_value", { done, total: parts.length });
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        back={<BackButton onClick={onHub}>{t("assessment.back", { name: persona.name })}</BackButton>}
        title={<span className="break-words">{t("assessment.title", { name: persona.name })}</span>}
        lead={t("assessment.lead", { total: parts.flatMap(({ items }) => items).length })}
      />
      <AssessmentSafety personaId={persona.id} frightening={frightening} />
      <div className="flex max-w-measure flex-col gap-8">
        <p className={cx("text-small text-ink-soft", !frightening && "-mt-4")}>{t("assessment.honest")}</p>
        {sheet ? (
          <Completed {...props} sheet={sheet} />
        ) : (
          <ProgressBar
            visibleText
            value={(done / parts.length) * 100}
            label={t("assessment.progress")}
            valueText={progress}
          />
        )}
        <ol className="m-0 flex list-none flex-col p-0">
          {parts.map(({ cluster, title, lead, items, state }) => (
            <PartRow
              key={cluster}
              title={title[language]}
              level={2}
              lead={lead[language]}
              badge={t(`assessment.state.${state}`, { count: items.length })}
              done={state === "done"}
              action={
                <Button
                  variant={cluster === next?.cluster ? "primary" : "secondary"}
                  className="max-sm:w-full"
                  onClick={() => onPlace({ part: cluster })}
                >
                  {t(`assessment.action.${state}`)}
                  <span className="sr-only">{title[language]}</span>
                </Button>
              }
            />
          ))}
        </ol>
        {!sheet && relationship.latest && (
          <Button variant="quiet" className="-ml-4 self-start" onClick={props.onResult}>
            {t("assessment.earlier", { date: formatDate(relationship.latest.created_at, language) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What can be done once all parts are complete: read the result, or take the assessment anew. */
function Completed(props: AssessmentOverviewProps & { sheet: AssessmentAnswers }) {
  const { t } = useTranslation("relationship");
  const { persona, relationship, sheet, onPlace, onResult, onDone } = props;
  const { latest } = relationship;
  const [draft] = useJsonDraft<StoredAnswers>(retakeDraft(persona.id), storedAnswersSchema);
  const compute = useComputeScore(persona.id);
  const computeOnce = useSingleFlight(compute.mutateAsync);
  // Asked once: the result that arrives makes it true.
  const [counted] = useState(() => isCounted(sheet, relationship));
  if (!counted) {
    return (
      <Card tone="accent" className="flex flex-col items-start gap-4">
        <p className="font-serif text-h3 font-semibold">{t("assessment.uncounted")}</p>
        {compute.error && <ErrorNote title={t("assessment.error.result")}>{errorText(compute.error)}</ErrorNote>}
        <Button
          variant="primary"
          busy={compute.isPending}
          onClick={() => void computeOnce(sheet, { onSuccess: onDone }).catch(() => undefined)}
        >
          {compute.error ? t("retry") : t("assessment.see_result")}
        </Button>
      </Card>
    );
  }
  const begun = draft ? Object.keys(draft).length : 0;
  return (
    <Card tone="accent" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="font-serif text-h3 font-semibold">{t("assessment.complete")}</p>
        <p>
          {begun > 0
            ? t("assessment.retake_begun", { n: begun, total: ASSESSMENT.flatMap(({ items }) => items).length })
            : latest && t("assessment.complete_text", { date: formatDate(latest.created_at, currentLanguage()) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button variant="primary" onClick={begun > 0 ? () => onPlace({ part: RETAKE }) : onResult}>
          {begun > 0 ? t("assessment.retake_continue") : t("assessment.see_result")}
        </Button>
        <Button onClick={begun > 0 ? onResult : () => onPlace({ part: RETAKE })}>
          {begun > 0 ? t("assessment.see_result") : t("assessment.retake_start")}
        </Button>
      </div>
    </Card>
  );
}
