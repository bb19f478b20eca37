import { answerFact, asksFact } from "#domain/facts/answer.ts";
import { ABSENT_TAIL } from "#domain/facts/content.answers.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { Act } from "#domain/understanding/acts.ts";
import { readMessage } from "#domain/understanding/read-message.ts";
import { ABSENT_ASKED } from "./content.answer-begin.ts";
import { LEFT_OUT } from "./content.memory.ts";
import { rephraseFactQuestion } from "./rephrase-fact-question.ts";
import type { ConversationState } from "./follow.ts";
import { flatten } from "./intent.ts";
import { mayNeedFacts } from "./draft-facts.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import type { Voice } from "./voice.ts";

/** Acts that a question about records may be classified as when no situation is recognized. */
const UNCLEAR_ACTS: readonly Act[] = ["vague", "off_topic"];
/** Acts that a question about records is never classified as. */
const EXCLUDED_ACTS: readonly Act[] = ["wants_words", "complains", "corrects", "changes_mind", "mourns"];
/** How a question typed without a question mark begins. */
const ASKING =
  /^(?:(?:and|so|e|ma|ok)[, ]+)?(?:what|when|where|who|which|how|whats|whos|wheres|whens|hows|by when|till when|did|does|do|has|have|is|was|whose|che|cosa|quando|dove|chi|quale|quali|quanto|quanti|quanta|quante|come|(?:di|a|in|con|da|per|su) (?:chi|che|cosa|quale|quanto|quando|dove)|ogni quanto|quand['’]è|dov['’]è|cos['’]è|com['’]è)(?!\p{L})/iu;
/** “La polizza quanto gli costa”, “l’esame quando ce l’ha”: the interrogative follows the topic. */
const ASKING_BEHIND =
  /(?<=\S )(?:(?:con |a |in |da |di |per |su |entro )?(?:quant[oiae]|dove|dov['’]è|chi|quand['’]è|quando (?:è|era|ce l['’]ha|cade|compie|nasce|parte|torna|arriva|scade)|cos['’]è|(?:che )?cosa|ogni quanto|come si chiama|com['’]è che|qual (?:è|era)|che (?:lavoro|mestiere|giorno|data|ora|ore|anno|mese|cadenza|frequenza|città|via|cimitero|nome|numero|taglia|nota|osso|patti))(?!\p{L})(?:.*))$/iu;
/** Statements, wishes and feelings, which may contain an interrogative. */
const TELLING =
  /(?<!\p{L})(?:non so|non capisco|vorrei|voglio|mi sento|sono (?:stanc|trist|arrabbiat|delus)\p{L}|ho paura|odio|amo|mi dà fastidio|i feel|i want|i don['’]t know|i hate)(?!\p{L})/iu;
const MAX_QUESTION_WORDS = 16;

function asks(message: string): boolean {
  const said = message.trim();
  if (said.includes("?") || ASKING.test(said)) return true;
  return ASKING_BEHIND.test(said) && !TELLING.test(said) && said.split(/\s+/).length <= MAX_QUESTION_WORDS;
}

/** Asks for something recorded, told or past. */
const RECALLS =
  /\b(?:did (?:i|we|he|she|they)|have i|i (?:told|wrote|noted|said|mentioned)|told you|my notes?|remind|remember|when (?:was|did|is)|what(?:'?s| is| was) (?:his|her|their|the name|\w+'s)|last time|how much (?:did|does)|ho (?:scritto|detto|annotato|segnato)|ti (?:ho|avevo)|avevo|l'ho|mie note|appunti|ricord\w+|quand(?:o|'e)|come si chiama|l'ultima volta|quanto (?:mi deve|gli ho|le ho)|che giorno|che ora)\b/;
/** Asks for an opinion, a measure or an idea. */
const ADVISES =
  /\b(?:should|would|could|normal|maybe|often should|how often|how much is|can i|precisely would|best|better|bbq|shall|dovrei|potrei|normale|magari|secondo te|ne capisci|chi (?:dei due )?ha (?:torto|ragione)|fissat[oa])\b/;
/** Asks for a judgement of somebody's action. */
const JUDGES =
  /\b(?:(?:come|quando)(?: e (?:come|quando))? (?:ci )?si (?:presenta|fa|dice|comporta|chiede|affronta|spiega|gestisce|reagisce|supera|ricomincia|riparte)\b|did i (?:mess|ruin|blow|overreact|go too far|do (?:the )?(?:right|wrong)|say (?:something|too much))|was i (?:wrong|right|too)|ho (?:sbagliato|esagerato|fatto (?:bene|male|la cosa giusta)|rovinato))\b/;
/** Whether the message asks for an opinion or a measure rather than for something recorded. */
export function asksForOpinion(message: string): boolean {
  const flat = flatten(message);
  if (JUDGES.test(flat)) return true;
  return ADVISES.test(flat) && !RECALLS.test(flat);
}

/** Acts that count as statements unless the message looks like a question. */
const STATEMENT_ACTS: readonly Act[] = ["tells", "answers", "asks_fact", "greets", "thanks"];
/** Probability from which the act is certain. */
const CERTAIN_PROBABILITY = 0.6;
/** Asks the coach what to do or say. */
const WHAT_TO_DO =
  /^(?:(?:and|so|e|ma|ok)[, ]+)?(?:(?:che )?(?:cosa |che )?(?:gli |le |ti )?(?:dico|faccio|scrivo|rispondo)|what (?:do|should|can|could) i (?:say|do|tell|write|answer|reply))\b/i;
/** Probability from which a message counts as a question even without looking like one. */
const LIKELY_PROBABILITY = 0.4;
/** Probability below which the records aren't searched on the classifier's word. */
const MIN_PROBABILITY = 0.1;

/**
 * Whether answering a message may need all records, whatever its language. A generator that yields between its parts,
 * each of which is slow for a long message.
 */
export function* needsRecords(message: string): Generator<void, boolean> {
  if (asksFact(message) || mayNeedFacts(message)) return true;
  for (const language of LANGUAGES) {
    yield;
    const { act, factProbability } = readMessage(message, { asked: false, language });
    if (act === "asks_fact" || factProbability >= MIN_PROBABILITY) return true;
  }
  return false;
}

/** Answers from what was recorded or said before; null if that isn't asked. */
export function answerFromRecords(input: CoachInput, voice: Voice, state: ConversationState): CoachReply | null {
  const { language, message, persona, notes, history, now, time_zone } = input;
  const { act, actProbability, factProbability } = state;
  const sure = actProbability >= CERTAIN_PROBABILITY;
  const asking = asks(message);
  const likely = asksFact(message) || factProbability >= MIN_PROBABILITY;
  const plainly =
    (act === "asks_fact" && (asking || actProbability >= LIKELY_PROBABILITY)) ||
    (UNCLEAR_ACTS.includes(act) && !sure && asksFact(message));
  const perhaps =
    likely &&
    (asking || !STATEMENT_ACTS.includes(act)) &&
    !EXCLUDED_ACTS.includes(act) &&
    !(sure && act === "asks_advice");
  const likelyEnough = asksFact(message) || factProbability >= LIKELY_PROBABILITY;
  if ((!plainly && !perhaps) || WHAT_TO_DO.test(message.trim())) return null;
  if (persona.left_out_of_ai)
    return plainly ? { text: voice.choose(LEFT_OUT, "left-out"), topic: "know", sources: [] } : null;
  const used = history.findLast(({ role }) => role === "assistant")?.sources;
  const answer = answerFact({
    language,
    question: message,
    persona,
    notes,
    interactions: input.records ?? input.interactions,
    messages: history.flatMap(({ role, content }) => (role === "user" ? [{ content, created_at: now }] : [])),
    ...(used ? { used } : {}),
    now,
    ...(time_zone ? { time_zone } : {}),
  });
  if (!plainly && answer.found !== true && !(answer.found === "perhaps" && likelyEnough)) return null;
  // “Not found” only answers questions about records; a request for an opinion gets advice instead.
  if (answer.found === false && asksForOpinion(message)) return null;
  const text = answer.found === false ? absentText(answer.text, input, voice) : answer.text;
  return { text, topic: "fact", sources: answer.sources, found: answer.found };
}

/** A “not found” answer that repeats what was asked for. */
function absentText(text: string, { message, language, notes }: CoachInput, voice: Voice): string {
  const tail = ABSENT_TAIL[language];
  const what = text.endsWith(tail) ? rephraseFactQuestion(message, language, voice.name) : null;
  if (what === null) return text;
  const frame = notes.length === 0 ? ABSENT_ASKED.none : notes.length === 1 ? ABSENT_ASKED.one : ABSENT_ASKED.many;
  return `${voice.fill(frame, { what, count: String(notes.length) })} ${tail}`;
}
