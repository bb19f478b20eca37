import { useState } from "react";
import { useTranslation } from "react-i18next";
import { storedAnswersSchema, type StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { AssessmentAnswers, RelationshipView } from "#domain/relationship/contract.ts";
import { hasFrighteningAnswer } from "#domain/relationship/score.ts";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { useJsonDraft } from "#web/forms/json-draft.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartRow } from "#web/ui/part-row.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { clusterState, firstDraft, isUncounted, retakeDraft } from "./assessment.ts";
import { AssessmentSafety } from "./AssessmentSafety.tsx";
import { BackButton } from "./BackButton.tsx";
import { assessmentGroup } from "./draft-cache.ts";
import { useComputeScore, useDiscardDraft } from "./mutations.ts";
import { RETAKE, type OnPlace } from "./parts.ts";

const ITEMS = ASSESSMENT.flatMap(({ items }) => items);

export interface AssessmentOverviewProps {
  persona: Persona;
  stored: StoredAnswers;
  relationship: RelationshipView;
  /** All twelve stored answers; null if one is missing. */
  sheet: AssessmentAnswers | null;
  onPlace: OnPlace;
  onHub: () => void;
  onResult: () => void;
  /** Called once there is a result. */
  onDone: (frightening: boolean) => void;
}

/** The four parts of the assessment with their progress, and the next step. */
export function AssessmentOverview(props: AssessmentOverviewProps) {
  const { t } = useTranslation("relationship");
  const { persona, stored, relationship, sheet, onPlace, onHub } = props;
  const [unsent] = useJsonDraft<StoredAnswers>(firstDraft(persona.id), storedAnswersSchema);
  const kept = relationship.draft?.answers;
  const language = currentLanguage();
  const timeNeeded = useTimeNeeded();
  const parts = ASSESSMENT.map((part) => ({
    ...part,
    state: clusterState(part.cluster, stored, { ...kept, ...unsent }),
  }));
  // Unsubmitted answers create no safety finding, but the user must see the helplines.
  const frightening = hasFrighteningAnswer(stored) || hasFrighteningAnswer({ ...kept, ...unsent });
  const done = parts.filter(({ state }) => state === "completed").length;
  const next = parts.find(({ state }) => state === "in_progress") ?? parts.find(({ state }) => state === "start");
  const progress = t("assessment.progress_value", { done, total: parts.length });
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        back={<BackButton onClick={onHub}>{t("profiling:hub.title", { name: persona.name })}</BackButton>}
        title={<span className="break-words">{t("assessment.title", { name: persona.name })}</span>}
        lead={t("assessment.lead", {
          total: ITEMS.length,
          time: timeNeeded(ITEMS),
        })}
      />
      <WaitingLine entry={useWaiting("answers").find(({ group }) => group === assessmentGroup(persona.id))} />
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
              badge={state === "start" ? undefined : t(`questions:part.state.${state}`)}
              done={state === "completed"}
              action={
                <Button
                  variant={cluster === next?.cluster ? "primary" : "secondary"}
                  className="max-sm:w-full"
                  onClick={() => onPlace({ part: cluster })}
                >
                  {t(`questions:part.action.${state}`)}
                  <span className="sr-only">{title[language]}</span>
                </Button>
              }
            >
              {state === "start" && (
                <p className="text-small text-ink-soft">
                  {t("questions:count.questions", { count: items.length })} · {timeNeeded(items)}
                </p>
              )}
            </PartRow>
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

/** Actions once all parts are complete: open the result, or retake the assessment. */
function Completed(props: AssessmentOverviewProps & { sheet: AssessmentAnswers }) {
  const { t } = useTranslation("relationship");
  const { persona, relationship, sheet, onPlace, onResult, onDone } = props;
  const { latest } = relationship;
  const [unsent] = useJsonDraft<StoredAnswers>(retakeDraft(persona.id), storedAnswersSchema);
  const compute = useComputeScore(persona.id);
  const computeOnce = useSingleFlight(compute.mutateAsync);
  if (isUncounted(relationship, compute.status)) {
    return (
      <Card tone="accent" className="flex flex-col items-start gap-4">
        <p className="font-serif text-h3 font-semibold">{t("assessment.uncounted")}</p>
        {compute.error && <ErrorNote title={t("assessment.error.result")}>{errorText(compute.error)}</ErrorNote>}
        <Button
          variant="primary"
          busy={compute.isPending}
          onClick={() =>
            void computeOnce(
              { answers: sheet, begunWith: latest?.id ?? null },
              { onSuccess: (result) => result && onDone(result.safety_concern) },
            ).catch(() => undefined)
          }
        >
          {compute.error ? t("common:retry") : t("assessment.see_result")}
        </Button>
      </Card>
    );
  }
  const begun = Object.keys({ ...relationship.draft?.answers, ...unsent }).length;
  return (
    <Card tone="accent" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="font-serif text-h3 font-semibold">{t("assessment.complete")}</p>
        <p>
          {begun > 0
            ? t("assessment.retake_begun", { n: begun, total: ITEMS.length })
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
        {begun > 0 && <DiscardButton personaId={persona.id} />}
      </div>
    </Card>
  );
}

/** Discards an unfinished retake, after a confirmation. */
function DiscardButton({ personaId }: { personaId: string }) {
  const { t } = useTranslation("relationship");
  const [asked, setAsked] = useState(false);
  const discard = useDiscardDraft(personaId);
  const discardOnce = useSingleFlight(discard.mutateAsync);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t("assessment.discard")}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={(open) => !open && !discard.isPending && setAsked(false)}
        title={t("assessment.discard_title")}
        description={
          <div className="flex flex-col gap-3">
            <p>{t("assessment.discard_text")}</p>
            {discard.error && <ErrorNote>{errorText(discard.error)}</ErrorNote>}
          </div>
        }
        confirmLabel={t("assessment.discard_confirm")}
        cancelLabel={t("assessment.discard_keep")}
        busy={discard.isPending}
        onConfirm={() =>
          void discardOnce().then(
            () => setAsked(false),
            () => undefined,
          )
        }
      />
    </>
  );
}
