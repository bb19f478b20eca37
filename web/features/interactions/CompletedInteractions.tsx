import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import type { Interaction } from "#domain/interactions/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { goToElement } from "#web/app/go-to-element.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { isFirstAttempt } from "#web/app/first-attempt.ts";
import { itemFocus, useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { PersonTimeline, type Moment } from "#web/people/person-timeline.tsx";
import { WithheldTips } from "#web/safety/withheld-tips.tsx";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { formatDay } from "#web/format/dates.ts";
import { firstWords } from "#domain/first-words.ts";
import { marksWithin } from "#web/format/timeline-days.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton, SkeletonText } from "#web/ui/skeleton.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { interactionsQuery, whatWorksQuery } from "./queries.ts";
import { WhatWorks } from "./WhatWorks.tsx";

export interface CompletedInteractionsProps {
  personaId: string;
  personName: string;
  /** The open danger about the person; the tips are withheld until it is ended. */
  danger: OpenDangerView | null;
  /** Other entries of the timeline; undefined while loading. */
  marks: readonly Moment[] | undefined;
  /** Id of the interaction to scroll to; loads pages until it is found. */
  shown: string | undefined;
  onShown: () => void;
  onPlan: () => void;
}

/** A person's completed interactions with their outcomes. */
export function CompletedInteractions(props: CompletedInteractionsProps) {
  const { t } = useTranslation("interactions");
  const { personaId, personName, danger, marks, shown, onShown, onPlan } = props;
  const query = useInfiniteQuery(interactionsQuery(personaId, "completed"));
  const works = useQuery(whatWorksQuery(personaId));
  // Wait for the common patterns and the marks; if the patterns fail to load, show the interactions without them.
  const settled = !isFirstAttempt(works) && marks !== undefined;
  const completed = settled ? query.data?.pages.flatMap((page) => page.items) : undefined;
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const { asked } = useFocusOnMore((completed ?? []).map(({ id }) => id));
  const found = completed?.some(({ id }) => id === shown) ?? false;
  const { data: planned } = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const isCompleted = planned?.pages.every((page) => page.items.every(({ id }) => id !== shown)) ?? false;

  useEffect(() => {
    if (shown === undefined) return;
    if (found) {
      show(shown);
      onShown();
    } else if (isCompleted && hasNextPage && !isFetching) void fetchNextPage();
  }, [shown, onShown, found, isCompleted, hasNextPage, isFetching, fetchNextPage]);

  if (query.error && !query.data) {
    return (
      <ErrorNote
        title={t("done.failed")}
        action={<Button onClick={() => void query.refetch()}>{t("common:retry")}</Button>}
      >
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (!completed || !marks) {
    return (
      <div role="status" aria-label={t("done.loading")} className="flex flex-col gap-3 py-4">
        <Skeleton className="h-5 w-44" />
        <SkeletonText lines={3} />
      </div>
    );
  }
  if (completed.length === 0) {
    return (
      <EmptyState
        title={t("done.none", { name: personName })}
        action={<Button onClick={onPlan}>{t("prepare")}</Button>}
      >
        {t("done.none_text")}
      </EmptyState>
    );
  }
  return (
    <>
      <WhatWorks
        personaId={personaId}
        personName={personName}
        days={new Map(completed.map((one) => [one.id, dayDone(one)]))}
      />
      <Button className="mb-5" onClick={onPlan}>
        {t("prepare")}
      </Button>
      <PersonTimeline
        moments={[
          ...completed.map((interaction) => ({
            id: interaction.id,
            at: dayDone(interaction),
            content: <Outcome interaction={interaction} danger={danger} />,
          })),
          ...marksWithin(marks, { oldest: oldestOf(completed), more: hasNextPage }),
        ]}
      />
      {query.hasNextPage && (
        <Button block busy={query.isFetchingNextPage} onClick={() => asked(query.fetchNextPage())}>
          {t("common:action.show_more")}
        </Button>
      )}
    </>
  );
}

/** Maximum number of characters of the action in an interaction's accessible name. */
const NAME_MAX = 80;
const articleId = (id: string) => `interaction-${id}`;
const show = (id: string) => goToElement(articleId(id));
const oldestOf = (completed: readonly Interaction[]) => completed.map(dayDone).toSorted()[0];
const dayDone = ({ completed_date, created_at }: Interaction) => completed_date ?? created_at;

function Outcome({ interaction, danger }: { interaction: Interaction; danger: OpenDangerView | null }) {
  const { t } = useTranslation("interactions");
  return (
    <article
      id={articleId(interaction.id)}
      {...itemFocus(interaction.id)}
      tabIndex={-1}
      aria-label={`${firstWords(interaction.objectives, NAME_MAX)}, ${formatDay(dayDone(interaction), currentLanguage())}`}
      className="flex scroll-mt-24 flex-col gap-4 pb-2"
    >
      <section>
        <h4 className="mb-2 font-serif text-lead font-semibold">{t("outcome.plan")}</h4>
        <PlanLines interaction={interaction} />
      </section>
      <div className={interaction.expectation ? "grid gap-4 sm:grid-cols-2 sm:gap-6" : undefined}>
        {interaction.expectation && <TextSection title={t("done.expected")} text={interaction.expectation} />}
        {interaction.result_summary && <TextSection title={t("done.happened")} text={interaction.result_summary} />}
      </div>
      {interaction.ai_tips && (
        <section className="border-l-[3px] border-accent-line pl-4">
          <h4 className="text-small font-semibold text-ink-soft">{t("done.tips")}</h4>
          <p
            lang={interaction.tips_language ?? undefined}
            className="max-w-measure font-serif text-lead break-words whitespace-pre-wrap"
          >
            {interaction.ai_tips}
          </p>
        </section>
      )}
      <WithheldTips danger={interaction.tips_withheld ? danger : null} />
      {interaction.safety && <SafetyNotice key={interaction.safety.id} mark={interaction.safety} compact whole />}
    </article>
  );
}

function TextSection({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h4 className="text-small font-semibold text-ink-soft">{title}</h4>
      <p className="max-w-measure break-words whitespace-pre-wrap">{text}</p>
    </section>
  );
}
