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
export const StoredTurns = memo(function StoredTurns({ lines, ...props }: StoredTurnsProps) {
  const keys = useMemo(() => lines.map(keyOf), [lines]);
  return useTurnGroups(keys).map(({ key, from, to }) => {
    const own = lines.slice(from, to);
    return <StoredGroup key={key} lines={own} before={lines[from - 1]} {...concerning(own, props)} />;
  });
});

/** What of these props is about one of the lines; what is about others has no value, so that it re-renders nothing. */
function concerning(lines: readonly StoredMessageLine[], props: Omit<StoredTurnsProps, "lines">) {
  const own = (line: StoredMessageLine | undefined) => (line && lines.includes(line) ? line : undefined);
  const ownId = (id: string | null) => (lines.some(({ message }) => message.id === id) ? id : null);
  const last = own(props.last);
  return {
    last,
    alarm: own(props.alarm),
    fresh: own(props.fresh),
    editing: ownId(props.editing),
    plan: ownId(props.plan),
    covered: props.covered,
    actions: props.actions,
    modelAnswers: last !== undefined && props.modelAnswers,
    unanswered: last !== undefined && props.unanswered,
    offersBuiltIn: last !== undefined && props.offersBuiltIn,
  };
}

interface StoredGroupProps extends StoredTurnsProps {
  /** The line before the group. */
  before: StoredMessageLine | undefined;
}

/** A group of stored messages. Memoized: a long conversation has many, and a new message changes one. */
const StoredGroup = memo(function StoredGroup({ lines, before, ...props }: StoredGroupProps) {
  return (
    <TurnGroup size={lines.length}>
      {lines.map((line, index) => (
        <StoredTurn key={keyOf(line)} {...props} line={line} before={lines[index - 1] ?? before} />
      ))}
    </TurnGroup>
  );
}, hasSameProps);

function hasSameProps({ lines, ...props }: StoredGroupProps, { lines: newLines, ...newProps }: StoredGroupProps) {
  return (
    lines.length === newLines.length &&
    lines.every((line, index) => line === newLines[index]) &&
    (Object.keys(props) as (keyof typeof props)[]).every((name) => props[name] === newProps[name])
  );
}

function StoredTurn({
  line,
  before,
  last,
  covered,
  ...props
}: Omit<StoredGroupProps, "lines"> & { line: StoredMessageLine }) {
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
