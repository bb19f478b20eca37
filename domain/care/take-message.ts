import type { DangerPath } from "./care-texts.ts";
import type { About, CareMemo, Danger, OpenDanger } from "./danger.ts";
import { beginsWithYes, isPlainEnd, readAnswer, withoutDenials, type Answer, type AnswerLabel } from "./read-answer.ts";
import { readDanger } from "./read-danger.ts";
import { saysMinor } from "./says-minor.ts";
import { checkSafety, weighSafety, type SafetyFinding } from "#domain/safety/check.ts";

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
  /** Those of them that the coach has not answered with care, and that ended nothing; see `unheardIn`. */
  unheard: readonly string[];
  /** What the check says of it, where it was asked already. */
  finding?: SafetyFinding | null;
}

/** Messages before the newest that say what it is about. */
const RECENT = 5;

/** Messages that are weighed together with the newest. */
const TOGETHER = 3;

/**
 * What the newest message tells together with those before it that no care has answered: where each of two is noticed, they
 * are an alarm.
 */
function together(message: string, found: Danger | null, { unheard, about }: Input): Danger | null {
  if (found?.level === "alarm") return found;
  const earlier = unheard.slice(-TOGETHER).map((text) => ({ text, ...weighSafety(text) }));
  const [gravest] = earlier.toSorted((x, y) => y.odds - x.odds);
  if (!gravest) return found;
  const own = weighSafety(message);
  const both = own.odds >= own.least && gravest.odds >= gravest.least;
  if (!both) return found;
  const { kind } = own.odds > gravest.odds ? own : gravest;
  const told = readDanger(message, about, { kind, severity: "moderate", level: "alarm" }, [gravest.text]);
  return told && { ...told, certain: false };
}

/** How sure an all-clear must be: where danger was told plainly, and where it was only likely or the answer says why. */
const CLEAR_CERTAIN = 0.68;
const CLEAR_LIKELY = 0.5;
const CLEAR_MAYBE = 0.3;
/** From here on a mere hint of danger in the same words, such as what is long past, does not stand against it. */
const CLEAR_PLAINLY = 0.9;

function confirms(message: string, { asked }: CareMemo): boolean {
  return asked === "right" && beginsWithYes(message);
}

/** Whether an answer ends what was spoken of: plain enough for it, and beside nothing that tells of danger anew. */
function endsWith(answer: Answer, found: Danger | null, memo: CareMemo, certain: boolean, message: string): boolean {
  const clear = isSafe(answer, memo) ? 1 : answer.clear;
  if (found && (found.certain || clear < CLEAR_PLAINLY)) return false;
  const least = certain && !answer.explains ? CLEAR_CERTAIN : CLEAR_LIKELY;
  if (memo.asked === null) return clear >= 1;
  return confirms(message, memo) || clear >= least;
}

/** Where somebody else hurts or frightens the user; of a danger that is not known yet it may be so. */
const OWN_DANGER: ReadonlySet<DangerPath> = new Set(["violence", "control", "sexual_violence", "minor", "unclear"]);

/**
 * Whether “I am safe now” ends it: not where somebody else is in danger, and where somebody wished to die only with what has
 * made it so, since it may be said to be left alone.
 */
function isSafe({ safe, explains }: Answer, { path }: CareMemo): boolean {
  if (!safe) return false;
  if (path === "wish_to_die") return explains;
  return safe === "others" || OWN_DANGER.has(path);
}

/**
 * Reads one message against what is open. What it tells of itself is looked at first, so that no reassurance beside it
 * counts. Only a whole message can end a danger, and only what the coach has spoken of: one in plain words, a likely one
 * that answers the coach's question, or a yes to whether it was understood so. Nothing else does, however many
 * messages pass.
 */
export function takeMessage(input: Input): Taken {
  const { id, message, open, memo, about, before } = input;
  const denying = memo ? withoutDenials(message) : message;
  const finding = denying === message || input.finding === null ? input.finding : checkSafety(denying);
  const minor = saysMinor(message);
  const recent = before.slice(-RECENT);
  const read = readDanger(message, about, finding, recent);
  const ends = isPlainEnd(message);
  const own = ends && read?.level === "quiet" ? null : read;
  const found = open.length === 0 && !ends ? together(message, own, input) : own;
  const none: Taken = { found, open, ended: null, label: null, unsureClear: false, minor };
  const spoken = memo ? open.filter((one) => memo.about.includes(one.id)) : [];
  const certain = spoken.some((one) => one.certain);
  const answer = memo && open.length > 0 ? readAnswer(message, memo.asked, certain) : null;
  if (memo && answer && spoken.length > 0 && endsWith(answer, found, memo, certain, message)) {
    const ids = spoken.map((one) => one.id);
    const as = confirms(message, memo) ? "mistake" : answer.as;
    return {
      ...none,
      found: null,
      label: answer.label,
      ended: { as, ids },
      open: open.filter((one) => !ids.includes(one.id)),
    };
  }
  if (found?.level === "alarm") {
    const { level: _, ...danger } = found;
    const added: OpenDanger = { ...danger, id, kind: "message", source: id };
    const unsureClear = answer !== null && answer.hint >= CLEAR_PLAINLY && memo?.asked !== "right";
    return {
      ...none,
      open: [...open.filter((one) => one.id !== id), added],
      label: answer?.label ?? null,
      unsureClear,
    };
  }
  if (!memo || !answer) return none;
  return { ...none, label: answer.label, unsureClear: answer.hint >= CLEAR_MAYBE && memo.asked !== "right" };
}
