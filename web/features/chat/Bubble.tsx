import { Check, Copy, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { ApiError, type FailureCode } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Deeds } from "./deeds.ts";
import { Markdown } from "./Markdown.tsx";
import type { OutboxItem } from "./outbox.ts";
import { OwnBubble } from "./OwnMessage.tsx";
import type { Live } from "./traffic.ts";
import { CopyButton as CopyText } from "#web/lib/copy-button.tsx";
import { useCopy } from "#web/lib/use-copy.ts";
import { VersionSwitch } from "./VersionSwitch.tsx";

function Answer({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="max-w-[94%] rounded-lg rounded-bl-sm bg-sunk px-4 py-3 forced-colors:border">
        <VisuallyHidden>{t("coach")} </VisuallyHidden>
        {children}
      </div>
      {/* As high as its buttons from the first word on: nothing moves when they come at the end. */}
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
  /** Given, the message that this answer never answered can be asked again. */
  onAskAgain?: (() => void) | undefined;
  /** It answers a message of the person’s, and so can be given once more. */
  repeatable: boolean;
  busy: boolean;
  deeds: Deeds;
}

/** An answer as it is stored. */
export function StoredAnswer({ message, failure, onAskAgain, repeatable, busy, deeds }: StoredAnswerProps) {
  const { t } = useTranslation("chat");
  const early = message.status === "interrupted" || message.status === "failed";
  const reason = failure ? errorText(new ApiError(failure)) : message.content === "" ? t("no_answer") : t("cut_short");
  return (
    <Answer
      note={
        <Aside>
          {early && message.content !== "" && <span>{reason}</span>}
          <span className="-ml-2 flex items-center empty:hidden">
            {message.content !== "" && <CopyButton text={message.content} />}
            {repeatable && !onAskAgain && (
              <IconButton
                label={t("again")}
                icon={<RefreshCw aria-hidden="true" />}
                aria-disabled={busy || undefined}
                onClick={() => !busy && deeds.again(message)}
              />
            )}
            <VersionSwitch message={message} busy={busy} show={deeds.show} />
          </span>
          {onAskAgain && <Button onClick={onAskAgain}>{t("ask_again")}</Button>}
        </Aside>
      }
    >
      {message.content === "" ? (
        <span className="text-ink-soft">{reason}</span>
      ) : (
        <Markdown text={message.content} BelowQuote={CopyWords} />
      )}
    </Answer>
  );
}

/** Words that were found for somebody can be taken along with one tap. */
function CopyWords({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  return (
    <div className="self-start">
      <CopyText text={text} label={t("copy_words")} done={t("words_copied")} />
    </div>
  );
}

/** The answer being written. */
export function LiveBubble({ live, onReconnect }: { live: Live; onReconnect: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <Answer
      note={
        <Aside>
          {live.phase === "reconnecting" && <span>{t("reconnecting")}</span>}
          {live.phase === "lost" && (
            <>
              <span>{t("connection_lost")}</span>
              <Button onClick={onReconnect}>{t("retry")}</Button>
            </>
          )}
          {live.failure && <span>{errorText(new ApiError(live.failure))}</span>}
        </Aside>
      }
    >
      {live.text === "" ? (
        <span className="animate-breathe text-ink-soft">{t("thinking")}</span>
      ) : (
        <Markdown text={live.text} />
      )}
    </Answer>
  );
}

export interface OutgoingBubbleProps {
  item: OutboxItem;
  /** Whether the buttons belong here: one set for all that wait. */
  first: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ item, first, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { t } = useTranslation("chat");
  return (
    <OwnBubble
      note={
        <Aside>
          {item.state === "failed" ? (
            <>
              <span className="text-danger">{t("not_sent")}</span>
              {first && (
                <Button variant="quiet" onClick={onRetry}>
                  {t("retry")}
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
