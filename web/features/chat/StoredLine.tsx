import { memo } from "react";
import type { ChatMessage, ChatSafety } from "#domain/chat/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { shortDay } from "#web/format/short-day.ts";
import { StoredAnswer, type StoredAnswerProps } from "./Bubble.tsx";
import { OwnMessage } from "./OwnMessage.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { Sources } from "./Sources.tsx";

export interface StoredLineProps extends StoredAnswerProps {
  message: ChatMessage;
  safety: ChatSafety | null;
  /** Show a strip instead of the whole safety card. */
  safetyCompact: boolean;
  /** The danger banner is shown above the transcript. */
  covered: boolean;
  /** Keep the whole safety card in view when it appears. */
  safetyKept: boolean;
  startsDay: boolean;
  editing: boolean;
  /** Its plan can be edited and saved. */
  planOpen: boolean;
}

/** Memoized: a long conversation must not re-render for every chunk of a streamed answer. */
export const StoredLine = memo(function StoredLine(props: StoredLineProps) {
  const { safety, safetyCompact, safetyKept, covered, startsDay, editing, planOpen, ...answer } = props;
  const { message, actions } = answer;
  return (
    <>
      {startsDay && (
        <p className="text-center text-caption text-ink-soft first-letter:uppercase">
          {shortDay(message.created_at, currentLanguage())}
        </p>
      )}
      {message.role === "user" ? (
        <OwnMessage message={message} editing={editing} actions={actions} />
      ) : (
        <StoredAnswer {...answer} />
      )}
      {/* An answer without text shows no sources. */}
      <Sources
        sources={message.content === "" ? [] : message.sources}
        conversationId={message.conversation_id}
        personaId={actions.persona.id}
      />
      {message.plan && <PlanCard message={message} open={planOpen} actions={actions} />}
      {safety && (
        <div data-keep-in-sight={safetyKept || undefined} className="empty:hidden">
          <SafetyNotice mark={safety} compact={safetyCompact} chat={covered ? "beneath" : "alone"} whole />
        </div>
      )}
    </>
  );
});
