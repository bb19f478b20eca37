import { X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { errorText } from "#web/app/error-text.ts";
import { useStorageNotice } from "#web/app/storage-notice.tsx";
import { useOnline } from "#web/app/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { Composer } from "./Composer.tsx";
import { SuggestionCard } from "./SuggestionCard.tsx";
import type { Live } from "./engine-types.ts";
import { useMarkdownReady } from "./Markdown.tsx";
import { Transcript } from "./Transcript.tsx";
import { useTalk } from "./use-talk.ts";
import { Disclaimer, Welcome, type Starter } from "./Welcome.tsx";

export interface TalkProps {
  conversationId: string;
  persona: { id: string; name: string; danger: OpenDangerView | null };
  /** Who answers, as a sentence. */
  who: string;
  /** A model answers, not the built-in coach. */
  modelAnswers: boolean;
  enterSends: boolean;
  starters: readonly Starter[];
  /**
   * Renders a notice above the conversation. `conversationId` is undefined before the first message; `mode` is the mode
   * of the next message.
   */
  renderNotice: ((talk: { conversationId: string | undefined; mode: ChatMode }) => ReactNode) | null;
  /** Called once the conversation has messages, and so exists on the server. */
  onStarted: () => void;
}

/** One conversation: its transcript and the message field. */
export function Talk(props: TalkProps) {
  const { conversationId, persona, modelAnswers, onStarted } = props;
  const { t } = useTranslation("chat");
  const online = useOnline();
  const ready = useMarkdownReady();
  const { engine, state, query, messages, lines, returned, requests, actions, ...talk } = useTalk(props);
  const { busy } = engine;
  const started = messages.length > 0;
  useEffect(() => {
    if (started) onStarted();
  }, [started, onStarted]);
  const prepare = () => requests.prepare(t("prepare.message", { name: persona.name }));

  return (
    <>
      <StatusLine>{requests.status || announcement(state.live, t)}</StatusLine>
      {(lines.length === 0 ? query.isLoading : !ready) ? (
        <TalkSkeleton label={t("loading")} />
      ) : lines.length === 0 && query.error ? (
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
          ref={talk.transcript}
          lines={lines}
          danger={persona.danger}
          actions={actions}
          busy={busy}
          switching={talk.switching}
          editing={returned.editing}
          notice={props.renderNotice?.({ conversationId: started ? conversationId : undefined, mode: requests.mode })}
          intro={
            lines.length > 0 ? (
              <Disclaimer />
            ) : (
              <Welcome
                personName={persona.name}
                disabled={busy}
                careful={persona.danger !== null}
                onPrepare={prepare}
                starters={props.starters}
                onStart={requests.ask}
              />
            )
          }
          outro={
            requests.suggests && (
              <SuggestionCard personName={persona.name} onPrepare={prepare} onNotNow={requests.dismissSuggestion} />
            )
          }
          older={talk.older}
          sent={requests.sent}
          unanswered={requests.unanswered && !busy}
          modelAnswers={modelAnswers}
          offersBuiltIn={modelAnswers && !busy}
          onReconnect={engine.reconnect}
          online={online}
          onRetry={engine.retry}
          onDiscard={returned.takeBack}
        />
      )}
      <Notices
        offline={!online}
        onLeavePreparing={requests.mode === "interaction_preparation" ? requests.leavePreparing : undefined}
        danger={persona.danger !== null}
      />
      <Composer
        ref={talk.field}
        personaId={persona.id}
        draftKey={`chat:${conversationId}`}
        who={props.who}
        onSend={requests.send}
        onStop={() => void engine.stop().catch(returned.showError)}
        busy={busy}
        stopping={state.live?.stopping ?? false}
        enterSends={props.enterSends}
        returned={returned.text}
        onTaken={returned.taken}
      />
    </>
  );
}

/** Notices above the field: offline, preparing, storage. */
function Notices(props: { offline: boolean; onLeavePreparing: (() => void) | undefined; danger: boolean }) {
  const { t } = useTranslation("chat");
  const storage = useStorageNotice();
  return (
    <>
      {props.offline && <p className="shrink-0 bg-notice-soft px-4 py-2 text-small sm:px-6">{t("offline")}</p>}
      {props.onLeavePreparing && (
        <p className="flex shrink-0 items-center gap-2 border-t border-line pl-4 text-small text-ink-soft sm:pl-6">
          <span className="flex-1">{t("prepare.mode")}</span>
          <IconButton label={t("prepare.leave")} icon={<X aria-hidden="true" />} onClick={props.onLeavePreparing} />
        </p>
      )}
      {storage && !props.danger && <div className="shrink-0 border-t border-line px-4 py-2 sm:px-6">{storage}</div>}
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
