import { converse } from "#domain/care/converse.ts";
import * as shared from "#domain/care/content.shared.ts";
import type { CareMemo, OpenDanger } from "#domain/care/danger.ts";
import { graveSentence } from "#domain/care/read-danger.ts";
import { answerWorry, askIfMisunderstood, withName } from "./care-asking.ts";
import { dayLabel } from "./dates.ts";
import { fragment, withoutFullStop } from "./evidence.ts";
import { detectIntent, flatten, isAdviceTopic } from "./intent.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

const QUOTE_LENGTH = 110;

/**
 * The reply while a danger is open or the message has just ended one; otherwise null. Ending one danger leads to the
 * next open one.
 */
export function safetyReply(input: CoachInput, voice: Voice): CoachReply | null {
  const { taken } = input;
  if (!taken) return null;
  const memo = latestCareMemo(input.history);
  if (taken.ended && taken.open.length === 0) {
    const options = taken.ended.as === "safe" ? shared.CLEARED_SAFE : shared.CLEARED_MISTAKE;
    return { text: voice.choose(options, "care-back"), topic: "safety:back", sources: [] };
  }
  if (taken.open.length === 0) return null;
  const worry = answerWorry(input, voice, memo, taken) ?? askIfMisunderstood(input, voice, memo, taken);
  if (worry) return { ...worry, topic: `safety:${worry.care.path}`, sources: [] };
  const words = converse({
    taken,
    memo: taken.ended ? null : memo,
    preparing: input.mode === "interaction_preparation",
    asksToTalk: asksToTalk(input.message),
    choose: voice.choose,
    quote: (danger) => quoteDanger(danger, input),
  });
  const said = ABOUT_OTHERS.includes(words.memo.path) ? withName(words.text, input, voice) : words.text;
  const text = taken.ended ? `${voice.choose(shared.CLEARED_NEXT, "care-next")} ${said}` : said;
  const { source } = words;
  const named = source?.kind === "note" || source?.kind === "interaction";
  return {
    text,
    topic: `safety:${words.memo.path}`,
    sources: named ? [{ kind: source.kind as "note" | "interaction", id: source.source }] : [],
    care: words.memo,
  };
}

/** Paths where a third person is in danger, possibly the person of the conversation. */
const ABOUT_OTHERS: readonly CareMemo["path"][] = ["worry_wish", "worry_violence"];

/** The safety state stored with the coach's newest answer, if any. */
export function latestCareMemo(history: readonly CoachTurn[]): CareMemo | null {
  return history.findLast(({ role }) => role === "assistant")?.care ?? null;
}

/**
 * The user's messages since the last safety reply, oldest first. The message right after that reply is left out: it
 * answered it, and may have ended the danger.
 */
export function messagesSinceCare(history: readonly CoachTurn[]): string[] {
  const last = history.findLastIndex(({ care }) => care);
  const said = history.slice(last + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  return last < 0 ? said : said.slice(1);
}

const PREPARES =
  /\b(?:prepar\w*|draft|what (?:do|should|can|could) i (?:say|tell|write|text)|how (?:do|should|can|could) i (?:say|tell|write|ask|get (?:him|her|them)|make (?:him|her|them)|apologi[sz]e|talk|win)|help me (?:say|tell|write|talk|word|apologi[sz]e)|(?:cosa|che) (?:gli|le) (?:dico|scrivo|rispondo)|come (?:gli|le) (?:dico|parlo|scrivo|chiedo|rispondo)|come (?:faccio|posso) (?:a )?(?:dir|parlar|chieder|scus|far(?:gli|le|mi))\w*|mi aiuti a (?:scriver|dir|parlar)\w*|aiutami a (?:scriver|dir|parlar)\w*|scrivimi|un messaggio (?:per|da))\b/;

/** Whether the wording asks for a conversation, a message or a plan. */
function asksToTalk(message: string): boolean {
  if (PREPARES.test(flatten(message))) return true;
  const { topic } = detectIntent(message, false);
  return topic === "draft" || topic === "openers" || (isAdviceTopic(topic) && /\?/.test(message));
}

/** A short quotation with its day; null if there is nothing to quote. */
function quoteDanger({ told }: OpenDanger, input: CoachInput): { day: string; quote: string } | null {
  if (!told) return null;
  const quote = fragment(graveSentence(told.content), new Set(), QUOTE_LENGTH);
  if (!/\p{L}{2}/u.test(quote)) return null;
  const day = dayLabel(new Date(told.created_at), input.now, input.language, input.time_zone);
  return { day: upperFirst(day), quote: withoutFullStop(quote) };
}
