import { memo, useState } from "react";
import type { ChatSafety } from "#domain/chat/contract.ts";
import { CareCard } from "./care-card.tsx";
import { CareStrip } from "./care-strip.tsx";
import { EndedLine } from "./ended-line.tsx";
import { QuietLine } from "./quiet-line.tsx";
import { useEnding } from "./use-ending.ts";

export interface SafetyBesideProps {
  mark: ChatSafety;
  /** In one strip instead of the whole card. */
  compact?: boolean;
  /** The text can be read in full here: what was ended stays as a line, with the way back. */
  whole?: boolean;
  /** The text was written just now: the card takes the focus. */
  arriving?: boolean;
  /** For a mark without a finding of its own: those it rests on. */
  about?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** What stands beside a text in which something was found: the card, the quiet line, or what is left of them. */
export const SafetyBeside = memo(function SafetyBeside(props: SafetyBesideProps) {
  const { mark, compact = false, whole = false, arriving = false, about = NONE } = props;
  // Those of a mark without its own stay, for the way back, when they are open no more.
  const [last, setLast] = useState(about);
  if (about !== last && about.length > 0) setLast(about);
  const ids = mark.id === null ? last : [mark.id];
  const open = mark.id === null ? about.length > 0 : mark.status !== "cleared";
  const ending = useEnding(ids, !open);
  if (ending.ended) {
    return ending.fresh || (whole && mark.id !== null) ? <EndedLine ending={ending} /> : null;
  }
  if (mark.level === "quiet") return <QuietLine path={mark.path} ending={ending} />;
  if (compact) return <CareStrip path={mark.path} look="text" ending={ending} />;
  return <CareCard path={mark.path} ending={ending} arriving={arriving} />;
});
