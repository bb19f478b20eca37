import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, MessageCirclePlus, MessagesSquare, SlidersHorizontal } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { coachStatusQuery, useModelConsent } from "#web/lib/coach-status.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { DangerBanner } from "#web/lib/safety/danger-banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DropdownMenu, type MenuItem } from "#web/ui/dropdown-menu.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConsentCard } from "./ConsentCard.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { NEW_CONVERSATION } from "./new-conversation.ts";
import { conversationQuery, conversationsQuery } from "./queries.ts";
import { followOtherTabs, isUnbegun, newConversationId } from "./sessions.ts";
import { Talk } from "./Talk.tsx";
import { useDeclinedModel } from "./use-declined-model.ts";
import { useEnterSends } from "./use-enter-sends.ts";

export interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
  persona: { id: string; name: string; left_out_of_ai: boolean; danger: OpenDangerView | null };
  /** An id, `NEW_CONVERSATION`, or undefined: the one used last. */
  conversation: string | undefined;
  onConversation: (id: string) => void;
}

/** The overlay in which the companion is talked to about one person. */
export function ChatPanel(props: ChatPanelProps) {
  const { t } = useTranslation("chat");
  const status = useQuery({ ...coachStatusQuery, enabled: props.open });
  const { provider, model, spent_until: spentUntil } = status.data ?? {};
  const who = props.persona.left_out_of_ai
    ? t("who.embedded")
    : spentUntil
      ? t("who.spent", { model, time: formatMoment(spentUntil, currentLanguage()) })
      : provider === "model"
        ? t("who.model", { model })
        : t("who.embedded");
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      layout="panel"
      size="lg"
      title={<span className="line-clamp-3">{t("title", { name: props.persona.name })}</span>}
      description={provider ? who : t("who.unknown")}
      closeLabel={t("close")}
    >
      <ChatRoom {...props} />
    </Dialog>
  );
}

function ChatRoom({ persona, conversation, onConversation }: ChatPanelProps) {
  const { t } = useTranslation("chat");
  const client = useQueryClient();
  const list = useInfiniteQuery(conversationsQuery(persona.id));
  const [listing, setListing] = useState(false);
  const [enterSends, setEnterSends] = useEnterSends();
  const { data: status } = useQuery(coachStatusQuery);
  const [declined, setDeclined] = useDeclinedModel();
  const consent = useModelConsent();
  useEffect(() => followOtherTabs(client), [client]);

  const newest = list.data ? (list.data.pages[0]?.items[0]?.id ?? NEW_CONVERSATION) : undefined;
  const chosen = conversation ?? newest;
  useEffect(() => {
    if (conversation === undefined && newest !== undefined) onConversation(newest);
  }, [conversation, newest, onConversation]);
  // Stays what it is while it begins, until the address names it.
  const id = useMemo(
    () => (chosen === NEW_CONVERSATION ? newConversationId(persona.id) : chosen),
    [chosen, persona.id],
  );
  const listed = list.data?.pages.flatMap((page) => page.items).find((item) => item.id === id);
  const older = useQuery({
    ...conversationQuery(persona.id, id ?? ""),
    enabled: list.isSuccess && list.hasNextPage && !listed && id !== undefined && !isUnbegun(id, persona.id),
  });
  const current = listed ?? older.data;
  const onBegun = useCallback(() => {
    if (chosen === NEW_CONVERSATION && id) onConversation(id);
  }, [chosen, id, onConversation]);

  function open(next: string) {
    setListing(false);
    onConversation(next);
  }

  // About somebody left out of AI no model is asked, whatever is agreed to.
  const waits = !persona.left_out_of_ai && status?.needs_consent && status.model ? status.model : null;
  const modelItems: MenuItem[] = [];
  if (waits && declined === waits) {
    modelItems.push("separator", { label: t("consent.reopen", { model: waits }), onSelect: () => setDeclined(null) });
  } else if (status?.provider === "model" && status.model) {
    const { model } = status;
    const revoke = () => consent.mutate(false, { onSuccess: () => setDeclined(model) });
    modelItems.push("separator", { label: t("consent.revoke"), onSelect: revoke });
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-1 border-b border-line py-1 pr-2 pl-1 sm:pl-2">
        {listing ? (
          <Button variant="quiet" onClick={() => setListing(false)}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("list.back")}
          </Button>
        ) : (
          <Button variant="quiet" className="min-w-0 [&>span]:min-w-0" onClick={() => setListing(true)}>
            <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only">{t("list.open")}: </span>
            <span className="truncate">{current?.title ?? t("list.untitled")}</span>
          </Button>
        )}
        <span className="flex-1" />
        {!listing && chosen !== NEW_CONVERSATION && (
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
            ...modelItems,
          ]}
        />
      </div>
      <DangerBanner danger={persona.danger} look="chat" />
      {consent.error && <ErrorNote className="m-4 shrink-0">{errorText(consent.error)}</ErrorNote>}
      {listing ? (
        <ConversationList
          personaId={persona.id}
          current={id}
          onOpen={open}
          onNew={() => open(NEW_CONVERSATION)}
          onCurrentDeleted={() => onConversation(NEW_CONVERSATION)}
        />
      ) : id ? (
        <Talk
          key={id}
          conversationId={id}
          persona={persona}
          enterSends={enterSends}
          onBegun={onBegun}
          renderNotice={
            waits && declined !== waits
              ? (talk) => (
                  <ConsentCard
                    {...talk}
                    model={waits}
                    personaId={persona.id}
                    personName={persona.name}
                    onStay={() => setDeclined(waits)}
                  />
                )
              : null
          }
        />
      ) : list.error ? (
        <div className="p-5">
          <ErrorNote title={t("failed")} action={<Button onClick={() => void list.refetch()}>{t("retry")}</Button>}>
            {errorText(list.error)}
          </ErrorNote>
        </div>
      ) : (
        <div role="status" aria-label={t("loading")} className="flex flex-1 flex-col gap-4 p-5">
          <Skeleton className="h-12 w-3/5 self-end" />
          <Skeleton className="h-28 w-4/5" />
        </div>
      )}
    </>
  );
}
