import type { Act } from "#domain/understanding/acts.ts";
import { asksForOpinion } from "./answer-records.ts";
import type { AnswerContext } from "./answer-without-advice.ts";
import { flatten } from "./intent.ts";
import { newsIn } from "./news.ts";
import type { CoachInput } from "./reply-types.ts";
import { asksAboutOther, commonQuestion } from "./first-sentence.ts";

/** Acts that a plain question may be classified as. */
const QUESTIONS: readonly Act[] = ["asks_yes_no", "asks_future", "asks_advice", "tells"];

const TO_THE_COACH = /\b(?:you|u|ur|your|tu|te|ti|hai|sei|stai|tuo|tua|dai|this|that'?s|questo|questa)\b/;

/** “Sam always tells the same joke” is about Sam, not the coach. */
function isAboutPerson({ message, persona }: CoachInput): boolean {
  const [first = ""] = flatten(persona.name).split(/[^a-z]+/);
  const flat = flatten(message);
  return first.length > 2 && new RegExp(`\\b${first}\\b`).test(flat) && !TO_THE_COACH.test(flat);
}

/** Asks for a way or for words, not for a prediction. */
const ASKS_WAY =
  /\b(?:what (?:i can|can i|do i|should i|could i) (?:say|do|tell)|how (?:do|can|should) i|(?:che )?cosa (?:posso|dovrei) (?:dir|fare)\w*|come (?:faccio|posso|glielo dico))\b/;

const SURELY_GREETS = 0.9;
const GREETING =
  /\b(?:hi+|hello+|hey+|hiya|howdy|yo|morning|afternoon|evening|good (?:morning|afternoon|evening|day)|greetings|ciao+|salve|ehi|hola|buon\w*|eccomi|here i am|i'm back|sono tornat[oa])\b/;

/** Corrects the act: no prediction without a question; a stated feeling counts as telling, however short. */
export function correctedAct({ state: { act, actProbability }, input, understood }: AnswerContext): Act {
  const { message } = input;
  if (QUESTIONS.includes(act) && message.includes("?") && commonQuestion(input)) return "asks_yes_no";
  if (QUESTIONS.includes(act) && asksAboutOther(input)) return "asks_future";
  if (act === "asks_future" && ASKS_WAY.test(flatten(message))) return "asks_advice";
  if (act === "complains" && isAboutPerson(input)) return "tells";
  if (act === "asks_future" && !message.includes("?") && understood.asked === null && understood.said !== null)
    return "tells";
  if (act === "off_topic" && newsIn(message) !== null) return "tells";
  // “How much is normal?” doesn't ask for something recorded.
  if (act === "asks_fact" && asksForOpinion(message)) return "asks_yes_no";
  if (act === "greets" && understood.feeling !== null) return "tells";
  if (act === "greets" && actProbability < SURELY_GREETS && !GREETING.test(flatten(message))) return "vague";
  return act === "vague" && understood.feeling !== null ? "tells" : act;
}
