import type { Act } from "#domain/understanding/acts.ts";
import type { CaseTexts } from "./cases/compose-case.ts";
import { correctionIn, deniesSaying, saysWrong } from "./correction.ts";
import * as turns from "./content.turns.ts";
import type { ConversationState } from "./follow.ts";
import { isGlad } from "./glad.ts";
import { isLossOfOther, mentionsPutDown, tellsOfLoss } from "./grief.ts";
import type { QuotedSource } from "./quoted-source.ts";
import { newsIn } from "./news.ts";
import type { CoachInput } from "./reply-types.ts";
import { reactToStatement, type Understanding } from "./first-sentence.ts";
import { upperFirst } from "./text.ts";
import { followUp } from "./known-messages/follow-up.ts";
import { correctsPlainly, shortFact, correctionPair, changesMindPlainly } from "./turn-kind.ts";
import type { Voice } from "./voice.ts";

export type Part = string | null;

/** The state of one answer. */
export interface AnswerContext {
  input: CoachInput;
  voice: Voice;
  state: ConversationState;
  understood: Understanding;
  /** Texts for the situation; null if none was recognized. */
  caseTexts: CaseTexts | null;
  quotedSource: QuotedSource | null;
}

const TELLS: readonly Act[] = ["tells", "answers", "mourns", "corrects", "changes_mind", "asks_fact"];

/** Answers without advice: to joy, a feeling, a bare number, a change of mind, a correction. */
export function answerWithoutAdvice({ input, voice, state, understood, caseTexts }: AnswerContext): Part[] | null {
  const { message } = input;
  if (message.includes("?")) return null;
  const corrected = correctionIn(input, state.act, voice.name);
  const denied = deniesSaying(message) && input.history.length > 0;
  if (corrected !== null || denied) {
    const first = corrected
      ? voice.choose(turns.CORRECTED_INSTEAD, "instead", { ...corrected })
      : voice.choose(turns.NOT_SAID, "not-said");
    return [first, caseTexts?.ask() ?? null];
  }
  if (!TELLS.includes(state.act)) return null;
  if (
    (state.act === "mourns" && tellsOfLoss(message) && newsIn(message) !== "good" && !isGlad(message)) ||
    mentionsPutDown(message)
  ) {
    const { said } = understood;
    const frames = isLossOfOther(input) ? turns.SORRY_OTHER : turns.SORRY;
    const first = said ? voice.choose(frames, "sorry", { said: said.text }) : voice.choose(turns.SORRY_PLAIN, "sorry");
    return [first, voice.fresh(turns.SORRY_ASK, "sorry-ask")];
  }
  if (state.act === "changes_mind" && changesMindPlainly(message))
    return [acknowledgeChange(voice, understood, turns.MIND_CHANGED, turns.MIND_CHANGED_PLAIN)];
  if (isCorrection(state, input)) {
    const instead = correctionPair(message);
    const first = instead
      ? voice.choose(turns.CORRECTED_INSTEAD, "instead", { ...instead })
      : acknowledgeChange(voice, understood, turns.CORRECTED, turns.CORRECTED_PLAIN);
    return [first, caseTexts?.ask() ?? null];
  }
  const moved = understood.mood === "good" || understood.mood === "tender" || understood.feeling !== null;
  if (moved) return [reactToStatement(input, voice, understood), followUp(input, voice, understood)];
  const fact = state.asked || understood.said === null ? shortFact(message, state.told) : null;
  const stated = fact && voice.fresh(turns.FACTS[fact.kind], `fact-${fact.kind}`, { fact: fact.fact });
  return stated ? [stated, caseTexts?.ask() ?? null] : null;
}

/** “No” in answer to the coach's question isn't a correction. */
function isCorrection({ act }: ConversationState, { message, history }: CoachInput): boolean {
  return history.length > 0 && correctsPlainly(message) && (act === "corrects" || saysWrong(message));
}

function acknowledgeChange(
  voice: Voice,
  { said }: Understanding,
  full: typeof turns.MIND_CHANGED,
  plain: typeof turns.MIND_CHANGED,
): string {
  if (!said) return voice.choose(plain, "righted-plain");
  return voice.choose(full, "righted", { said: said.text, Said: upperFirst(said.text) });
}
