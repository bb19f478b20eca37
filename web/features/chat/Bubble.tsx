import { Check, Copy } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { ApiError, type FailureCode } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Live } from "./engine.ts";
import { Markdown } from "./Markdown.tsx";
import type { OutboxItem } from "./outbox.ts";

function Own({ children, note }: { children: string; note?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex flex-col items-end gap-1">
      <div className="max-w-[88%] rounded-lg rounded-br-sm bg-accent-soft px-4 py-2.5 break-words whitespace-pre-wrap">
        <VisuallyHidden>{t("you")} </VisuallyHidden>
        {children}
      </div>
      {note}
    </div>
  );
}

function Answer({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="max-w-[94%] rounded-lg rounded-bl-sm bg-sunk px-4 py-3">
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

export interface StoredBubbleProps {
  message: ChatMessage;
  failure: FailureCode | null;
  /** Given, the message that this answer never answered can be asked again. */
  onAskAgain?: (() => void) | undefined;
}

/** A message as it is stored. */
export function StoredBubble({ message, failure, onAskAgain }: StoredBubbleProps) {
  const { t } = useTranslation("chat");
  if (message.role === "user") return <Own>{message.content}</Own>;
  const early = message.status === "interrupted" || message.status === "failed";
  const reason = failure ? errorText(new ApiError(failure)) : message.content === "" ? t("no_answer") : t("cut_short");
  return (
    <Answer
      note={
        <Aside>
          {early && message.content !== "" && <span>{reason}</span>}
          {message.content !== "" && <CopyButton text={message.content} />}
          {onAskAgain && <Button onClick={onAskAgain}>{t("ask_again")}</Button>}
        </Aside>
      }
    >
      {message.content === "" ? <span className="text-ink-soft">{reason}</span> : <Markdown text={message.content} />}
    </Answer>
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
    <Own
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
    </Own>
  );
}

const COPIED_MS = 2000;

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  // The clipboard exists only where the page is served securely.
  if (!navigator.clipboard) return null;
  return (
    <>
      <IconButton
        label={t("copy")}
        icon={copied ? <Check aria-hidden="true" className="text-accent" /> : <Copy aria-hidden="true" />}
        className="-ml-2"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      />
      <span role="status" className="sr-only">
        {copied ? t("copied") : ""}
      </span>
    </>
  );
}
