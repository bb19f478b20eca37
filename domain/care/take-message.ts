import type { About, CareMemo, Danger, OpenDanger } from "./danger.ts";
import { isBareYes, isPlainEnd, readAnswer, type AnswerLabel } from "./read-answer.ts";
import { readDanger } from "./read-danger.ts";
import { saysMinor } from "./says-minor.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";

/** What one message of the user does to what is open. */
export interface Taken {
  /** What it tells of itself; null for nothing. */
  found: Danger | null;
  /** Open after it, what it tells of included. */
  open: readonly OpenDanger[];
  /** What it ends, and how. */
  ended: { as: "mistake" | "safe"; ids: readonly string[] } | null;
  /** What it says to the question put last; null where none was. */
  label: AnswerLabel | null;
  /** It may be an all-clear and is not plain enough for one. */
  unsureClear: boolean;
  /** The user has told an age under 18. */
  minor: boolean;
}

/** Of a message that says nothing to it. */
export const NOTHING_TAKEN: Taken = {
  found: null,
  open: [],
  ended: null,
  label: null,
  unsureClear: false,
  minor: false,
};

interface Input {
  /** Of the message, made before it is stored. */
  id: string;
  message: string;
  /** Open before it, the newest last. */
  open: readonly OpenDanger[];
  /** Of the coach's newest reply on this path; null where that was none of care. */
  memo: CareMemo | null;
  about: About;
  /** What the user has written before it in this conversation, the newest last. */
  before: readonly string[];
  /** What the check says of it, where it was asked already. */
  finding?: SafetyFinding | null;
}

/** Messages before the newest that say what it is about. */
const RECENT = 5;

/**
 * Two messages in a row that each only hint at danger are an alarm together. An alarm before this one does not count: it is
 * no longer open, so the user has ended it.
 */
function added(found: Danger | null, last: string | undefined): Danger | null {
  if (found?.level !== "quiet" || last === undefined || checkSafety(last)?.level !== "quiet") return found;
  return { ...found, level: "alarm" };
}

/** How sure an all-clear must be: where danger was told plainly, and where it was only likely. */
const CLEAR_CERTAIN = 0.68;
const CLEAR_LIKELY = 0.5;
const CLEAR_MAYBE = 0.3;

/**
 * Reads one message against what is open. What it tells of itself is looked at first, so that no reassurance beside it
 * counts. Only a whole message can end a danger, and only what the coach has spoken of: one in plain words, a likely one
 * that answers the coach's question, or a bare yes to whether it was understood so. Nothing else does, however many
 * messages pass.
 */
export function takeMessage({ id, message, open, memo, about, before, finding }: Input): Taken {
  const minor = saysMinor(message);
  const recent = before.slice(-RECENT);
  const read = readDanger(message, about, finding, recent);
  const ends = isPlainEnd(message);
  const own = ends && read?.level === "quiet" ? null : read;
  const found = open.length === 0 ? added(own, before.at(-1)) : own;
  const none: Taken = { found, open, ended: null, label: null, unsureClear: false, minor };
  if (found?.level === "alarm") {
    const { level: _, ...danger } = found;
    const told: OpenDanger = { ...danger, id, kind: "message", source: id };
    const label = memo ? readAnswer(message, memo.asked, true).label : null;
    return { ...none, open: [...open.filter((one) => one.id !== id), told], label };
  }
  if (open.length === 0 || !memo) return none;
  const spoken = open.filter((one) => memo.about.includes(one.id));
  const certain = spoken.some((one) => one.certain);
  const { label, clear, as } = readAnswer(message, memo.asked, certain);
  const confirmed = memo.asked === "right" && isBareYes(message);
  const least = memo.asked === null ? 1 : certain ? CLEAR_CERTAIN : CLEAR_LIKELY;
  if (spoken.length > 0 && !found && (confirmed || clear >= least)) {
    const ids = spoken.map((one) => one.id);
    const how = confirmed ? "mistake" : as;
    return { ...none, label, ended: { as: how, ids }, open: open.filter((one) => !ids.includes(one.id)) };
  }
  return { ...none, label, unsureClear: clear >= CLEAR_MAYBE && memo.asked !== "right" };
}
