import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { shortDay } from "#web/lib/short-day.ts";
import { Button } from "#web/ui/button.tsx";
import { LiveBubble, OutgoingBubble, StoredBubble } from "./Bubble.tsx";
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
          {lines.map((line, index) => (
            <Fragment key={keyOf(line)}>
              <DayMark line={line} before={lines[index - 1]} />
              {line.kind === "stored" && (
                <StoredBubble
                  message={line.message}
                  failure={line.failure}
                  onAskAgain={props.unanswered && line === lastAnswer ? props.onAskAgain : undefined}
                />
              )}
              {line.kind === "live" && <LiveBubble live={line.live} onReconnect={props.onReconnect} />}
              {line.kind === "outgoing" && (
                <OutgoingBubble
                  item={line.item}
                  first={line === firstFailed}
                  onRetry={props.onRetry}
                  onDiscard={props.onDiscard}
                />
              )}
              <Concern line={line} country={props.country} />
            </Fragment>
          ))}
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

function Concern({ line, country }: { line: Line; country: string | null }) {
  const kind = line.kind === "stored" ? line.safety : line.kind === "live" ? line.live.safety : null;
  return kind && <SafetyCard kind={kind} country={country} />;
}

/** The day, where it is another one than the line before's. */
function DayMark({ line, before }: { line: Line; before: Line | undefined }) {
  if (line.kind !== "stored" || (before && before.kind !== "stored")) return null;
  const language = currentLanguage();
  const day = shortDay(line.message.created_at, language);
  if (before && shortDay(before.message.created_at, language) === day) return null;
  return <p className="text-center text-caption text-ink-soft first-letter:uppercase">{day}</p>;
}
