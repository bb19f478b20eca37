import { checkSafety } from "#domain/safety/check.ts";
import { advise } from "./advice.ts";
import { careFor } from "./care.ts";
import { isClosing } from "./closing.ts";
import { LEFT_OUT } from "./content.memory.ts";
import { ROMANCE } from "./content.intents.ts";
import { REACTIONS, SMALL_TALK } from "./content.small-talk.ts";
import type { AdviceTopic } from "./content.topics.ts";
import { tone } from "./evidence.ts";
import { draftMessage } from "./draft-message.ts";
import {
  detectIntent,
  detectReaction,
  flatten,
  isAdviceTopic,
  subjectNamed,
  TALK_ABOUT,
  type SmallTalkTopic,
  type Topic,
} from "./intent.ts";
import { isMinor, safeContext } from "./interpret-persona.ts";
import { tellWhatIsKnown } from "./know.ts";
import { grieve } from "./grief.ts";
import { suggestOpeners } from "./openers.ts";
import { prepareInteraction } from "./prepare.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { standBy } from "./stand-by.ts";
import { voiceFor, type Voice } from "./voice.ts";

export type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";

/** What one user message is about, given what came before it. */
interface Heard {
  topic: Topic;
  /** The subject of advice that is open after this message. */
  subject: AdviceTopic | null;
  /** How many earlier turns were already on that subject without a break. */
  depth: number;
  /** How many messages in a row, this one included, said nothing that could be taken up. */
  vague: number;
}

/** From this many such messages on another question is no help. */
const TOO_VAGUE = 3;

/**
 * The built-in coach's answer: deterministic, from the user's own words, notes, profiles and interactions. Never the
 * same twice in a row; notes, names and messages are quoted as data and never followed. Where somebody may not be
 * safe it asks and stays, and gives no plan for a conversation.
 */
export function composeReply(input: CoachInput): CoachReply {
  const history = withoutCurrent(input.history, input.message);
  const full = { ...input, history };
  const voice = voiceFor(full);
  const care = careFor(full, voice);
  if (care) return care;
  const grief = grieve(full, voice);
  if (grief) return grief;

  const heard = listen(history, input.message);
  if (!input.persona.left_out_of_ai) return answer(full, voice, heard);
  const unknowing = voice.choose(LEFT_OUT, "left-out");
  if (heard.topic === "know") return { text: unknowing, topic: "know", sources: [] };
  const reply = answer(full, voice, heard);
  const begun = history.some(({ role }) => role === "assistant");
  return begun ? reply : { ...reply, text: `${unknowing}\n\n${reply.text}` };
}

function answer(full: CoachInput, voice: Voice, heard: Heard): CoachReply {
  if (isMinor(full.persona) && aboutRomance(full, heard)) {
    return { text: voice.choose(SMALL_TALK.minor_romance, "minor"), topic: "minor_romance", sources: [] };
  }
  if (heard.topic === "manipulation" || heard.topic === "revenge") return smallTalk(heard.topic);
  if (full.mode === "interaction_preparation" && !asksAside(full, heard)) return prepareInteraction(full, voice);

  if (isAdviceTopic(heard.topic)) return advise(full, voice, heard.topic, heard.depth);
  if (heard.topic === "know") return tellWhatIsKnown(full, voice);
  if (heard.topic === "draft") return draftMessage(full, voice, heard.subject ?? "talk");
  if (heard.topic === "openers") return suggestOpeners(full, voice);
  if (heard.topic === "what_if") {
    const reaction = detectReaction(full.message);
    return { text: voice.choose(REACTIONS[reaction], `if-${reaction}`), topic: "what_if", sources: [] };
  }
  if (heard.vague >= TOO_VAGUE) return standBy(full, voice);
  return smallTalk(heard.topic as SmallTalkTopic);

  function smallTalk(topic: SmallTalkTopic): CoachReply {
    return { text: voice.choose(SMALL_TALK[topic], topic), topic, sources: [] };
  }
}

const ASIDE: readonly Topic[] = ["what_if", "know", "about_coach", "draft"];
const LEADS_TO_TALK: readonly Topic[] = ["what_if", "draft", "openers"];

/** A question beside the plan that is there, which is no wish to change it: “and if she says no?”. */
function asksAside({ history, message }: CoachInput, { topic }: Heard): boolean {
  const aside = ASIDE.includes(topic);
  return aside && /\?\s*$/.test(message) && history.some(({ plan }) => plan);
}

/** Some callers hand over the history with the newest message already in it. */
function withoutCurrent(history: readonly CoachTurn[], message: string): readonly CoachTurn[] {
  const last = history.at(-1);
  return last?.role === "user" && last.content === message ? history.slice(0, -1) : history;
}

function listen(history: readonly CoachTurn[], message: string): Heard {
  let heard: Heard = { topic: "vague", subject: null, depth: 0, vague: 0 };
  let asked = false;
  for (const turn of history) {
    if (turn.role === "assistant") asked = /\?[”»"]?\s*$/.test(turn.content);
    // What was said in danger is no subject to take up again.
    else if (checkSafety(turn.content)?.level !== "alarm") heard = hear(turn.content, asked, heard);
  }
  return hear(message, asked, heard);
}

/** Words enough to be telling what happened rather than to be asking vaguely. */
const TELLING_LENGTH = 6;

const WISH =
  /^(?:(?:and|but|so|e|ma|allora) )?(?:i (?:want|need|have|would like|must|should)|i'd like|vorrei|voglio|devo|dovrei|dobbiamo|we (?:need|have|must|want))\b/;

/** Subjects on which “what can we talk about?” means the two of them. */
const MEETING: readonly AdviceTopic[] = ["first_meeting", "reconnect"];
const WITH_SOMEBODY =
  /\b(?:with|to) (?!you\b|me\b)\w+|\bcon (?!te\b|me\b)\w+|\b(?:insieme|together|at dinner|a cena|on a date)\b/;

function hear(message: string, asked: boolean, before: Heard): Heard {
  if (isClosing(message)) return { ...before, topic: "thanks", vague: 0 };
  let { topic } = detectIntent(message, asked);
  const named = subjectNamed(message);
  if (topic === "draft") return { topic, subject: named ?? before.subject, depth: before.depth, vague: 0 };
  if (TALK_ABOUT.test(flatten(message)) && (topic === "suggest" || !named || named === "first_meeting")) {
    const together = named === "first_meeting" || (before.subject !== null && MEETING.includes(before.subject));
    if (together || WITH_SOMEBODY.test(flatten(message)))
      return { ...before, topic: "openers", subject: before.subject ?? "first_meeting", vague: 0 };
  }
  // What is told in passing goes on with the open subject; a wish or a question may open another.
  if (before.subject && isAdviceTopic(topic) && !named && !/\?/.test(message) && !WISH.test(flatten(message)))
    topic = before.subject;
  if (topic === "answer" || topic === "vague") {
    const words = message.trim().split(/\s+/).length;
    const own = detectIntent(message, false).topic;
    if (before.subject && (topic === "answer" || words >= TELLING_LENGTH)) topic = before.subject;
    else if (isAdviceTopic(own)) topic = own;
    else topic = words >= TELLING_LENGTH && tone(message) === "hard" ? "talk" : "vague";
  }
  const vague = topic === "vague" || topic === "answer_unsure" ? before.vague + 1 : 0;
  if (!isAdviceTopic(topic)) return { ...before, topic, vague };
  const depth = before.subject === topic ? before.depth + 1 : 0;
  return { topic, subject: topic, depth, vague: 0 };
}

function aboutRomance(input: CoachInput, heard: Heard): boolean {
  const romanticContext = safeContext(input.persona) !== input.persona.context;
  return (
    ROMANCE.test(flatten(input.message)) ||
    (romanticContext &&
      (isAdviceTopic(heard.topic) || LEADS_TO_TALK.includes(heard.topic) || input.mode === "interaction_preparation"))
  );
}
