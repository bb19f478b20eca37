import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage, ChatMode } from "#domain/chat/contract.ts";
import { useDraft } from "#web/lib/draft.ts";
import { errorText } from "#web/lib/error-text.ts";
import { newId } from "#web/lib/new-id.ts";
import { useOnline } from "#web/lib/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { Composer, type Returned } from "./Composer.tsx";
import type { Live } from "./engine.ts";
import { messagesQuery } from "./queries.ts";
import { engineOf, isUnbegun } from "./sessions.ts";
import { Transcript } from "./Transcript.tsx";
import { transcriptOf, unanswered } from "./transcript.ts";
import { Disclaimer, Welcome } from "./Welcome.tsx";

const NONE: readonly ChatMessage[] = [];

export interface TalkProps {
  conversationId: string;
  persona: { id: string; name: string };
  country: string | null;
  enterSends: boolean;
  /** Stands above the conversation (who may see it). */
  notice: ReactNode;
  /** The first message has been taken: the conversation exists. */
  onBegun: () => void;
}

/** One conversation: what was said, what is being said, and the field for what comes next. */
export function Talk({ conversationId, persona, country, enterSends, notice, onBegun }: TalkProps) {
  const { t } = useTranslation("chat");
  const client = useQueryClient();
  const online = useOnline();
  const engine = engineOf(client, { conversationId, personaId: persona.id });
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const query = useInfiniteQuery({
    ...messagesQuery(conversationId),
    enabled: !isUnbegun(conversationId, persona.id),
  });
  const messages = useMemo(() => query.data?.pages.flatMap((page) => page.items).toReversed() ?? NONE, [query.data]);
  const [keptMode, keepMode] = useDraft(`chat-mode:${conversationId}`);
  const mode: ChatMode = keptMode === "interaction_preparation" ? "interaction_preparation" : "conversation";
  const [sent, setSent] = useState(0);
  const [returned, setReturned] = useState<Returned | null>(null);
  const taken = useCallback(() => setReturned(null), []);

  useEffect(() => engine.stored(messages), [engine, messages]);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) engine.reconnect();
    wasOnline.current = online;
  }, [engine, online]);
  const begun = messages.length > 0;
  useEffect(() => {
    if (begun) onBegun();
  }, [begun, onBegun]);

  const { refusal } = state;
  useEffect(() => {
    if (!refusal) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the engine, which outlives this panel, says it once
    setReturned({ text: refusal.text, reason: errorText(refusal.error) });
    engine.forgetRefusal();
  }, [engine, refusal]);

  function send(content: string, as: ChatMode = mode) {
    engine.send({ id: newId(), text: content.trim(), mode: as });
    setSent((count) => count + 1);
  }
  function prepare() {
    keepMode("interaction_preparation");
    send(t("prepare.message", { name: persona.name }), "interaction_preparation");
  }
  function stop() {
    engine.stop().catch((error: unknown) => setReturned({ text: "", reason: errorText(error) }));
  }
  function takeBack(id: string) {
    const item = state.outbox.find((other) => other.id === id);
    if (!item) return;
    engine.discard(id);
    setReturned({ text: item.text });
  }

  const lines = useMemo(() => transcriptOf(messages, state), [messages, state]);
  const toAsk = unanswered(messages);
  const loading = query.isLoading && lines.length === 0;
  const intro =
    lines.length > 0 ? (
      <Disclaimer />
    ) : (
      <Welcome
        personName={persona.name}
        disabled={engine.busy}
        onSuggest={() => send(t("suggest.message", { name: persona.name }))}
        onPrepare={prepare}
      />
    );

  return (
    <>
      <StatusLine>{announcement(state.live, t)}</StatusLine>
      {loading ? (
        <TalkSkeleton label={t("loading")} />
      ) : query.error && lines.length === 0 ? (
        <div className="flex-1 p-5">
          <ErrorNote title={t("failed")} action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}>
            {errorText(query.error)}
          </ErrorNote>
        </div>
      ) : (
        <Transcript
          lines={lines}
          country={country}
          intro={
            <>
              {notice}
              {intro}
            </>
          }
          older={{
            has: query.hasNextPage,
            loading: query.isFetchingNextPage,
            load: () => void query.fetchNextPage(),
          }}
          sent={sent}
          unanswered={engine.busy ? null : toAsk}
          onAskAgain={() => toAsk && engine.send({ id: toAsk.id, text: toAsk.content, mode })}
          onReconnect={engine.reconnect}
          onRetry={engine.retry}
          onDiscard={takeBack}
        />
      )}
      {!online && <p className="shrink-0 bg-notice-soft px-4 py-2 text-small sm:px-6">{t("offline")}</p>}
      {mode === "interaction_preparation" && (
        <p className="flex shrink-0 items-center gap-2 border-t border-line pl-4 text-small text-ink-soft sm:pl-6">
          <span className="flex-1">{t("prepare.mode")}</span>
          <IconButton label={t("prepare.leave")} icon={<X aria-hidden="true" />} onClick={() => keepMode("")} />
        </p>
      )}
      <Composer
        draftKey={`chat:${persona.id}`}
        onSend={(content) => send(content)}
        onStop={stop}
        busy={engine.busy}
        stopping={state.live?.stopping ?? false}
        enterSends={enterSends}
        returned={returned}
        onTaken={taken}
      />
    </>
  );
}

function announcement(live: Live | null, t: (key: string) => string): string {
  if (!live) return "";
  if (live.phase === "lost") return t("status.lost");
  if (live.phase !== "ended") return t("status.started");
  return live.failure ? t("status.failed") : t("status.done");
}

function TalkSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-1 flex-col gap-4 px-4 py-5 sm:px-6">
      <Skeleton className="h-12 w-3/5 self-end" />
      <Skeleton className="h-28 w-4/5" />
      <Skeleton className="h-12 w-2/5 self-end" />
      <Skeleton className="h-20 w-3/4" />
    </div>
  );
}
