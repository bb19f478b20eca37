import { memo } from "react";
import type { SafetyMark } from "#domain/care/contract.ts";
import type { ChatSafety } from "#domain/chat/contract.ts";
import { CareCard } from "./care-card.tsx";
import { CareStrip } from "./care-strip.tsx";
import { EndedLine } from "./ended-line.tsx";
import { QuietLine } from "./quiet-line.tsx";
import { useEnding } from "./use-ending.ts";

interface Place {
  /** In one strip instead of the whole card. */
  compact?: boolean;
  /** The text can be read in full here: what was ended stays as a line, with the way back. */
  whole?: boolean;
  /** In the chat, where room is short; `beneath`: below the strip, which has the way out already. */
  chat?: "alone" | "beneath";
  /** The text was written just now: the card takes the focus. */
  arriving?: boolean;
}

/** What stands beside a text in which something was found: the card, the quiet line, or what is left of them. */
export const SafetyBeside = memo(function SafetyBeside({ mark, ...place }: Place & { mark: ChatSafety }) {
  // Beside an answer nothing was found in what the user wrote: there is nothing to end, and no reason to insist.
  if (mark.id === null) return <QuietLine path={mark.path} ending={null} />;
  return <Found mark={{ ...mark, id: mark.id }} {...place} />;
});

function Found({ mark, compact, whole, chat, arriving }: Place & { mark: SafetyMark }) {
  const ending = useEnding([mark.id], mark.status === "cleared");
  if (ending.ended) return whole || ending.fresh ? <EndedLine ending={ending} /> : null;
  if (mark.level === "quiet") return <QuietLine path={mark.path} ending={ending} />;
  if (compact) return <CareStrip path={mark.path} look="text" ending={ending} />;
  return <CareCard path={mark.path} ending={ending} chat={chat} arriving={arriving} />;
}
