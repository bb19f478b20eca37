import { answerAct, acknowledgeComplaint } from "./answer-act.ts";
import { answerFromRecords } from "./answer-records.ts";
import { draftsIn } from "./drafts-in.ts";
import { asksPlainly } from "#domain/drafts/asks-plainly.ts";
import { wantsWords } from "#domain/drafts/wants-words.ts";
import { answerWords } from "./answer-words.ts";
import { safetyReply } from "./care.ts";
import { isClosing, saysNextStep } from "./closing.ts";
import { isPlainComplaint } from "./complaint.ts";
import * as turns from "./content.turns.ts";
import { LEFT_OUT } from "./content.memory.ts";
import { ROMANCE } from "./content.intents.ts";
import { REACTIONS, SMALL_TALK } from "./content.small-talk.ts";
import { followConversation, type ConversationState } from "./follow.ts";
import { griefReply, isPersonDead } from "./grief.ts";
import { guardedReply } from "./guard.ts";
import {
  detectIntent,
  detectReaction,
  flatten,
  isAdviceTopic,
  TALK_ABOUT,
  type SmallTalkTopic,
  type Topic,
} from "./intent.ts";
import { isMinor, safeContext } from "./interpret-persona.ts";
import { tellWhatIsKnown } from "./know.ts";
import { suggestOpeners } from "./openers.ts";
import { prepareInteraction } from "./prepare.ts";
import { whoCanRead } from "./privacy-question.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { answerGoodbye } from "./answer-goodbye.ts";
import { answerHow } from "./how-to-say/answer-how.ts";
import { writeExample } from "./how-to-say/write-example.ts";
import { replyToChoice } from "./known-messages/reply-to-choice.ts";
import { withoutRepeats } from "./without-repeats.ts";
import { voiceFor, type Voice } from "./voice.ts";
import { askAboutFear } from "./control.ts";

export type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";

/** A question without a topic. For flattened text. */
const ASKS_BARELY =
  /^(?:(?:so|ok|okay|hi|hello|please|and|then|now|allora|adesso|ora|e|ma|ciao|quindi)[ ,]+)*(?:(?:how|where) (?:do|should|can|could) (?:i|we) (?:begin|start)|what (?:should|can|could|do|shall) (?:i|we) do(?: (?:now|about (?:it|this|that)))?|(?:can|could|will) you (?:please )?help(?: me)?|help(?: me)?|da dove (?:comincio|inizio|parto|si comincia|si parte)|come (?:comincio|inizio|si comincia)|(?:che|cosa|che cosa) (?:faccio|posso fare|devo fare|dovrei fare|si fa)(?: (?:adesso|ora))?|(?:mi )?(?:puoi )?(?:aiuti|aiutarmi|aiuto|aiutami))[ ?.!]*$/;

/**
 * The built-in coach's answer. Deterministic; based on the user's words, notes, profiles and interactions; never
 * repeats a sentence within a conversation. Notes, names and messages are quoted as data and never followed as
 * instructions. If somebody may be in danger it asks about that and proposes no plan.
 */
export function composeReply(input: CoachInput): CoachReply {
  const history = withoutNewest(input.history, input.message);
  const full = { ...input, history };
  const voice = voiceFor(full);
  const care = safetyReply(full, voice);
  if (care) return care;
  const guard = guardedReply(full, voice);
  if (guard !== null) {
    const { act } = followConversation(full);
    return dropRepeats({ text: guard, topic: "heard", sources: [], act }, full, voice);
  }
  const grief = griefReply(full, voice);
  if (grief) {
    // A requested message is written, unless the conversation's person died.
    const words =
      !isPersonDead(full) && (asksPlainly(full.message, full.persona.name) || wantsWords(full.message) === "new")
        ? answerWords(full, voice, followConversation(full))
        : null;
    return words && /^> /m.test(words.text) ? { ...words, act: "wants_words" } : { ...grief, act: "mourns" };
  }

  const state = followConversation(full);
  const reply = dropRepeats({ act: state.act, ...answer(full, voice, state) }, full, voice);
  if (!input.persona.left_out_of_ai || reply.text === voice.choose(LEFT_OUT, "left-out")) return reply;
  const begun = history.some(({ role }) => role === "assistant");
  return begun ? reply : { ...reply, text: `${voice.choose(LEFT_OUT, "left-out")}\n\n${reply.text}` };
}

/** Removes sentences already said in this conversation. */
function dropRepeats(reply: CoachReply, { history }: CoachInput, voice: Voice): CoachReply {
  if (reply.plan) return reply;
  const spoken = history.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const text = fixItalianVowels(withoutRepeats(reply.text, spoken), reply.topic);
  return { ...reply, text: text === "" ? voice.choose(turns.MISSING_PLAIN, "missing-plain") : text };
}

/** Unrelated questions, such as cooking times or quizzes. */
const OFF_SUBJECT =
  /\b(?:quanto (?:ci mette|ci vuole|tempo) .{0,12}(?:cuocer|bollir)\w*|(?:tempo|tempi) di cottura|how long (?:do|does|should) .{0,25}(?:cook|boil|bake|roast)|(?:do|make|write|help \w+ with) (?:me )?a quiz|(?:un|il) quiz (?:per|di|su))\b/;

/** Corrects Italian contact of vowels and “c’è”; drafts stay unchanged. */
function fixItalianVowels(text: string, topic: CoachReply["topic"]): string {
  if (topic === "draft") return text;
  return text
    .replace(/(?<!\p{L})e (?=[eè](?!\p{L}))/gu, "ed ")
    .replace(/(?<!\p{L})a (?=A\p{Ll})/gu, "ad ")
    .replace(/(?<!\p{L})cè sta(?!\p{L})/gu, "c’è ’sta");
}

/** Topics recognized by words alone, whatever the act. */
const BY_WORDS: readonly Topic[] = ["label", "about_coach", "suggest", "went_well", "went_badly"];

function answer(full: CoachInput, voice: Voice, state: ConversationState): CoachReply {
  const { topic } = detectIntent(full.message, state.asked);
  if (isMinor(full.persona) && aboutRomance(full, topic)) return smallTalk("minor_romance");
  if (topic === "manipulation" || topic === "revenge") return smallTalk(topic);
  if (full.mode === "interaction_preparation" && !asksAside(full, topic)) {
    const prepared = prepareInteraction(full, voice);
    return complains(state)
      ? { ...prepared, text: `${acknowledgeComplaint(full.message, voice)}\n\n${prepared.text}` }
      : prepared;
  }

  const kept = whoCanRead(full.message, voice);
  if (OFF_SUBJECT.test(flatten(full.message))) return smallTalk("out_of_scope");
  if (kept) return { text: kept, topic: "about_coach", sources: [] };
  const bids = asksPlainly(full.message, full.persona.name);
  if (!bids && (isClosing(full.message) || isThanks(state, full.message)))
    return { text: answerGoodbye(full, voice), topic: "thanks", sources: [], act: "thanks" };
  if (!bids && saysNextStep(full.message)) return { text: answerGoodbye(full, voice), topic: "thanks", sources: [] };
  const watched = askAboutFear(full, voice);
  if (watched) return { text: watched, topic: "heard", sources: [] };
  const chosen = replyToChoice(full, voice);
  if (chosen) return { text: chosen, topic: "heard", sources: [] };
  if (!full.history.some(({ role }) => role === "user") && ASKS_BARELY.test(flatten(full.message)))
    return smallTalk("vague");
  const how = answerHow(full, voice, state);
  if (how) return how;
  const written = writeExample(full, voice);
  if (written) return { ...written, act: "wants_words" };
  const words = answerWords(full, voice, state);
  // “without the exclamation marks”, after a draft, is no complaint.
  if (words && /^> /m.test(words.text) && draftsIn(full.history).at(-1)) return { ...words, act: "wants_words" };
  if (isPlainComplaint(full.message) && (!words || !ASKS_WORDS.test(flatten(full.message))))
    return answerAct(full, voice, { ...state, act: "complains" });
  if (words && state.act === "complains" && isPlainComplaint(full.message))
    return { ...words, text: `${acknowledgeComplaint(full.message, voice)}\n\n${words.text}`, act: "wants_words" };
  if (words) return { ...words, act: "wants_words" };
  if (topic === "know") return knownOf(full, voice);
  if (wantsOpeners(full.message, topic, state)) return suggestOpeners(full, voice);
  if (topic === "what_if" && isBrief(full.message) && ASKS_WHAT_IF.test(flatten(full.message))) {
    const reaction = detectReaction(full.message);
    return { text: voice.choose(REACTIONS[reaction], `if-${reaction}`), topic, sources: [] };
  }
  const asksWho = topic === "about_coach" && full.message.includes("?");
  if ((asksWho || state.act !== "complains") && BY_WORDS.includes(topic) && isBrief(full.message))
    return smallTalk(topic as SmallTalkTopic);
  const fact = answerFromRecords(full, voice, state);
  if (fact) return fact;
  return answerAct(full, voice, state);

  function smallTalk(of: SmallTalkTopic): CoachReply {
    return { text: voice.choose(SMALL_TALK[of], of), topic: of, sources: [] };
  }
}

function knownOf(input: CoachInput, voice: Voice): CoachReply {
  if (!input.persona.left_out_of_ai) return tellWhatIsKnown(input, voice);
  return { text: voice.choose(LEFT_OUT, "left-out"), topic: "know", sources: [] };
}

const ASIDE: readonly Topic[] = ["what_if", "know", "about_coach", "draft"];
const LEADS_TO_TALK: readonly Topic[] = ["what_if", "draft", "openers"];

/** A question beside an existing plan, not a request to change it: “and if she says no?”. */
function asksAside({ history, message }: CoachInput, topic: Topic): boolean {
  return ASIDE.includes(topic) && /\?\s*$/.test(message) && history.some(({ plan }) => plan);
}

const ASKS_WHAT_IF = /\?|^(?:(?:and|but|ok|e|ma)[, ]+)?(?:what if|if|se)\b/;

/** Explicitly asks for a message. */
const ASKS_WORDS =
  /\b(?:write|draft|text|message|mail|email|send|wording|reword|rewrite|sound\w*|scriv\w*|messaggi\w*|mess|bozza|manda\w*|riscriv\w*|suona)\b/;

const GLAD =
  /\b(?:thank\w*|thx|help\w*|good|great|perfect|idea|bless|love\w*|cheers|star|legend|nice|grazie|bene|util\w+|perfett\w+|funzionat\w|grande|mito|aiutat\w|ringrazi\w+)\b/;

/** Thanks in other words. */
function isThanks({ act, actProbability }: ConversationState, message: string): boolean {
  const glad = GLAD.test(flatten(message));
  return act === "thanks" && actProbability >= MIN_PROBABILITY && glad && !message.includes("?") && isBrief(message);
}

/** Maximum length of a brief message, in words. */
const MAX_BRIEF_WORDS = 14;
const isBrief = (message: string) => message.trim().split(/\s+/).length <= MAX_BRIEF_WORDS;

const MIN_PROBABILITY = 0.6;
const complains = ({ act, actProbability }: ConversationState) =>
  act === "complains" && actProbability >= MIN_PROBABILITY;

/** Some callers include the newest message in the history. */
function withoutNewest(history: readonly CoachTurn[], message: string): readonly CoachTurn[] {
  const last = history.at(-1);
  return last?.role === "user" && last.content === message ? history.slice(0, -1) : history;
}

const WITH_SOMEBODY =
  /\b(?:with|to) (?!you\b|me\b)\w+|\bcon (?!te\b|me\b)\w+|\b(?:insieme|together|at dinner|a cena|on a date)\b/;

/** Subjects where “what can we talk about?” means with the other person. */
const MEETING: readonly string[] = ["first_meeting", "reconnect", "first_date", "reconnecting", "what_to_talk_about"];

function wantsOpeners(message: string, topic: Topic, { subject, opened }: ConversationState): boolean {
  const flat = flatten(message);
  const together = WITH_SOMEBODY.test(flat) || (subject !== null && !opened && MEETING.includes(subject));
  return topic === "openers" || (TALK_ABOUT.test(flat) && together);
}

function aboutRomance(input: CoachInput, topic: Topic): boolean {
  const romanticContext = safeContext(input.persona) !== input.persona.context;
  return (
    ROMANCE.test(flatten(input.message)) ||
    (romanticContext &&
      (isAdviceTopic(topic) || LEADS_TO_TALK.includes(topic) || input.mode === "interaction_preparation"))
  );
}
