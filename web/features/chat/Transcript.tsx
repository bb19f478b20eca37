import { ArrowDown } from "lucide-react";
import { useEffect, useImperativeHandle, useMemo, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { LiveBubble, OutgoingBubble } from "./Bubble.tsx";
import { Busy, useBusyStore } from "./busy.ts";
import type { Deeds } from "./deeds.ts";
import { ComingPlan } from "./PlanCard.tsx";
import { StoredTurns } from "./StoredTurns.tsx";
import { keyOf, newestAlarm, newestPlan, type Line, type StoredMessageLine } from "./transcript.ts";
import { Turn, Turns } from "./Turns.tsx";
import { useFollowScroll } from "./use-follow-scroll.ts";
import { useOlderAtTop, type Older } from "./use-older-at-top.ts";
import { useUnchanged } from "./use-unchanged.ts";

/** What can be done to the transcript from around it. */
export interface TranscriptHandle {
  focus: () => void;
  /** Keeps this where it is on the screen while another path takes the place of what follows it. */
  hold: (element: HTMLElement) => void;
}

export interface TranscriptProps {
  ref: Ref<TranscriptHandle>;
  lines: readonly Line[];
  /** What is open about the person. */
  danger: OpenDangerView | null;
  deeds: Deeds;
  /** An answer is under way. */
  busy: boolean;
  /** Another path is on its way. */
  switching: boolean;
  /** The message that is being edited. */
  editing: string | null;
  /** What stands above everything, and what before the first message. */
  notice: ReactNode;
  intro: ReactNode;
  /** What stands after the last one. */
  outro: ReactNode;
  older: Older;
  /** Grows with every message sent from here: that one is always shown. */
  sent: number;
  /** The last answer is missing and can be requested again. */
  unanswered: boolean;
  asksModel: boolean;
  /** The built-in coach can answer if a model failed to. */
  offersBuiltIn: boolean;
  onReconnect: () => void;
  online: boolean;
  onRetry: () => void;
  onDiscard: (id: string) => void;
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
  const { lines, older, sent, deeds } = props;
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
  const holdTop = useOlderAtTop(box, older);
  useEffect(() => {
    if (sent > 0) toEnd();
  }, [sent, toEnd]);
  const firstFailed = lines.find((line) => line.kind === "outgoing" && line.item.state === "failed");
  const stored = useUnchanged(lines.filter(isStored));
  const plan = useMemo(() => newestPlan(stored.map(({ message }) => message)), [stored]);
  // While danger is open it is said above all that scrolls: an answer that speaks of it need not say so again.
  const covered = props.danger !== null;
  const lastAnswer = stored.findLast(({ message }) => message.role === "assistant");

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="region"
        aria-label={t("transcript")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] -outline-offset-3 focus-visible:-outline-offset-3 sm:px-6"
      >
        <div ref={content} className="flex min-h-full flex-col gap-4 py-5">
          {older.has ? (
            <div ref={holdTop} className="flex flex-col items-center gap-1">
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
                  deeds={deeds}
                  last={lastAnswer}
                  asksModel={props.asksModel}
                  unanswered={props.unanswered}
                  offersBuiltIn={props.offersBuiltIn}
                />
                {lines.map((line) => {
                  if (line.kind === "live") {
                    return (
                      <Turn key={keyOf(line)}>
                        <LiveBubble live={line.live} onReconnect={props.onReconnect} />
                        {line.live.plan && line.live.planKind && (
                          <ComingPlan plan={line.live.plan} kind={line.live.planKind} />
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
        // A small one at the side covers no number of what is kept in sight.
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
