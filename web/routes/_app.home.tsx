import { useQuery } from "@tanstack/react-query";
import { createFileRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { NotebookPen, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRegistered } from "#web/features/interactions/use-registered.ts";
import { OutcomeDialog } from "#web/features/interactions/dialogs.ts";
import { comingQuery } from "#web/features/interactions/queries.ts";
import { AddNoteDialog } from "#web/features/notes/dialogs.ts";
import { recentNotesQuery } from "#web/features/notes/queries.ts";
import { RecentNotes } from "#web/features/notes/RecentNotes.tsx";
import { CreatePersonaDialog, ShortTestDialog } from "#web/features/people/dialogs.ts";
import { PeopleGrid } from "#web/features/people/PeopleGrid.tsx";
import { peopleViewParams } from "#web/features/people/people-view.ts";
import { peopleQuery } from "#web/features/people/queries.ts";
import { useForgetShortTest } from "#web/features/people/use-forget-short-test.ts";
import { usePeople } from "#web/features/people/use-people.ts";
import { LookBackDialog } from "#web/features/progress/dialogs.ts";
import { lookBackQuery } from "#web/features/progress/queries.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { loadTextGroups } from "#web/app/i18n.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { oneOf, recordId, searchParams } from "#web/app/search-params.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { sharedText } from "#web/worker/offline-pages.ts";
import { TodaySkeleton, TodayStrip, useToday } from "./-today.tsx";

const parseSearch = searchParams({
  ...peopleViewParams,
  tab: oneOf("people", "profile"),
  /** The open dialog. */
  add: oneOf("person", "note"),
  /** The person whose short test is open, so that it reopens after a reload. */
  test: recordId,
  /** The planned interaction whose outcome dialog is open. */
  register: recordId,
  /** The week's look back is open. */
  look_back: oneOf("open"),
});

export const Route = createFileRoute("/_app/home")({
  validateSearch: parseSearch,
  beforeLoad: async ({ location }) => {
    const text = sharedText(location.hash);
    if (text === "") return;
    // Not in the first load: this function is part of it, unlike the page.
    const { addToNewNote } = await import("#web/features/notes/use-note-form.ts");
    addToNewNote(text);
    throw redirect({ to: "/home", search: { add: "note" }, replace: true });
  },
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: async ({ context, deps }) => {
    if (deps.tab === "profile") {
      await Promise.all([ProfileTab.preload?.(), loadTextGroups("person").catch(() => undefined)]);
      return;
    }
    // Not awaited: the page renders its own skeletons.
    void context.queryClient.prefetchInfiniteQuery(peopleQuery);
    void context.queryClient.prefetchQuery(recentNotesQuery);
    void context.queryClient.prefetchInfiniteQuery(comingQuery);
    void context.queryClient.prefetchQuery(lookBackQuery(timeZone()));
  },
  component: HomePage,
});

const ProfileTab = lazyRouteComponent(() => import("./-profile-tab.tsx"), "ProfileTab");

function HomePage() {
  const { tab, look_back: lookBack } = Route.useSearch();
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ search: (now) => ({ ...now, look_back: undefined }), resetScroll: false, replace: true });
  return (
    <>
      {tab === "profile" ? <ProfileTab /> : <PeopleTab />}
      <LookBackDialog open={lookBack === "open"} onClose={close} />
    </>
  );
}

function PeopleTab() {
  const { t } = useTranslation("home");
  const { add, test, register, tab, look_back: _open, ...view } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toast = useToast();
  const { people, partial, error, retry } = usePeople();
  const recent = useQuery(recentNotesQuery);
  const tested = useQuery({ ...personaQuery(test ?? ""), enabled: test !== undefined });
  useForgetShortTest(tested.data);
  useDocumentTitle(t("common:nav.people"));

  type Place = Pick<ReturnType<typeof parseSearch>, "add" | "test" | "register">;
  const open = (place: Place) => void navigate({ search: { ...view, tab, ...place }, resetScroll: false });
  const replace = (place: Place) =>
    void navigate({ search: { ...view, tab, ...place }, resetScroll: false, replace: true });
  const known = people?.filter((person) => person.archived_at === null) ?? [];
  const empty = people?.length === 0;
  const today = useToday(people, partial && error === null);
  const registered = useRegistered(register, today.planned);
  // Skip notes that are already shown on a person's card.
  const onCards = new Set(known.map((person) => person.latest_note?.id));
  const newNotes = useWaiting("note");
  const earlier = recent.data?.items.filter(({ id }) => !onCards.has(id));

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("title")}
        actions={
          !empty && (
            <div className="flex gap-2">
              <Button onClick={() => open({ add: "note" })} disabled={known.length === 0} className="max-sm:px-3">
                <NotebookPen aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{t("add_note")}</span>
              </Button>
              <Button variant="primary" onClick={() => open({ add: "person" })} className="max-sm:px-3">
                <UserPlus aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{t("add_person")}</span>
              </Button>
            </div>
          )
        }
      />
      {today.settled ? (
        <TodayStrip today={today} onRegister={({ id }) => open({ register: id })} />
      ) : (
        !empty && !error && <TodaySkeleton />
      )}
      {/* Remounted once the strip above has settled, so that the strip's final height does not shift it. */}
      <section key={String(today.settled)} className="min-w-0">
        <h2 className="sr-only">{t("circle")}</h2>
        <PeopleGrid
          people={today.settled ? people : undefined}
          partial={partial}
          error={error}
          onRetry={retry}
          view={view}
          onView={(next) => void navigate({ search: { ...next, tab }, resetScroll: false, replace: true })}
          onAdd={() => open({ add: "person" })}
          onFinishTest={({ id }) => open({ test: id })}
          shownAboveFor={({ id }) => ({
            plans: today.coming.filter(({ persona_id }) => persona_id === id).length,
            due: today.due.some((person) => person.id === id),
          })}
        />
      </section>
      {today.settled && !empty && (earlier?.length !== 0 || newNotes.length > 0) && (
        <section className="min-w-0 pt-4">
          <h2 className="mb-3 font-serif text-lead font-semibold">{t("recent")}</h2>
          <RecentNotes notes={earlier} error={recent.error} onRetry={() => void recent.refetch()} />
        </section>
      )}
      <OutcomeDialog
        interaction={registered}
        personName={registered?.persona_name ?? ""}
        onClose={() => replace({})}
        onRecorded={() => replace({})}
        onLook={({ id, persona_id }) =>
          void navigate({
            to: "/persona/$id",
            params: { id: persona_id },
            search: { tab: "interactions", interaction: id },
          })
        }
      />
      <CreatePersonaDialog
        open={add === "person"}
        onOpenChange={(shown) => replace(shown ? { add: "person" } : {})}
        onCreated={({ id }) => replace({ test: id })}
      />
      <ShortTestDialog
        person={tested.data ?? null}
        onDone={({ id }) => {
          void navigate({ to: "/persona/$id", params: { id }, replace: true });
          toast.success(t("people:toast.created"));
        }}
      />
      <AddNoteDialog
        open={add === "note" && known.length > 0}
        onOpenChange={(shown) => replace(shown ? { add: "note" } : {})}
        people={known}
      />
    </div>
  );
}
