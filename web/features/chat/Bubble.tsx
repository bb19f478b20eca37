import { Check, Copy, RefreshCw } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { ApiError, type FailureCode } from "#web/app/api.ts";
import { retryWaiting, useWaiting } from "#web/app/offline/waiting.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useBusy, useBusySoon } from "./busy.ts";
import type { MessageActions } from "./message-actions.ts";
import { Markdown } from "./Markdown.tsx";
import type { OutboxItem } from "./outbox.ts";
import { OwnBubble } from "./OwnMessage.tsx";
import type { Live } from "./engine-types.ts";
import { CopyButton as CopyText } from "#web/app/copy-button.tsx";
import { useCopy } from "#web/app/use-copy.ts";
import { VersionSwitch } from "./VersionSwitch.tsx";

function Answer({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="max-w-[94%] rounded-lg rounded-bl-sm bg-sunk px-4 py-3 forced-colors:border">
        <VisuallyHidden>{t("coach")} </VisuallyHidden>
        {children}
      </div>
      {/* Reserves the height of the buttons, so that the layout does not shift when they appear. */}
      {note && <div className="flex min-h-11 items-center">{note}</div>}
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-3 px-1 text-small text-ink-soft">{children}</div>;
}

export interface StoredAnswerProps {
  message: ChatMessage;
  failure: FailureCode | null;
  /** This is the last answer; it has no text and can be requested again. */
  unanswered: boolean;
  /** The model failed, and the built-in coach can answer instead. */
  offersBuiltIn: boolean;
  /** This is the last answer, and a model can continue it. */
  continuable: boolean;
  /** It answers a user message, so another answer can be requested. */
  canRegenerate: boolean;
  actions: MessageActions;
}

export function StoredAnswer({
  message,
  failure,
  unanswered,
  offersBuiltIn,
  continuable,
  canRegenerate,
  actions,
}: StoredAnswerProps) {
  const { t } = useTranslation("chat");
  const early = message.status === "interrupted" || message.status === "failed";
  const cut = message.status === "complete" && message.finish_reason === "length";
  const reason = failure ? errorText(new ApiError(failure)) : message.content === "" ? t("no_answer") : t("cut_short");
  return (
    <Answer
      note={
        <Aside>
          {early && message.content !== "" && <span>{reason}</span>}
          {cut && <span>{t("cut_at_length")}</span>}
          {cut && continuable && <ContinueButton onContinue={() => actions.continueAnswer(message)} />}
          <span className="-ml-2 flex items-center empty:hidden">
            {message.content !== "" && <CopyButton text={message.content} />}
            {canRegenerate && !unanswered && <RegenerateButton onRegenerate={() => actions.regenerate(message)} />}
            <VersionSwitch message={message} show={actions.show} />
          </span>
          {(unanswered || offersBuiltIn) && (
            <span className="flex flex-wrap gap-2">
              {unanswered && <Button onClick={actions.askAgain}>{t("ask_again")}</Button>}
              {offersBuiltIn && <Button onClick={() => actions.askBuiltIn(message)}>{t("ask_built_in")}</Button>}
            </span>
          )}
        </Aside>
      }
    >
      {message.content === "" ? (
        <span className="text-ink-soft">{reason}</span>
      ) : (
        <Markdown text={message.content} BelowQuote={CopyQuote} />
      )}
    </Answer>
  );
}

function ContinueButton({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation("chat");
  const busy = useBusy();
  return (
    <Button aria-disabled={busy || undefined} onClick={() => !busy && onContinue()}>
      {t("continue")}
    </Button>
  );
}

function RegenerateButton({ onRegenerate }: { onRegenerate: () => void }) {
  const { t } = useTranslation("chat");
  const { busy, now } = useBusySoon();
  return (
    <IconButton
      label={t("again")}
      icon={<RefreshCw aria-hidden="true" />}
      aria-disabled={busy || undefined}
      onClick={() => !now() && onRegenerate()}
    />
  );
}

/** Copies a quotation: wording that the user may want to send. */
function CopyQuote({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  return (
    <div className="self-start">
      <CopyText text={text} label={t("copy_words")} done={t("common:action.copied")} />
    </div>
  );
}

/** Milliseconds without text after which the user is told that the answer is slow. */
const SLOW_MS = 15_000;

/** Whether the wait has lasted longer than `SLOW_MS`. */
function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && slow;
}

/** The answer while it is being streamed. */
export function LiveBubble({ live, onReconnect }: { live: Live; onReconnect: () => void }) {
  const { t } = useTranslation("chat");
  const slow = useSlow(live.phase === "waiting" && live.text === "");
  return (
    <Answer
      note={
        <Aside>
          {live.phase === "reconnecting" && <span>{t("reconnecting")}</span>}
          {live.phase === "lost" && (
            <>
              <span>{t("connection_lost")}</span>
              <Button onClick={onReconnect}>{t("common:retry")}</Button>
            </>
          )}
          {live.failure && <span>{errorText(new ApiError(live.failure))}</span>}
        </Aside>
      }
    >
      {live.text === "" ? (
        <>
          <span className={cx("animate-breathe text-ink-soft", slow && "sr-only")}>{t("thinking")}</span>
          <span role="status" className="text-ink-soft">
            {slow ? t("slow") : ""}
          </span>
        </>
      ) : (
        <Markdown text={live.text} />
      )}
    </Answer>
  );
}

export interface OutgoingBubbleProps {
  item: OutboxItem;
  /** Whether to show the retry button: one button retries all failed messages. */
  first: boolean;
  /** While offline, the message is shown as waiting: it is sent automatically on reconnection. */
  online: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
}

/** A message that is being sent or failed to send. */
export function OutgoingBubble({ item, first, online, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { t } = useTranslation("chat");
  return (
    <OwnBubble
      note={
        <Aside>
          {item.state === "kept" || item.state === "refused" ? (
            <KeptNote item={item} onDiscard={onDiscard} />
          ) : item.state === "failed" ? (
            <>
              {online ? <span className="text-danger">{t("not_sent")}</span> : <span>{t("waits")}</span>}
              {first && online && (
                <Button variant="quiet" onClick={onRetry}>
                  {t("common:retry")}
                </Button>
              )}
              <Button variant="quiet" onClick={() => onDiscard(item.id)}>
                {t("take_back")}
              </Button>
            </>
          ) : (
            <span>{t("sending")}</span>
          )}
        </Aside>
      }
    >
      {item.text}
    </OwnBubble>
  );
}

/** Below a message that waits for a network or was refused after it waited. */
function KeptNote({ item, onDiscard }: Pick<OutgoingBubbleProps, "item" | "onDiscard">) {
  const { t } = useTranslation("chat");
  const entry = useWaiting("message").find(({ shows }) => shows.id === item.id);
  return (
    <>
      {entry?.refused ? (
        <span className="text-danger">{errorText(new ApiError(entry.refused))}</span>
      ) : (
        <span>{t("offline:waits")}</span>
      )}
      {entry?.refused && (
        <Button variant="quiet" onClick={() => void retryWaiting(entry.id)}>
          {t("common:retry")}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onDiscard(item.id)}>
        {t("take_back")}
      </Button>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  const { copied, copy } = useCopy(text);
  if (!copy) return null;
  return (
    <>
      <IconButton
        label={t("copy")}
        icon={copied ? <Check aria-hidden="true" className="text-accent" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {copied ? t("copied") : ""}
      </span>
    </>
  );
}
