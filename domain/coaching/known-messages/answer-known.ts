import type { Act } from "#domain/understanding/acts.ts";
import { answerWithoutAdvice, type Part, type AnswerContext } from "../answer-without-advice.ts";
import { isGlad } from "../glad.ts";
import type { QuotedSource } from "../quoted-source.ts";
import { reactToQuestion, reactToStatement } from "../first-sentence.ts";
import { replyToQuote, replyToKnown, findKnownMessage } from "./follow-up.ts";

const ASKS: readonly Act[] = ["asks_advice", "wants_words"];
const QUOTES: readonly Act[] = ["tells", "answers"];
/** A changed mind or a correction, acknowledged as such. */
const TURNS: readonly Act[] = ["changes_mind", "corrects"];

/**
 * The reply to a kind of thing recognized by its words, or to a quotation of the other person; takes precedence over a
 * situation. The kind already implies the reaction, so `context.understood` loses its appraisal. Null if nothing is recognized.
 */
export function answerKnownMessage(context: AnswerContext, groundOf: () => QuotedSource | null): Part[] | null {
  const { input, voice, state, caseTexts } = context;
  const telling = findKnownMessage(input, state.act);
  const known = telling && (telling.plain || !caseTexts?.isOwn) ? replyToKnown(telling, voice) : null;
  const text = known ?? (QUOTES.includes(state.act) && !caseTexts?.isOwn ? replyToQuote(input, voice) : null);
  if (text === null) return null;
  if (!isGlad(input.message))
    context.understood = { ...context.understood, appraisal: null, feeling: null, mood: "plain" };
  if (TURNS.includes(state.act))
    return [answerWithoutAdvice(context)?.[0] ?? reactToStatement(input, voice, context.understood), text];
  context.quotedSource = groundOf();
  if (state.act === "off_topic") return [text];
  const first = ASKS.includes(state.act)
    ? reactToQuestion(input, voice, context.understood)
    : reactToStatement(input, voice, context.understood);
  return [first, context.quotedSource?.text ?? null, text];
}
