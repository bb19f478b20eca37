import { memo, useMemo } from "react";
import { dayOf } from "#web/format/short-day.ts";
import type { MessageActions } from "./message-actions.ts";
import { StoredLine } from "./StoredLine.tsx";
import { keyOf, type StoredMessageLine } from "./transcript.ts";
import { useTurnGroups } from "./turn-groups.ts";
import { Turn, TurnGroup } from "./Turns.tsx";

export interface StoredTurnsProps {
  /** Must keep its identity while unchanged, otherwise `memo` has no effect. */
  lines: readonly StoredMessageLine[];
  /** The newest open alarm, shown as a whole card; `fresh` is the same line if it is the user's latest message. */
  alarm: StoredMessageLine | undefined;
  fresh: StoredMessageLine | undefined;
  /** The danger banner is shown above the transcript. */
  covered: boolean;
  /** Ids of the message being edited and of the message with the newest plan. */
  editing: string | null;
  plan: string | null;
  actions: MessageActions;
  /** The last answer, to which the flags below apply. */
  last: StoredMessageLine | undefined;
  modelAnswers: boolean;
  unanswered: boolean;
  offersBuiltIn: boolean;
}

/** The stored messages. Memoized: re-renders when one of them changes, not for every streamed chunk. */
export const StoredTurns = memo(function StoredTurns(props: StoredTurnsProps) {
  const { lines } = props;
  const keys = useMemo(() => lines.map(keyOf), [lines]);
  return useTurnGroups(keys).map(({ key, from, to }) => (
    <TurnGroup key={key} size={to - from}>
      {lines.slice(from, to).map((line, index) => (
        <StoredTurn key={keys[from + index]} {...props} line={line} before={lines[from + index - 1]} />
      ))}
    </TurnGroup>
  ));
});

function StoredTurn({
  line,
  before,
  last,
  covered,
  ...props
}: StoredTurnsProps & { line: StoredMessageLine; before: StoredMessageLine | undefined }) {
  return (
    <Turn>
      <StoredLine
        message={line.message}
        safety={covered && line.safety?.id === null ? null : line.safety}
        failure={line.failure}
        safetyCompact={line !== props.alarm}
        safetyKept={line === props.fresh}
        covered={covered}
        startsDay={startsDay(line, before)}
        editing={props.editing === line.message.id}
        planOpen={props.plan === line.message.id && !covered}
        canRegenerate={before?.message.role === "user"}
        actions={props.actions}
        unanswered={line === last && props.unanswered}
        continuable={props.modelAnswers && line === last}
        offersBuiltIn={line === last && failed(line) && props.offersBuiltIn}
      />
    </Turn>
  );
}

/** Whether an answer ended early because of a failure and not because the user stopped it. */
function failed({ message, failure }: StoredMessageLine): boolean {
  return message.status === "failed" || failure !== null;
}

/** Whether the line is the first of its local day. */
function startsDay({ message }: StoredMessageLine, before: StoredMessageLine | undefined): boolean {
  return !before || dayOf(new Date(message.created_at)) !== dayOf(new Date(before.message.created_at));
}
