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
  /** In one strip. */
  safetyCompact: boolean;
  /** The strip is above all that scrolls. */
  covered: boolean;
  /** It stays whole in sight when it comes. */
  safetyKept: boolean;
  startsDay: boolean;
  editing: boolean;
  /** Its plan is the one that can be acted on. */
  planOpen: boolean;
}

/** Drawn once: a long conversation must not be drawn again for every word that arrives. */
export const StoredLine = memo(function StoredLine(props: StoredLineProps) {
  const { safety, safetyCompact, safetyKept, covered, startsDay, editing, planOpen, ...answer } = props;
  const { message, deeds } = answer;
  return (
    <>
      {startsDay && (
        <p className="text-center text-caption text-ink-soft first-letter:uppercase">
          {shortDay(message.created_at, currentLanguage())}
        </p>
      )}
      {message.role === "user" ? (
        <OwnMessage message={message} editing={editing} deeds={deeds} />
      ) : (
        <StoredAnswer {...answer} />
      )}
      {/* An answer that never came rests on nothing. */}
      <Sources
        sources={message.content === "" ? [] : message.sources}
        conversationId={message.conversation_id}
        personaId={deeds.persona.id}
      />
      {message.plan && <PlanCard message={message} open={planOpen} deeds={deeds} />}
      {safety && (
        <div data-keep-in-sight={safetyKept || undefined} className="empty:hidden">
          <SafetyNotice mark={safety} compact={safetyCompact} chat={covered ? "beneath" : "alone"} whole />
        </div>
      )}
    </>
  );
});
