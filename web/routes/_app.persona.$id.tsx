import { useInfiniteQuery, useQuery, type QueryClient } from "@tanstack/react-query";
import { createFileRoute, useLocation } from "@tanstack/react-router";
import { memo, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Note } from "#domain/notes/contract.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ChatPanel } from "#web/features/chat/OnDemandChatPanel.tsx";
import { NEW_CONVERSATION } from "#web/features/chat/new-conversation.ts";
import { CompletedInteractions } from "#web/features/interactions/CompletedInteractions.tsx";
import { PlanDialog } from "#web/features/interactions/dialogs.ts";
import type { PlanDialogProps } from "#web/features/interactions/PlanDialog.tsx";
import { PlannedInteractions } from "#web/features/interactions/PlannedInteractions.tsx";
import { interactionsQuery } from "#web/features/interactions/queries.ts";
import { RegisterOutcome } from "#web/features/interactions/RegisterOutcome.tsx";
import { AddNoteDialog, NoteDialog } from "#web/features/notes/dialogs.ts";
import { PersonaNotes } from "#web/features/notes/PersonaNotes.tsx";
import { noteQuery, personaNotesQuery, personaTagsQuery } from "#web/features/notes/queries.ts";
import {
  DeletePersonaDialog,
  EditPersonaDialog,
  ShortTestDialog,
  StayInTouchDialog,
} from "#web/features/people/dialogs.ts";
import { initialOf } from "#web/features/people/PersonaTile.tsx";
import { useForgetShortTest } from "#web/features/people/use-forget-short-test.ts";
import { TouchLine } from "#web/features/people/TouchLine.tsx";
import { BackHome } from "#web/features/profiling/BackLinks.tsx";
import { PersonaHeader, PersonaSkeleton, NextStepSkeleton } from "#web/features/profiling/PersonaHeader.tsx";
import { PersonaPortrait } from "#web/features/profiling/PersonaPortrait.tsx";
import { PersonaFailed, PersonaNotFound } from "#web/features/profiling/PersonaStates.tsx";
import { ProfilingCard } from "#web/features/profiling/ProfilingCard.tsx";
import { relationshipQuery } from "#web/features/relationship/queries.ts";
import { ResultMark } from "#web/features/relationship/ResultMark.tsx";
import { resultMarks } from "#web/features/relationship/result-marks.ts";
import { ApiError } from "#web/app/api.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { useHydrated } from "#web/app/use-hydrated.ts";
import { isFirstAttempt } from "#web/app/first-attempt.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { oneOf, recordId, searchParams } from "#web/app/search-params.ts";
import type { Moment } from "#web/people/person-timeline.tsx";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { useFollowDanger } from "#web/safety/queries.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useChatAddress } from "./-chat-address.ts";
import { portraitOf } from "./-portrait.ts";
import { useStarters } from "./-starters.ts";
import { Actions, PersonaMenu, type Opened } from "./-persona-actions.tsx";

const parseSearch = searchParams({
  tab: oneOf("notes", "interactions"),
  /** The note whose dialog is open. */
  note: recordId,
  /** The interaction to scroll to, among the planned ones or on the tab of completed ones. */
  interaction: recordId,
  /** The planned interaction whose outcome dialog is open. */
  register: recordId,
  /** The chat panel is open, on this conversation. */
  chat: oneOf(1),
  conversation: (value) => recordId(value) ?? oneOf(NEW_CONVERSATION)(value),
});

/** What the chat shows first comes with the page's first HTML. */
async function readOpenedChat(client: QueryClient, personaId: string, search: Record<string, unknown>) {
  const { chat, conversation } = parseSearch(search);
  if (!chat) return;
  const { readChat } = await import("#web/features/chat/first-reads.ts");
  await readChat(client, { personaId, conversation });
}

export const Route = createFileRoute("/_app/persona/$id")({
  validateSearch: parseSearch,
  loader: ({ context, params, location }) => {
    void context.queryClient.prefetchQuery(personaQuery(params.id));
    void context.queryClient.prefetchInfiniteQuery(interactionsQuery(params.id, "planned"));
    void context.queryClient.prefetchInfiniteQuery(personaNotesQuery(params.id));
    void context.queryClient.prefetchQuery(personaTagsQuery(params.id));
    void context.queryClient.prefetchQuery(relationshipQuery(params.id));
    // In the browser the chat reads for itself, and no page waits for its code.
    return import.meta.env.SSR ? readOpenedChat(context.queryClient, params.id, location.search) : undefined;
  },
  component: PersonaRoute,
});

function PersonaRoute() {
  const { t } = useTranslation("persona");
  const { id } = Route.useParams();
  const query = useQuery(personaQuery(id));
  useForgetShortTest(query.data);
  if (query.data) return <PersonaPage key={id} persona={query.data} />;
  if (query.error instanceof ApiError && query.error.code === "not_found") return <PersonaNotFound />;
  if (query.error) {
    return (
      <PersonaFailed title={t("failed")} back={<BackHome />} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  return <PersonaSkeleton />;
}

function PersonaPage({ persona }: { persona: Persona }) {
  const { t } = useTranslation(["persona", "people", "profiling"]);
  const toast = useToast();
  const { register, interaction, note: linked } = Route.useSearch();
  const navigate = Route.useNavigate();
  const chat = useChatAddress(Route.useSearch());
  // The server knows neither the pointer nor what is stored on the device.
  const hydrated = useHydrated();
  const noData = useLocation({ select: ({ state }) => state.noData });
  const starters = useStarters(persona.id);
  const [opened, setOpened] = useState<Opened>(null);
  const [note, setNote] = useState<Note | null>(null);
  const linkedNote = useQuery({ ...noteQuery(linked ?? ""), enabled: linked !== undefined });
  const [plan, setPlan] = useState<PlanDialogProps["plan"]>(null);
  useDocumentTitle(persona.name);
  const { name } = persona;
  const { danger } = persona;
  useFollowDanger(danger);
  const portrait = danger ? null : portraitOf(persona);
  const planned = useInfiniteQuery(interactionsQuery(persona.id, "planned"));
  const hasPlans = planned.data?.pages.some((page) => page.items.length > 0) ?? false;
  // Removed from the URL once shown, so that the same link works again.
  const onShown = useCallback(
    () => void navigate({ search: (old) => ({ ...old, interaction: undefined }), replace: true, resetScroll: false }),
    [navigate],
  );
  const openNote = useCallback(() => setOpened("note"), []);
  const openPlan = useCallback(() => setPlan("new"), []);
  const show = (what: Opened) => (open: boolean) => setOpened(open ? what : null);
  const relationship =
    persona.context === "other" && persona.relationship_other
      ? persona.relationship_other
      : t(`people:context.${persona.context}`);

  return (
    <div className="flex flex-col gap-8">
      <PersonaHeader
        persona={persona}
        initial={initialOf(name)}
        relationship={relationship}
        menu={<PersonaMenu persona={persona} onOpen={setOpened} />}
      />
      <TouchLine person={persona} className="-mt-4" />
      <div className="-mt-3 max-w-180 empty:hidden">
        <DangerBanner danger={danger} look="page" aside={persona.traits_short ? "portrait" : undefined} />
      </div>
      <Actions onChat={chat.open} onNote={openNote} />
      {isFirstAttempt(planned) ? (
        <NextStepSkeleton />
      ) : (
        <>
          <div className="flex max-w-180 flex-col gap-6 empty:hidden">
            <PlannedInteractions
              personaId={persona.id}
              onRegister={(id) => void navigate({ search: (old) => ({ ...old, register: id }), resetScroll: false })}
              onEdit={setPlan}
              shown={interaction}
              onShown={onShown}
            />
            {persona.traits_short && !hasPlans && <ProfilingCard persona={persona} quiet={false} />}
            {portrait && <PersonaPortrait name={name} keySentence={portrait.keySentence} />}
            {persona.traits_short && hasPlans && <ProfilingCard persona={persona} quiet />}
          </div>
          <PersonaTabs persona={persona} onShown={onShown} onNote={setNote} onAddNote={openNote} onPlan={openPlan} />
        </>
      )}
      <AddNoteDialog open={opened === "note"} onOpenChange={show("note")} person={persona} />
      <NoteDialog
        note={note ?? (linked ? (linkedNote.data ?? null) : null)}
        personName={name}
        onClose={() => {
          setNote(null);
          if (linked)
            void navigate({ search: (old) => ({ ...old, note: undefined }), replace: true, resetScroll: false });
        }}
      />
      <PlanDialog personaId={persona.id} personName={name} plan={plan} onClose={() => setPlan(null)} />
      <RegisterOutcome
        personaId={persona.id}
        personName={name}
        id={register}
        onClose={() =>
          void navigate({ search: (old) => ({ ...old, register: undefined }), replace: true, resetScroll: false })
        }
        onRecorded={(recorded) =>
          void navigate({
            search: recorded ? { tab: "interactions", interaction: recorded.id } : {},
            replace: true,
            resetScroll: false,
          })
        }
      />
      <StayInTouchDialog open={opened === "touch"} onOpenChange={show("touch")} persona={persona} />
      <EditPersonaDialog open={opened === "edit"} onOpenChange={show("edit")} persona={persona} />
      <DeletePersonaDialog
        person={persona}
        open={opened === "delete"}
        onOpenChange={show("delete")}
        onDeleted={() => void navigate({ to: "/home", replace: true })}
      />
      <ShortTestDialog
        person={persona}
        reason={noData ? t("profiling:toast.no_data") : null}
        onDone={() => toast.success(t("profiling:toast.created", { name }))}
      />
      {hydrated && (
        <ChatPanel
          {...chat.panel}
          open={chat.panel.open && persona.traits_short !== null}
          persona={persona}
          starters={starters}
        />
      )}
    </div>
  );
}

/** Tabs with notes and interactions, each grouped by day. Memoised: opening a dialog need not draw hundreds of them. */
const PersonaTabs = memo(function PersonaTabs(props: {
  persona: Persona;
  onShown: () => void;
  onNote: (note: Note) => void;
  onAddNote: () => void;
  onPlan: () => void;
}) {
  const { t } = useTranslation("persona");
  const { persona } = props;
  const { tab = "notes", interaction } = Route.useSearch();
  const navigate = Route.useNavigate();
  const marks = useMarks(persona);
  const { name } = persona;
  return (
    <Tabs
      label={t("tabs.label", { name })}
      value={tab}
      onValueChange={(next) =>
        void navigate({
          search: (old) => ({ ...old, tab: next, interaction: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      items={[
        {
          value: "notes",
          label: t("tabs.notes"),
          content: <PersonaNotes person={persona} marks={marks} onOpen={props.onNote} onAdd={props.onAddNote} />,
        },
        {
          value: "interactions",
          label: t("tabs.interactions"),
          content: (
            <CompletedInteractions
              personaId={persona.id}
              personName={name}
              danger={persona.danger}
              marks={marks}
              shown={interaction}
              onShown={props.onShown}
              onPlan={props.onPlan}
            />
          ),
        },
      ]}
    />
  );
});

/** Assessment results for the timelines; undefined during the first attempt, empty if loading failed. */
function useMarks({ id, danger }: Persona): Moment[] | undefined {
  const query = useQuery(relationshipQuery(id));
  if (isFirstAttempt(query)) return undefined;
  return resultMarks(query.data?.history ?? [], danger !== null).map((mark) => ({
    id: mark.id,
    at: mark.at,
    content: <ResultMark personaId={id} mark={mark} />,
  }));
}
