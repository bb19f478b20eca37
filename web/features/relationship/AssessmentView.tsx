import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { AssessmentAnswers, RelationshipView } from "#domain/relationship/contract.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { forgetDrafts, forgetFirst, isSubmissionStored, sheetOf } from "./assessment.ts";
import { AssessmentOverview } from "./AssessmentOverview.tsx";
import { AssessmentReview } from "./AssessmentReview.tsx";
import { ClusterQuestions, RetakeQuestions } from "./AssessmentQuestions.tsx";
import { BackButton } from "./BackButton.tsx";
import { clusterOf, RETAKE, type OnPlace } from "./parts.ts";
import { assessmentAnswersQuery, relationshipQuery } from "./queries.ts";

export interface AssessmentViewProps {
  persona: Persona;
  /** A cluster or `retake`; undefined for the overview. */
  part: string | undefined;
  /** The question to show (1-based). */
  q: number | undefined;
  onPlace: OnPlace;
  onHub: () => void;
  onResult: () => void;
}

/** The relationship assessment: overview, questions and review. */
export function AssessmentView(props: AssessmentViewProps) {
  const { t } = useTranslation("relationship");
  const { id } = props.persona;
  const answers = useQuery(assessmentAnswersQuery(id));
  const relationship = useQuery(relationshipQuery(id));
  if (answers.data && relationship.data) {
    return <Assessment key={id} {...props} stored={answers.data} relationship={relationship.data} />;
  }
  const error = answers.error ?? relationship.error;
  const retry = () => void Promise.all([answers.refetch(), relationship.refetch()]);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t("assessment.title", { name: props.persona.name })}
        back={<BackButton onClick={props.onHub}>{t("profiling:hub.title", { name: props.persona.name })}</BackButton>}
      />
      {error ? (
        <ErrorNote title={t("assessment.failed")} action={<Button onClick={retry}>{t("common:retry")}</Button>}>
          {errorText(error)}
        </ErrorNote>
      ) : (
        <OverviewSkeleton />
      )}
    </div>
  );
}

function OverviewSkeleton() {
  const { t } = useTranslation("relationship");
  return (
    <div role="status" aria-label={t("assessment.loading")} className="flex max-w-measure flex-col gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-8" />
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-24" />
      ))}
    </div>
  );
}

export interface LoadedProps extends AssessmentViewProps {
  stored: StoredAnswers;
  relationship: RelationshipView;
}

function Assessment(props: LoadedProps) {
  const { t } = useTranslation("relationship");
  const toast = useToast();
  const { persona, part, stored, relationship, onResult } = props;
  const [alreadyStored] = useState(() => isSubmissionStored(persona.id, relationship));
  const cluster = clusterOf(part);
  const sheet = sheetOf(stored);
  // No success toast after a frightening answer: it would cover the helplines.
  function done(frightening: boolean) {
    if (!frightening) toast.success(t("assessment.completed"));
    onResult();
  }
  const whole = sheet !== null;
  useEffect(() => {
    if (whole) forgetFirst(persona.id);
  }, [whole, persona.id]);
  useEffect(() => {
    if (!alreadyStored) return;
    forgetDrafts(persona.id);
    done(relationship.latest?.safety_concern ?? false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [alreadyStored]);

  if (alreadyStored) return <OverviewSkeleton />;
  if (cluster) return <ClusterPart key={cluster} {...props} cluster={cluster} sheet={sheet} onDone={done} />;
  if (sheet && part === RETAKE)
    return <RetakeQuestions {...props} draft={relationship.draft?.answers ?? NO_ANSWERS} onDone={done} />;
  return <AssessmentOverview {...props} sheet={sheet} onDone={done} />;
}

const NO_ANSWERS: StoredAnswers = {};

interface PartProps extends LoadedProps {
  cluster: AssessmentCluster;
  sheet: AssessmentAnswers | null;
  onDone: (frightening: boolean) => void;
}

function ClusterPart({ sheet, onDone, ...props }: PartProps) {
  const { t } = useTranslation("relationship");
  const toast = useToast();
  // Fixed on mount: the last answer completes the assessment while its question is still on screen.
  const [complete] = useState(sheet !== null);
  if (complete) return <AssessmentReview {...props} />;
  return (
    <ClusterQuestions
      {...props}
      draft={props.relationship.draft?.answers ?? NO_ANSWERS}
      onDone={({ whole, frightening }) => {
        if (whole) return onDone(frightening);
        const { title } = ASSESSMENT.find((part) => part.cluster === props.cluster)!;
        if (!frightening) toast.success(t("questions:part.named_completed", { title: title[currentLanguage()] }));
        return props.onPlace({});
      }}
    />
  );
}
