import { checkSafety } from "#domain/safety/check.ts";
import type { Act } from "#domain/understanding/acts.ts";
import { readMessage, type MessageRead, type ReadContext } from "#domain/understanding/read-message.ts";
import { aboutWhom } from "#domain/understanding/who.ts";
import type { Subject } from "./cases/cases.ts";
import { mentionsSubject } from "./cases/needs.ts";
import type { AdviceTopic } from "./content.topics.ts";
import { stems } from "./evidence.ts";
import { detectIntent, flatten, isAdviceTopic, subjectNamed } from "./intent.ts";
import { complaintKind } from "./complaint.ts";
import type { CoachInput, CoachTurn } from "./reply-types.ts";

/** What a conversation is about, after its newest message. */
export interface ConversationState {
  /** The newest message's act. */
  act: Act;
  actProbability: number;
  /** Probability that it asks for something recorded or said before. */
  factProbability: number;
  /** The current subject; null if not understood. */
  subject: Subject | null;
  /** The newest message introduced it. */
  opened: boolean;
  /** All the user's messages about it, newest last. */
  told: string[];
  /** Whom it is about, if not the conversation's person. */
  who: string | null;
  /** The coach’s last turn ended with a question. */
  asked: boolean;
  /** Number of consecutive messages without usable content, including the newest. */
  vague: number;
}

/** Number of the user's newest messages that are read. */
const MAX_READ = 12;
/** Probability of a situation from which the newest message changes the subject. */
const MIN_TO_CHANGE = 0.85;
/** The same for acts that seldom do, such as an answer, a complaint or thanks. */
const MIN_TO_CHANGE_IN_PASSING = 0.93;
/** A message with fewer words stays on the subject. */
const MIN_WORDS_TO_CHANGE = 6;
const IN_PASSING: readonly Act[] = ["answers", "complains", "thanks", "greets", "vague", "changes_mind"];

const ENDS_ASKING = /\?[”»"*]?\s*$/;

/** Reads a conversation from the start; deterministic. */
export function followConversation({ history, message, persona, language }: CoachInput): ConversationState {
  const turns = [...recent(history), { role: "user" as const, content: message }];
  let state: ConversationState = {
    act: "vague",
    actProbability: 0,
    factProbability: 0,
    subject: null,
    opened: false,
    told: [],
    who: null,
    asked: false,
    vague: 0,
  };
  let asked = false;
  for (const { role, content } of turns) {
    if (role === "assistant") {
      asked = ENDS_ASKING.test(content);
      continue;
    }
    // A message about danger introduces no subject.
    if (content !== message && checkSafety(content)?.level === "alarm") continue;
    const about = { asked, language, names: [persona.name], context: persona.context };
    const alone = correctAct(readMessage(content, about), content);
    const read = alone.situation === null ? withContext(alone, content, state, about) : alone;
    const found = openedBy(read, content, state, persona.name);
    const subject = found !== null && mentionsSubject(found, [...state.told, content].join(". ")) ? found : null;
    const opened = subject !== null;
    const who = aboutWhom(content, persona, language);
    state = {
      act: read.act,
      actProbability: read.actProbability,
      factProbability: read.factProbability,
      subject: subject ?? state.subject,
      opened,
      told: opened && read === alone ? [content] : [...state.told, ...(hasContent(read) ? [content] : [])],
      who: opened ? who : (who ?? state.who),
      asked,
      vague: isVague(read, content, opened) ? state.vague + 1 : 0,
    };
    asked = false;
  }
  return state;
}

/** Higher than for one message, because long texts match some situation more easily. */
const MIN_TOGETHER = 0.8;
/** Number of preceding messages read together with one. */
const MAX_TOGETHER = 3;

/** Reads a message together with the preceding ones, if neither it nor they were understood alone. */
function withContext(
  read: MessageRead,
  content: string,
  { subject, told }: ConversationState,
  about: ReadContext,
): MessageRead {
  if (told.length === 0 || (subject !== null && !isAdviceTopic(subject))) return read;
  const { situation, situationProbability } = readMessage([...told.slice(-MAX_TOGETHER), content].join(". "), about);
  return situationProbability < MIN_TOGETHER ? read : { ...read, situation, situationProbability };
}

/** Minimum number of content words for changing the subject. */
const MIN_CONTENT_WORDS = 2;

/** The subject a message changes to; null if it stays on the current one or has none. */
function openedBy(
  read: MessageRead,
  content: string,
  { subject, asked }: ConversationState,
  name: string,
): Subject | null {
  if (isUnsure(read, content)) return null;
  const least = IN_PASSING.includes(read.act) ? MIN_TO_CHANGE_IN_PASSING : MIN_TO_CHANGE;
  // “Should I tell her?” has no subject of its own.
  if (subject !== null && stems(content, name).size < MIN_CONTENT_WORDS) return null;
  if (subject !== null && !isAdviceTopic(subject) && content.trim().split(/\s+/).length < MIN_WORDS_TO_CHANGE)
    return null;
  const sure = subject === null || isAdviceTopic(subject) || read.situationProbability >= least;
  if (read.situation !== null) return read.situation !== subject && sure ? read.situation : null;
  if (subject !== null && !isAdviceTopic(subject)) return null;
  const broad = broadSubject(read.act, content, asked);
  return broad === subject || (subject !== null && broad === "talk") ? null : broad;
}

const ASKS_FOR_HELP: readonly Act[] = ["asks_advice", "wants_words"];
const TELLS: readonly Act[] = ["tells", "mourns", "asks_yes_no", "answers"];

/** The topic that the words name plainly or that advice is asked about. */
function broadSubject(act: Act, content: string, asked: boolean): AdviceTopic | null {
  if (ASKS_FOR_HELP.includes(act)) {
    const { topic, weight } = detectIntent(content, asked);
    const plain = topic === "talk" ? OF_TALKING.test(flatten(content)) : weight >= PLAIN;
    return isAdviceTopic(topic) && plain ? topic : null;
  }
  return TELLS.includes(act) ? subjectNamed(content) : null;
}

/** Minimum weight of an intent. */
const PLAIN = 7;

/** Asks how to talk, not merely how to do something. */
const OF_TALKING =
  /\b(?:(?:talk|speak) (?:to|with)|conversation|meeting|parl(?:o|are|arle|argli|argliene|argliela|arne)\b(?! di )|colloquio|conversazione|discorso)/;

const SHORT = 6;
const WITHOUT_CONTENT: readonly Act[] = ["greets", "thanks", "vague", "complains", "off_topic"];

function hasContent({ act }: MessageRead): boolean {
  return !WITHOUT_CONTENT.includes(act);
}

/** “No idea”: an answer without content. */
function isUnsure({ act }: MessageRead, content: string): boolean {
  return (act === "answers" || act === "vague") && detectIntent(content, false).topic === "answer_unsure";
}

function isVague(read: MessageRead, content: string, opened: boolean): boolean {
  if (opened) return false;
  const nothing = (read.act === "vague" && read.situation === null) || isUnsure(read, content);
  return nothing && content.trim().split(/\s+/).length <= SHORT;
}

/** Acts that statements are often misclassified as; the second list only if a situation is plain. */
const UNLIKELY: readonly Act[] = ["complains", "vague"];
const UNLIKELY_IN_SITUATION: readonly Act[] = [
  "asks_future",
  "asks_yes_no",
  "asks_fact",
  "thanks",
  "greets",
  "off_topic",
  "answers",
];
const LIKELY = 0.5;
const ASKS_CLOSED: readonly Act[] = ["asks_future", "asks_yes_no"];
/** Probability below which the act is only a guess. */
const MIN_NOT_GUESSED = 0.35;
const GO_ON =
  /^(?:(?:and|so|ok(?:ay)?|e|ma|allora|va bene)[, ]+)*(?:(?:what )?(?:now|then|next|else)|what do i do(?: now)?|adesso|ora|poi|quindi|dopo|allora|(?:e |che )?(?:cosa )?(?:faccio|posso fare)(?: adesso| ora)?)\s*\?+$/;
/** The beginning of a question typed without a question mark. */
const ASKS_YES_NO =
  /^(?:(?:and|so|ok|but|e|ma)[, ]+)?(?:should i|shall i|shud i|shd i|am i|is it|was it|is that|was i|did i|do i (?:have|need)|dovrei|faccio (?:bene|male)|ho fatto (?:bene|male)|e giusto|e sbagliato|sbaglio (?:se|a)) /;
/** Minimum length of a statement, in words. */
const MIN_STATEMENT_WORDS = 4;

/** Turns an unlikely act of a message without a question into `tells`, unless its wording supports the act. */
function correctAct(read: MessageRead, content: string): MessageRead {
  const { act, actProbability, telling } = read;
  if (GO_ON.test(flatten(content))) return { ...read, act: "asks_advice" };
  if (act === "tells" && ASKS_YES_NO.test(flatten(content))) return { ...read, act: "asks_yes_no" };
  if (act === "off_topic" && isAdviceTopic(detectIntent(content, false).topic))
    return { ...read, act: content.includes("?") ? "asks_advice" : "tells" };
  const plain = telling || (actProbability < MIN_NOT_GUESSED && ASKS_CLOSED.includes(act));
  if (actProbability >= LIKELY || content.includes("?")) return read;
  if (!UNLIKELY.includes(act) && !(plain && UNLIKELY_IN_SITUATION.includes(act))) return read;
  if (!plain && (content.trim().split(/\s+/).length < MIN_STATEMENT_WORDS || complaintKind(content) !== null))
    return read;
  return { ...read, act: "tells" };
}

function recent(history: readonly CoachTurn[]): readonly CoachTurn[] {
  const users = history.flatMap(({ role }, at) => (role === "user" ? [at] : []));
  const from = users.at(-MAX_READ);
  return from === undefined ? history : history.slice(from);
}
