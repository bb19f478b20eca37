import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { ComingCard } from "#web/features/interactions/ComingCard.tsx";
import { comingQuery } from "#web/features/interactions/queries.ts";
import { DueCard } from "#web/features/people/DueCard.tsx";
import { duePeople } from "#web/features/people/due-people.ts";
import { onItsWay } from "#web/app/on-its-way.ts";
import { useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { useRetry } from "#web/app/use-retry.ts";
import { errorText } from "#web/app/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** So many cards fill the strip's one line. */
const FIRST = 4;

export type Today = ReturnType<typeof useToday>;

/** What is planned with anybody, and whom it is time to write to: what today's strip shows, and what it leaves to the cards. */
export function useToday(people: readonly PersonaCard[] | undefined, partial: boolean) {
  const query = useInfiniteQuery(comingQuery);
  const failure = useRetry(query);
  const [all, setAll] = useState(false);
  const planned = query.data?.pages.flatMap((page) => page.items);
  const waiting = duePeople(people ?? []);
  const coming = all ? (planned ?? []) : (planned ?? []).slice(0, FIRST - Math.min(1, waiting.length));
  const due = all ? waiting : waiting.slice(0, FIRST - coming.length);
  const failing = query.isPending && !onItsWay(query);
  const isSettled =
    people !== undefined &&
    !onItsWay(query) &&
    (!partial || coming.length + due.length > 0 || failing || query.error !== null);
  // Once drawn, it stays: more people on their way take nothing off the page.
  const [settled, setSettled] = useState(isSettled);
  if (isSettled && !settled) setSettled(true);
  return {
    planned,
    coming,
    due,
    /** They did not load; there while they are asked for again. */
    failure,
    /** It is being asked again for what is planned: the circle does not wait for that. */
    failing,
    /** Nothing below is drawn before this is settled, so that nothing is pushed down. */
    settled: settled || isSettled,
    /** Given, there is more than the strip shows. */
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

/** What is coming and whom to write to, in one strip; nothing at all where there is neither. */
export function TodayStrip({ today, onRegister }: TodayStripProps) {
  const { t } = useTranslation(["home", "interactions"]);
  const { coming, due, failing, more } = today;
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
  if (coming.length + due.length === 0) return failed ?? (failing ? <TodaySkeleton /> : null);
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

/** The strip on its way. */
export function TodaySkeleton() {
  return (
    <div className="flex gap-3 overflow-hidden">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-25 w-64 shrink-0" />
      ))}
    </div>
  );
}
