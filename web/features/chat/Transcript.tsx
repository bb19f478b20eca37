import { ArrowDown } from "lucide-react";
import { useEffect, useImperativeHandle, useMemo, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LiveBubble, OutgoingBubble } from "./Bubble.tsx";
import { Busy, useBusyStore } from "./busy.ts";
import type { MessageActions } from "./message-actions.ts";
import { LivePlan } from "./PlanCard.tsx";
import { StoredTurns } from "./StoredTurns.tsx";
import { keyOf, newestAlarm, newestPlan, type Line, type StoredMessageLine } from "./transcript.ts";
import { Turn, Turns } from "./Turns.tsx";
import { useFollowScroll } from "./use-follow-scroll.ts";
import { useOlderAtTop, type Older } from "./use-older-at-top.ts";
import { useStableArray } from "./use-stable-array.ts";

export interface TranscriptHandle {
  focus: () => void;
  /** Keeps the element at its screen position while another path replaces the content after it. */
  hold: (element: HTMLElement) => void;
}

export interface TranscriptProps {
  ref: Ref<TranscriptHandle>;
  lines: readonly Line[];
  /** The open danger about the person, if any. */
  danger: OpenDangerView | null;
  actions: MessageActions;
  /** A message is being sent or an answer is being written. */
  busy: boolean;
  /** Another path is loading. */
  switching: boolean;
  /** Id of the message being edited. */
  editing: string | null;
  /** Rendered at the top; `intro` only once there are no older messages to load. */
  notice: ReactNode;
  intro: ReactNode;
  /** Rendered after the last message. */
  outro: ReactNode;
  older: Older;
  /** Number of requests sent; each increase scrolls to the end. */
  sent: number;
  /** The last answer has no text and can be requested again. */
  unanswered: boolean;
  modelAnswers: boolean;
  /** The built-in coach can answer instead if the model failed. */
  offersBuiltIn: boolean;
  onReconnect: () => void;
  online: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
}

/** Changes when content is added at the end, not when older messages are prepended. */
function latestOf(lines: readonly Line[]): string {
  const last = lines.at(-1);
  if (!last) return "";
  const text = last.kind === "stored" ? last.message.content : last.kind === "live" ? last.live.text : last.item.text;
  return `${keyOf(last)} ${text.length}`;
}

/** The messages, oldest first. Scrolls along with new content while the reader is at the end. */
export function Transcript(props: TranscriptProps) {
  const { t } = useTranslation("chat");
  const { lines, older, sent, actions } = props;
  const busy = useBusyStore(props.busy);
  const [firstLine] = lines;
  const alarm = newestAlarm(lines);
  const fresh = alarm !== undefined && alarm === lines.findLast(isOwn) ? alarm : undefined;
  const { box, content, toEnd, hold, away } = useFollowScroll({
    firstKey: firstLine && keyOf(firstLine),
    latest: latestOf(lines),
    keep: fresh && keyOf(fresh),
    switching: props.switching,
  });
  useImperativeHandle(props.ref, () => ({ focus: () => box.current?.focus({ preventScroll: true }), hold }), [
    box,
    hold,
  ]);
  const topRef = useOlderAtTop(box, older);
  useEffect(() => {
    if (sent > 0) toEnd();
  }, [sent, toEnd]);
  const firstFailed = lines.find((line) => line.kind === "outgoing" && line.item.state === "failed");
  const stored = useStableArray(lines.filter(isStored));
  const plan = useMemo(() => newestPlan(stored.map(({ message }) => message)), [stored]);
  // The danger banner above the transcript makes the safety line of an answer redundant.
  const covered = props.danger !== null;
  const lastAnswer = stored.findLast(({ message }) => message.role === "assistant");

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="region"
        aria-label={t("transcript")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] -outline-offset-3 focus-visible:-outline-offset-3 sm:px-6"
      >
        <div ref={content} className="flex min-h-full flex-col gap-4 py-5">
          {older.has ? (
            <div ref={topRef} className="flex flex-col items-center gap-1">
              {older.failed && <p className="text-small text-danger">{t("older_failed")}</p>}
              <Button variant="quiet" busy={older.loading} onClick={older.load}>
                {t("older")}
              </Button>
            </div>
          ) : (
            lines.length > 0 && <p className="text-center text-caption text-ink-soft">{t("beginning")}</p>
          )}
          {props.notice}
          {!older.has && props.intro}
          {lines.length > 0 && (
            <Busy value={busy}>
              <Turns>
                <StoredTurns
                  lines={stored}
                  alarm={alarm}
                  fresh={fresh}
                  covered={covered}
                  editing={props.editing}
                  plan={plan}
                  actions={actions}
                  last={lastAnswer}
                  modelAnswers={props.modelAnswers}
                  unanswered={props.unanswered}
                  offersBuiltIn={props.offersBuiltIn}
                />
                {lines.map((line) => {
                  if (line.kind === "live") {
                    return (
                      <Turn key={keyOf(line)}>
                        <LiveBubble live={line.live} onReconnect={props.onReconnect} />
                        {line.live.plan && line.live.planKind && (
                          <LivePlan plan={line.live.plan} kind={line.live.planKind} />
                        )}
                        {line.live.safety && !covered && <SafetyNotice mark={line.live.safety} chat="alone" />}
                      </Turn>
                    );
                  }
                  if (line.kind === "stored") return null;
                  return (
                    <Turn key={keyOf(line)}>
                      <OutgoingBubble
                        item={line.item}
                        first={line === firstFailed}
                        online={props.online}
                        onRetry={props.onRetry}
                        onDiscard={props.onDiscard}
                      />
                    </Turn>
                  );
                })}
              </Turns>
            </Busy>
          )}
          {props.outro}
        </div>
      </div>
      {away && (
        // While a safety card is kept in view, the button is small and at the side, so that it covers no phone number.
        <div
          className={cx(
            "pointer-events-none absolute inset-x-3 bottom-3 flex",
            away === "left" ? "justify-center" : "justify-end",
          )}
        >
          <Button className="pointer-events-auto animate-rise-in rounded-full shadow-over" onClick={toEnd}>
            <ArrowDown aria-hidden="true" className="size-4" />
            <span className={away === "kept" ? "sr-only" : undefined}>{t("new_messages")}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

function isOwn(line: Line): boolean {
  return line.kind === "outgoing" || (line.kind === "stored" && line.message.role === "user");
}

function isStored(line: Line): line is StoredMessageLine {
  return line.kind === "stored";
}
