import { memo } from "react";
import type { SafetyMark } from "#domain/care/contract.ts";
import type { ChatSafety } from "#domain/chat/contract.ts";
import { CareCard } from "./care-card.tsx";
import { CareStrip } from "./care-strip.tsx";
import { EndedLine } from "./ended-line.tsx";
import { QuietLine } from "./quiet-line.tsx";
import { useEnding } from "./use-ending.ts";

interface NoticeLayout {
  /** Show a strip instead of the full card. */
  compact?: boolean;
  /** The text is shown in full: a dismissed card stays as a line with undo. */
  whole?: boolean;
  /** Compact layout for the chat; `beneath`: below a strip, which already has the exit link. */
  chat?: "alone" | "beneath";
  /** The text was just written: the card takes focus. */
  arriving?: boolean;
}

/** The safety notice of a text: card, strip, quiet line, or the undo line after it was dismissed. */
export const SafetyNotice = memo(function SafetyNotice({ mark, ...layout }: NoticeLayout & { mark: ChatSafety }) {
  // An answer's mark is not a finding in the user's own text: there is nothing to dismiss, and a line suffices.
  if (mark.id === null) return <QuietLine path={mark.path} ending={null} />;
  return <FindingNotice mark={{ ...mark, id: mark.id }} {...layout} />;
});

function FindingNotice({ mark, compact, whole, chat, arriving }: NoticeLayout & { mark: SafetyMark }) {
  const ending = useEnding([mark.id], mark.status === "cleared");
  if (ending.ended) return whole || ending.fresh ? <EndedLine ending={ending} /> : null;
  if (mark.level === "quiet") return <QuietLine path={mark.path} ending={ending} />;
  if (compact) return <CareStrip path={mark.path} look="text" ending={ending} />;
  return <CareCard path={mark.path} ending={ending} chat={chat} arriving={arriving} />;
}
