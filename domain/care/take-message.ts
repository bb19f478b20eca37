import type { DangerPath } from "./care-texts.ts";
import type { About, CareMemo, Danger, OpenDanger } from "./danger.ts";
import { beginsWithYes, isPlainEnd, readAnswer, withoutDenials, type Answer, type AnswerLabel } from "./read-answer.ts";
import { readDanger } from "./read-danger.ts";
import { saysMinor } from "./says-minor.ts";
import { checkSafety, weighSafety, type SafetyFinding } from "#domain/safety/check.ts";

/** The effect of one user message on the open dangers. */
export interface Taken {
  /** The danger that the message itself tells of; null for none. */
  found: Danger | null;
  /** The open dangers afterwards, including that of the message. */
  open: readonly OpenDanger[];
  /** The dangers it ends, and how. */
  ended: { as: "mistake" | "safe"; ids: readonly string[] } | null;
  /** What it answers to the last question; null if there was none. */
  label: AnswerLabel | null;
  /** It may be an all-clear but is not plain enough. */
  unsureClear: boolean;
  /** The user has given an age under 18. */
  minor: boolean;
}

/** For a message with no effect. */
export const NOTHING_TAKEN: Taken = {
  found: null,
  open: [],
  ended: null,
  label: null,
  unsureClear: false,
  minor: false,
};

interface Input {
  /** The message's id, chosen before it is stored. */
  id: string;
  message: string;
  /** The open dangers before the message, the newest last. */
  open: readonly OpenDanger[];
  /** From the coach's newest reply on this path; null if that was not a care reply. */
  memo: CareMemo | null;
  about: About;
  /** The user's earlier messages in this conversation, the newest last. */
  before: readonly string[];
  /** Those of `before` that got no care reply and ended nothing. */
  unheard: readonly string[];
  /** The safety check of the message, if it has run already. */
  finding?: SafetyFinding | null;
}

/** The number of earlier messages used to tell what a message is about. */
const RECENT = 5;

/** The number of earlier messages weighed together with the newest. */
const TOGETHER = 3;

/**
 * Weighs the message together with earlier ones that got no care reply: if one of them and the message both reach the
 * lower threshold, they are an alarm.
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

/** Least probability of an all-clear: for a plainly told danger; for a likely one, or an answer that gives a reason. */
const CLEAR_CERTAIN = 0.68;
const CLEAR_LIKELY = 0.5;
const CLEAR_MAYBE = 0.3;
/** From this probability a weak finding in the same message, such as something long past, does not count against it. */
const CLEAR_PLAINLY = 0.9;

function confirms(message: string, { asked }: CareMemo): boolean {
  return asked === "right" && beginsWithYes(message);
}

/** Whether an answer ends the danger talked about: it is plain enough, and tells of no new danger. */
function endsWith(answer: Answer, found: Danger | null, memo: CareMemo, certain: boolean, message: string): boolean {
  const clear = isSafe(answer, memo) ? 1 : answer.clear;
  if (found && (found.certain || clear < CLEAR_PLAINLY)) return false;
  const least = certain && !answer.explains ? CLEAR_CERTAIN : CLEAR_LIKELY;
  if (memo.asked === null) return clear >= 1;
  return confirms(message, memo) || clear >= least;
}

/** Paths on which somebody else hurts or frightens the user, or may do so. */
const OWN_DANGER: ReadonlySet<DangerPath> = new Set(["violence", "control", "sexual_violence", "minor", "unclear"]);

/**
 * Whether “I am safe now” ends the danger: not if somebody else is in danger; and for a wish to die only with a reason,
 * since people say it to be left alone.
 */
function isSafe({ safe, explains }: Answer, { path }: CareMemo): boolean {
  if (!safe) return false;
  if (path === "wish_to_die") return explains;
  return safe === "others" || OWN_DANGER.has(path);
}

/**
 * Applies one message to the open dangers. Its own danger is checked first, so that a reassurance beside it does not
 * count. Only a whole message can end a danger, and only one the coach has talked about: a plain statement, a likely
 * one that answers the coach's question, or a yes to whether it was a misunderstanding. Dangers do not end by
 * themselves, however many messages follow.
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
