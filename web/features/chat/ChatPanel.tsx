import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, MessageCirclePlus, MessagesSquare, SlidersHorizontal } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { DropdownMenu } from "#web/app/dropdown-menu.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SidePanel } from "#web/ui/side-panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConsentCard } from "./ConsentCard.tsx";
import { NEW_CONVERSATION } from "./new-conversation.ts";
import { ConversationList, useFetchParts } from "./ChatParts.tsx";
import { conversationsQuery } from "./queries.ts";
import { followOtherTabs, newConversationId } from "./sessions.ts";
import { Talk } from "./Talk.tsx";
import { conversationOf } from "./waiting-messages.ts";
import { useEnterSends } from "./use-enter-sends.ts";
import type { Starter } from "./Welcome.tsx";
import { useModelChoice, type ModelChoice } from "./use-model-choice.ts";

export interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
  persona: { id: string; name: string; left_out_of_ai: boolean; danger: OpenDangerView | null };
  /** An id or `NEW_CONVERSATION`; undefined selects the most recent conversation. */
  conversation: string | undefined;
  /** Suggested first messages. */
  starters: readonly Starter[];
  onConversation: (id: string) => void;
}

/** The chat about one person: docked beside the page on wide screens, a modal dialog elsewhere. */
export function ChatPanel(props: ChatPanelProps) {
  const { persona } = props;
  const { t } = useTranslation("chat");
  const [listing, setListing] = useState(false);
  const [enterSends, setEnterSends] = useEnterSends();
  const { items, ...model } = useModelChoice(persona, props.open);
  useFetchParts();
  if (!props.open && listing) setListing(false);

  function open(next: string) {
    setListing(false);
    props.onConversation(next);
  }
  return (
    <SidePanel
      open={props.open}
      onClose={props.onClose}
      // The danger banner needs the extra height.
      tall={persona.danger !== null}
      title={t("title")}
      subtitle={t("about", { name: persona.name })}
      closeLabel={t("close")}
      lead={
        <IconButton
          label={listing ? t("list.back") : t("list.open")}
          icon={listing ? <ArrowLeft aria-hidden="true" /> : <MessagesSquare aria-hidden="true" />}
          onClick={() => setListing(!listing)}
        />
      }
      actions={
        <>
          {!listing && props.conversation !== NEW_CONVERSATION && (
            <IconButton
              label={t("list.new")}
              icon={<MessageCirclePlus aria-hidden="true" />}
              onClick={() => open(NEW_CONVERSATION)}
            />
          )}
          <DropdownMenu
            label={t("settings.label")}
            trigger={<IconButton label={t("settings.label")} icon={<SlidersHorizontal aria-hidden="true" />} />}
            items={[
              { label: t("settings.enter_sends"), checked: enterSends, onSelect: () => setEnterSends(true) },
              { label: t("settings.enter_breaks"), checked: !enterSends, onSelect: () => setEnterSends(false) },
              ...items,
            ]}
          />
        </>
      }
    >
      <DangerBanner danger={persona.danger} look="chat" />
      {model.error && <ErrorNote className="m-4 shrink-0">{errorText(model.error)}</ErrorNote>}
      <ChatRoom {...props} {...model} enterSends={enterSends} listing={listing} onOpen={open} />
    </SidePanel>
  );
}

interface ChatRoomProps
  extends ChatPanelProps, Pick<ModelChoice, "askConsentFor" | "modelAnswers" | "decline" | "who"> {
  enterSends: boolean;
  /** The conversation list is shown instead of a conversation. */
  listing: boolean;
  onOpen: (id: string) => void;
}

function ChatRoom(props: ChatRoomProps) {
  const { persona, conversation, onConversation, askConsentFor } = props;
  const { t } = useTranslation("chat");
  const client = useQueryClient();
  const list = useInfiniteQuery(conversationsQuery(persona.id));
  useEffect(() => followOtherTabs(client), [client]);

  const newest = list.data ? (list.data.pages[0]?.items[0]?.id ?? NEW_CONVERSATION) : undefined;
  // A conversation whose messages wait for a network may not be in the list yet.
  const waiting = useWaiting("message").findLast(({ shows }) => shows.personaId === persona.id);
  const chosen = conversation ?? (waiting ? conversationOf(waiting.group) : newest);
  useEffect(() => {
    if (conversation === undefined && chosen !== undefined) onConversation(chosen);
  }, [conversation, chosen, onConversation]);
  // Memoized: the stored id is cleared when the first message is accepted, before the URL contains it.
  const id = useMemo(
    () => (chosen === NEW_CONVERSATION ? newConversationId(persona.id) : chosen),
    [chosen, persona.id],
  );
  const onStarted = useCallback(() => {
    if (chosen === NEW_CONVERSATION && id) onConversation(id);
  }, [chosen, id, onConversation]);

  if (props.listing) {
    return (
      <ConversationList
        personaId={persona.id}
        current={id}
        onOpen={props.onOpen}
        onNew={() => props.onOpen(NEW_CONVERSATION)}
        onCurrentDeleted={() => onConversation(NEW_CONVERSATION)}
      />
    );
  }
  if (id) {
    return (
      <Talk
        key={id}
        conversationId={id}
        persona={persona}
        who={props.who}
        modelAnswers={props.modelAnswers}
        enterSends={props.enterSends}
        starters={props.starters}
        onStarted={onStarted}
        renderNotice={
          askConsentFor
            ? (talk) => (
                <ConsentCard
                  {...talk}
                  model={askConsentFor}
                  personaId={persona.id}
                  personName={persona.name}
                  onStay={props.decline}
                />
              )
            : null
        }
      />
    );
  }
  if (list.error) {
    return (
      <div className="flex-1 p-5">
        <ErrorNote
          title={t("failed")}
          action={<Button onClick={() => void list.refetch()}>{t("common:retry")}</Button>}
        >
          {errorText(list.error)}
        </ErrorNote>
      </div>
    );
  }
  return (
    <div role="status" aria-label={t("loading")} className="flex flex-1 flex-col gap-4 p-5">
      <Skeleton className="h-12 w-3/5 self-end" />
      <Skeleton className="h-28 w-4/5" />
    </div>
  );
}
