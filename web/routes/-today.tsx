import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { ComingCard } from "#web/features/interactions/ComingCard.tsx";
import { comingQuery } from "#web/features/interactions/queries.ts";
import { DueCard } from "#web/features/people/DueCard.tsx";
import { duePeople } from "#web/features/people/due-people.ts";
import { LookBackCard } from "#web/features/progress/LookBackCard.tsx";
import { lookBackQuery } from "#web/features/progress/queries.ts";
import { isFirstAttempt } from "#web/app/first-attempt.ts";
import { useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { useRetry } from "#web/app/use-retry.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { errorText } from "#web/app/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Number of cards in the strip's single row. */
const FIRST = 4;

export type Today = ReturnType<typeof useToday>;

/**
 * Data for today's strip: coming interactions, people due for contact and the week's look back, limited to one row until
 * the user asks for more.
 */
export function useToday(people: readonly PersonaCard[] | undefined, partial: boolean) {
  const query = useInfiniteQuery(comingQuery);
  const failure = useRetry(query);
  const [all, setAll] = useState(false);
  const planned = query.data?.pages.flatMap((page) => page.items);
  const lookBackAsked = useQuery(lookBackQuery(timeZone()));
  const waiting = duePeople(people ?? []);
  const [settledWith, setSettledWith] = useState<"nothing" | "look back" | null>(null);
  const lookBack = settledWith === "nothing" ? null : (lookBackAsked.data?.look_back ?? null);
  const places = lookBack ? FIRST - 1 : FIRST;
  const coming = all ? (planned ?? []) : (planned ?? []).slice(0, places - Math.min(1, waiting.length));
  const due = all ? waiting : waiting.slice(0, places - coming.length);
  const failing = query.isPending && !isFirstAttempt(query);
  const isSettled =
    people !== undefined &&
    !isFirstAttempt(query) &&
    !isFirstAttempt(lookBackAsked) &&
    (!partial || coming.length + due.length > 0 || failing || query.error !== null);
  // Stays settled: loading more people must not hide the page again.
  const settled = settledWith !== null;
  // A look back that loads later is shown at the next visit, because it would push the circle down.
  if (isSettled && !settled) setSettledWith(lookBack ? "look back" : "nothing");
  return {
    planned,
    coming,
    due,
    /** The week's look back, until it is read. */
    lookBack,
    /** Error and retry of the plans; the error remains during a retry. */
    failure,
    /** The first attempt failed and a retry is running; the people list does not wait for it. */
    failing,
    /** Content below renders only once this is true, to avoid layout shift. */
    settled: settled || isSettled,
    /** Null if the strip shows everything. */
    more:
      query.hasNextPage || (!all && coming.length + due.length < (planned?.length ?? 0) + waiting.length)
        ? {
            busy: query.isFetchingNextPage,
            show: async () => {
              if (all || !query.hasNextPage) setAll(true);
              if (query.hasNextPage) await query.fetchNextPage();
              setAll(true);
            },
          }
        : null,
  };
}

const STRIP =
  "-mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 py-1 [scrollbar-width:thin] " +
  "sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:overflow-visible sm:p-0";

export interface TodayStripProps {
  today: Today;
  onRegister: (interaction: ComingInteraction) => void;
}

/** What is coming and whom to write to, in one strip; nothing at all where there is none of it. */
export function TodayStrip({ today, onRegister }: TodayStripProps) {
  const { t } = useTranslation(["home", "interactions"]);
  const { coming, due, lookBack, failing, more } = today;
  const { error, busy, retry } = today.failure;
  const { asked } = useFocusOnMore([...coming, ...due].map(({ id }) => id));
  const failed = error && (
    <ErrorNote
      title={t("interactions:planned.failed")}
      action={
        <Button busy={busy} onClick={() => asked(retry())}>
          {t("common:retry")}
        </Button>
      }
    >
      {errorText(error)}
    </ErrorNote>
  );
  if (coming.length + due.length === 0 && !lookBack) return failed ?? (failing ? <TodaySkeleton /> : null);
  return (
    <section aria-labelledby="today" className="flex min-w-0 flex-col gap-3">
      <h2 id="today" className="sr-only">
        {t("interactions:coming.title")}
      </h2>
      {failed}
      <ul className={STRIP}>
        {coming.map((interaction) => (
          <ComingCard key={interaction.id} interaction={interaction} onRegister={() => onRegister(interaction)} />
        ))}
        {lookBack && <LookBackCard lookBack={lookBack} />}
        {due.map((person) => (
          <DueCard key={person.id} person={person} />
        ))}
        {more && (
          <li className="flex shrink-0 items-center sm:col-span-full sm:-my-1 sm:-ml-4">
            <Button variant="quiet" busy={more.busy} onClick={() => asked(more.show())}>
              {t("common:action.show_more")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

export function TodaySkeleton() {
  return (
    <div className="flex gap-3 overflow-hidden">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-25 w-64 shrink-0" />
      ))}
    </div>
  );
}
