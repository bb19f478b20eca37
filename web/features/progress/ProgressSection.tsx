import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ProgressView } from "#domain/progress/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WeekBars } from "#web/ui/week-bars.tsx";
import { PeopleProgress } from "./PeopleProgress.tsx";
import { progressQuery } from "./queries.ts";
import { timeZone } from "./today.ts";
import { WeekFigures } from "./WeekFigures.tsx";

/** What one has done for one's people: over the weeks, and person by person. */
export function ProgressSection() {
  const { t } = useTranslation("progress");
  const { data, error, refetch } = useQuery(progressQuery(timeZone()));
  return (
    <section aria-labelledby="progress-title" className="flex flex-col gap-6 border-t border-line pt-8">
      <h2 id="progress-title" className="font-serif text-h2 font-semibold">
        {t("title")}
      </h2>
      {data ? (
        <Progress view={data} />
      ) : error ? (
        <ErrorNote title={t("failed")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
          {errorText(error)}
        </ErrorNote>
      ) : (
        <ProgressSkeleton />
      )}
    </section>
  );
}

function Progress({ view }: { view: ProgressView }) {
  const started = view.rhythm.weeks_with_moments > 0;
  return (
    <div className="flex flex-col gap-10">
      {started ? <WeekFigures view={view} /> : <NothingYet alone={view.people.length === 0} />}
      {view.people.length > 0 && <PeopleProgress people={view.people} />}
    </div>
  );
}

/** A made-up quarter, to show what will be seen. */
const EXAMPLE = [0, 1, 0, 2, 1, 0, 3, 2, 0, 1, 4, 2];

function NothingYet({ alone }: { alone: boolean }) {
  const { t } = useTranslation("progress");
  return (
    <EmptyState
      level={3}
      title={t("empty.title")}
      className="py-2!"
      example={
        <Card tone="sunk" className="flex flex-col gap-3">
          <WeekBars values={EXAMPLE} />
          <p className="text-small text-ink-soft">{t("empty.example")}</p>
        </Card>
      }
      action={
        <Link
          to="/home"
          search={alone ? { tab: "people", add: "person" } : { tab: "people" }}
          className={buttonClass()}
        >
          {alone ? t("empty.add") : t("empty.people")}
        </Link>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}

function ProgressSkeleton() {
  const { t } = useTranslation("progress");
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-col gap-6">
      <Skeleton className="h-14" />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    </div>
  );
}
