import { X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import type { ChatMessage, ChatMode } from "#domain/chat/contract.ts";
import { useDraft, writeDraft } from "#web/forms/draft.ts";
import { errorText } from "#web/app/error-text.ts";
import { newId } from "#web/app/new-id.ts";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { useOnline } from "#web/app/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { Composer, type Returned } from "./Composer.tsx";
import { editDraft } from "./EditMessage.tsx";
import { SuggestionCard } from "./SuggestionCard.tsx";
import type { Live } from "./traffic.ts";
import { Transcript, type TranscriptHandle } from "./Transcript.tsx";
import { suggestsPreparing, transcriptOf, unanswered } from "./transcript.ts";
import { useDeeds } from "./use-deeds.ts";
import { usePath } from "./use-path.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { Disclaimer, Welcome, type Starter } from "./Welcome.tsx";

export interface TalkProps {
  conversationId: string;
  persona: { id: string; name: string; danger: OpenDangerView | null };
  /** Who answers, as a sentence. */
  who: string;
  /** It is a model that answers. */
  asksModel: boolean;
  enterSends: boolean;
  starters: readonly Starter[];
  /** Stands above the conversation (who may see it); told what there is of it already, and how the next message goes. */
  renderNotice: ((talk: { conversationId: string | undefined; mode: ChatMode }) => ReactNode) | null;
  /** The first message has been taken: the conversation exists. */
  onBegun: () => void;
}

/** One conversation: what was said, what is being said, and the field for what comes next. */
export function Talk({
  conversationId,
  persona,
  who,
  asksModel,
  enterSends,
  starters,
  renderNotice,
  onBegun,
}: TalkProps) {
  const { t } = useTranslation("chat");
  const online = useOnline();
  const room = useStorageNotice();
  const { engine, state, query, messages, switching, older } = usePath(conversationId, persona.id);
  const [keptMode, keepMode] = useDraft(`chat-mode:${conversationId}`);
  const mode: ChatMode = keptMode === "interaction_preparation" ? "interaction_preparation" : "conversation";
  const [sent, setSent] = useState(0);
  const [returned, setReturned] = useState<Returned | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  /** What was done here, for the status line, until the next answer begins. */
  const [done, setDone] = useState("");
  const taken = useCallback(() => setReturned(null), []);
  const field = useRef<HTMLTextAreaElement>(null);
  const transcript = useRef<TranscriptHandle>(null);

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
    const { text, edits } = refusal;
    if (edits) {
      writeDraft(editDraft(edits), text);
      // oxlint-disable-next-line react/set-state-in-effect -- the engine, which outlives this panel, says it once
      setEditing(edits);
    }
    setReturned({ text: edits ? "" : text, reason: errorText(refusal.error), elsewhere: edits !== undefined });
    engine.forgetRefusal();
  }, [engine, refusal]);

  const busy = engine.busy;
  const lines = useMemo(() => transcriptOf(messages, state), [messages, state]);
  const { danger } = persona;
  const due = mode === "conversation" && !busy && !danger && editing === null && suggestsPreparing(lines);
  const [suggests, answerSuggestion] = useSuggestion({ conversationId, personaId: persona.id }, due);
  const end = messages.at(-1);
  function send(content: string, as: ChatMode = mode) {
    // Whoever writes on has answered it, too.
    if (suggests) answerSuggestion();
    // From a path that is not the newest, it goes on where it was written.
    const parentId = state.leaf !== null && end?.role === "assistant" ? end.id : undefined;
    engine.send({ id: newId(), text: content.trim(), mode: as, parentId });
    begins();
  }
  function begins() {
    setDone("");
    setSent((count) => count + 1);
  }
  /** After a button that is gone now; where a finger points, a keyboard must not come up. */
  function focusField() {
    if (matchMedia("(pointer: fine)").matches) field.current?.focus();
    else transcript.current?.focus();
  }
  function prepare() {
    keepMode("interaction_preparation");
    send(t("prepare.message", { name: persona.name }), "interaction_preparation");
    focusField();
  }
  function stop() {
    engine.stop().catch((error: unknown) => setReturned({ text: "", reason: errorText(error) }));
  }
  function takeBack(id: string) {
    const item = state.outbox.find((other) => other.id === id);
    if (!item) return;
    engine.discard(id);
    if (item.edits) {
      writeDraft(editDraft(item.edits), item.text);
      setEditing(item.edits);
    } else setReturned({ text: item.text });
  }
  const modeOf = (answer: ChatMessage | undefined): ChatMode => (answer?.plan ? "interaction_preparation" : mode);

  const deeds = useDeeds({
    persona,
    enterSends,
    edit: setEditing,
    sendEdited: (message, text) => {
      setEditing(null);
      const answer = messages.find((other) => other.parent_message_id === message.id);
      const parentId = message.parent_message_id;
      engine.send({ id: newId(), text: text.trim(), mode: modeOf(answer), parentId, edits: message.id });
      begins();
      focusField();
    },
    again: (answer) => {
      if (!answer.parent_message_id) return;
      void engine.again({ messageId: answer.parent_message_id, answerId: newId(), mode: modeOf(answer) });
      begins();
      focusField();
    },
    goOn: (answer) => {
      const { id, parent_message_id: after, content } = answer;
      void engine.goOn({ id, after, text: content, mode: modeOf(answer) });
      setDone("");
      focusField();
    },
    show: ({ id, n, total }, from) => {
      transcript.current?.hold(from);
      engine.showPath(id);
      setDone(t("version.shown", { n, total }));
    },
    changePlan: (words) => {
      keepMode("interaction_preparation");
      send(words, "interaction_preparation");
      focusField();
    },
    planSaved: () => {
      keepMode("");
      setDone(t("plan.saved_status"));
    },
  });

  const toAsk = unanswered(messages);
  const askAgain = useCallback(() => {
    if (toAsk) engine.send({ id: toAsk.id, text: toAsk.content, mode });
  }, [engine, toAsk, mode]);
  const askBuiltIn = useCallback(
    (answer: ChatMessage) => {
      if (toAsk) engine.send({ id: toAsk.id, text: toAsk.content, mode, builtIn: true });
      else if (answer.parent_message_id) {
        void engine.again({ messageId: answer.parent_message_id, answerId: newId(), mode, builtIn: true });
      }
    },
    [engine, toAsk, mode],
  );
  const loading = query.isLoading && lines.length === 0;

  return (
    <>
      <StatusLine>{done || announcement(state.live, t)}</StatusLine>
      {loading ? (
        <TalkSkeleton label={t("loading")} />
      ) : query.error && lines.length === 0 ? (
        <div className="flex-1 p-5">
          <ErrorNote
            title={t("failed")}
            action={<Button onClick={() => void query.refetch()}>{t("common:retry")}</Button>}
          >
            {errorText(query.error)}
          </ErrorNote>
        </div>
      ) : (
        <Transcript
          ref={transcript}
          lines={lines}
          danger={danger}
          deeds={deeds}
          busy={busy}
          switching={switching}
          editing={editing}
          notice={renderNotice?.({ conversationId: begun ? conversationId : undefined, mode })}
          intro={
            lines.length > 0 ? (
              <Disclaimer />
            ) : (
              <Welcome
                personName={persona.name}
                disabled={busy}
                careful={danger !== null}
                onSuggest={() => {
                  send(t("suggest.message", { name: persona.name }));
                  focusField();
                }}
                onPrepare={prepare}
                starters={starters}
                onStart={(message) => {
                  send(message);
                  focusField();
                }}
              />
            )
          }
          outro={
            suggests && (
              <SuggestionCard
                personName={persona.name}
                onPrepare={prepare}
                onNotNow={() => {
                  answerSuggestion();
                  focusField();
                }}
              />
            )
          }
          older={older}
          sent={sent}
          onAskAgain={toAsk && !busy ? askAgain : undefined}
          asksModel={asksModel}
          onAskBuiltIn={asksModel && !busy ? askBuiltIn : undefined}
          onReconnect={engine.reconnect}
          online={online}
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
      {room && !danger && <div className="shrink-0 border-t border-line px-4 py-2 sm:px-6">{room}</div>}
      <Composer
        ref={field}
        personaId={persona.id}
        draftKey={`chat:${conversationId}`}
        who={who}
        onSend={(content) => send(content)}
        onStop={stop}
        busy={busy}
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
  if (live.failure) return t("status.failed");
  return live.plan ? t("status.planned") : t("status.done");
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
