import { memo } from "react";
import { dayOf } from "#web/format/short-day.ts";
import type { Deeds } from "./deeds.ts";
import { StoredLine } from "./StoredLine.tsx";
import { keyOf, type StoredMessageLine } from "./transcript.ts";
import { Turn } from "./Turns.tsx";

export interface StoredTurnsProps {
  /** The same array for as long as nothing in it changes. */
  lines: readonly StoredMessageLine[];
  /** The alarm whose card is shown whole, and the one that has just come. */
  alarm: StoredMessageLine | undefined;
  fresh: StoredMessageLine | undefined;
  /** The strip is above all that scrolls. */
  covered: boolean;
  /** The message that is being edited, and the one whose plan can be acted on. */
  editing: string | null;
  plan: string | null;
  deeds: Deeds;
  /** What can be done with the last answer. */
  last: StoredMessageLine | undefined;
  asksModel: boolean;
  unanswered: boolean;
  offersBuiltIn: boolean;
}

/** What is stored of a conversation: gone through when something of it changes, and not for every word that arrives. */
export const StoredTurns = memo(function StoredTurns(props: StoredTurnsProps) {
  const { lines, last, covered } = props;
  return lines.map((line, index) => (
    <Turn key={keyOf(line)} still>
      <StoredLine
        message={line.message}
        safety={covered && line.safety?.id === null ? null : line.safety}
        failure={line.failure}
        safetyCompact={line !== props.alarm}
        safetyKept={line === props.fresh}
        covered={covered}
        startsDay={startsDay(line, lines[index - 1])}
        editing={props.editing === line.message.id}
        planOpen={props.plan === line.message.id && !covered}
        repeatable={lines[index - 1]?.message.role === "user"}
        deeds={props.deeds}
        unanswered={line === last && props.unanswered}
        continuable={props.asksModel && line === last}
        offersBuiltIn={line === last && failed(line) && props.offersBuiltIn}
      />
    </Turn>
  ));
});

/** Whether an answer ended by itself before it was whole. */
function failed({ message, failure }: StoredMessageLine): boolean {
  return message.status === "failed" || failure !== null;
}

/** Whether a line is of another day than the line before. */
function startsDay({ message }: StoredMessageLine, before: StoredMessageLine | undefined): boolean {
  return !before || dayOf(new Date(message.created_at)) !== dayOf(new Date(before.message.created_at));
}
