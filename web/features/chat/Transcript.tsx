import { ArrowDown } from "lucide-react";
import { Fragment, memo, useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage, SafetyKind } from "#domain/chat/contract.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { dayOf, shortDay } from "#web/lib/short-day.ts";
import { Button } from "#web/ui/button.tsx";
import { LiveBubble, OutgoingBubble, StoredBubble, type StoredBubbleProps } from "./Bubble.tsx";
import { SafetyCard } from "./SafetyCard.tsx";
import type { Line } from "./transcript.ts";
import { useFollowScroll } from "./use-follow-scroll.ts";

export interface TranscriptProps {
  lines: readonly Line[];
  country: string | null;
  /** What stands before the first message. */
  intro: ReactNode;
  older: { has: boolean; loading: boolean; load: () => void };
  /** Grows with every message sent from here: that one is always shown. */
  sent: number;
  /** The message whose answer never came, and the way to ask it again. */
  unanswered: ChatMessage | null;
  onAskAgain: () => void;
  onReconnect: () => void;
  onRetry: () => void;
  onDiscard: (id: string) => void;
}

function keyOf(line: Line): string {
  if (line.kind === "stored") return line.message.id;
  return line.kind === "live" ? line.live.runId : line.item.id;
}

/** Another one whenever something is said at the end, and not when older messages come in front. */
function latestOf(lines: readonly Line[]): string {
  const last = lines.at(-1);
  if (!last) return "";
  const text = last.kind === "stored" ? last.message.content : last.kind === "live" ? last.live.text : last.item.text;
  return `${keyOf(last)} ${text.length}`;
}

/** The conversation, oldest first; follows what is written while its end is in sight. */
export function Transcript(props: TranscriptProps) {
  const { t } = useTranslation("chat");
  const { lines, older, sent } = props;
  const [firstLine] = lines;
  const { box, content, onScroll, toEnd, away } = useFollowScroll({
    firstKey: firstLine && keyOf(firstLine),
    latest: latestOf(lines),
  });
  useEffect(() => {
    if (sent > 0) toEnd();
  }, [sent, toEnd]);
  const firstFailed = lines.find((line) => line.kind === "outgoing" && line.item.state === "failed");
  const lastAnswer = lines.findLast((line) => line.kind === "stored" && line.message.role === "assistant");

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={t("transcript")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] -outline-offset-3 focus-visible:-outline-offset-3 sm:px-6"
      >
        <div ref={content} className="flex min-h-full flex-col gap-4 py-5">
          {older.has && (
            <Button variant="quiet" className="self-center" busy={older.loading} onClick={older.load}>
              {t("older")}
            </Button>
          )}
          {!older.has && props.intro}
          {lines.map((line, index) => {
            if (line.kind === "live") {
              return (
                <Fragment key={keyOf(line)}>
                  <LiveBubble live={line.live} onReconnect={props.onReconnect} />
                  {line.live.safety && <SafetyCard kind={line.live.safety} country={props.country} />}
                </Fragment>
              );
            }
            if (line.kind === "outgoing") {
              return (
                <OutgoingBubble
                  key={keyOf(line)}
                  item={line.item}
                  first={line === firstFailed}
                  onRetry={props.onRetry}
                  onDiscard={props.onDiscard}
                />
              );
            }
            return (
              <StoredLine
                key={keyOf(line)}
                message={line.message}
                safety={line.safety}
                failure={line.failure}
                country={props.country}
                startsDay={startsDay(line, lines[index - 1])}
                onAskAgain={props.unanswered && line === lastAnswer ? props.onAskAgain : undefined}
              />
            );
          })}
        </div>
      </div>
      {away && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button className="pointer-events-auto animate-rise-in rounded-full shadow-over" onClick={() => toEnd()}>
            <ArrowDown aria-hidden="true" className="size-4" />
            {t("new_messages")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface StoredLineProps extends StoredBubbleProps {
  safety: SafetyKind | null;
  country: string | null;
  startsDay: boolean;
}

/** Drawn once: a long conversation must not be drawn again for every word that arrives. */
const StoredLine = memo(function StoredLine({ safety, country, startsDay: marked, ...bubble }: StoredLineProps) {
  return (
    <>
      {marked && (
        <p className="text-center text-caption text-ink-soft first-letter:uppercase">
          {shortDay(bubble.message.created_at, currentLanguage())}
        </p>
      )}
      <StoredBubble {...bubble} />
      {safety && <SafetyCard kind={safety} country={country} />}
    </>
  );
});

/** Whether a stored line is of another day than the line before. */
function startsDay(line: Line, before: Line | undefined): boolean {
  if (line.kind !== "stored") return false;
  if (before?.kind !== "stored") return before === undefined;
  return dayOf(new Date(line.message.created_at)) !== dayOf(new Date(before.message.created_at));
}
