import type { ConversationState } from "./follow.ts";
import { answerWithLeaning, beginAnswer } from "./answer-begin.ts";
import { rephraseQuestion, type RephrasedQuestion } from "./rephrase-question.ts";
import { APPRAISALS, FEELING_LEADS, type Appraisal, type Mood } from "./content.appraisals.ts";
import * as lean from "./content.lean.ts";
import { PREDICTIONS, QUESTIONS, type CommonQuestion } from "./content.lean-kinds.ts";
import * as turns from "./content.turns.ts";
import { isGlad } from "./glad.ts";
import { flatten } from "./intent.ts";
import { matterOf, type Matter } from "./matter.ts";
import { newsIn } from "./news.ts";
import { rephraseBriefly, type Reflection } from "./reflect.ts";
import type { CoachInput } from "./reply-types.ts";
import { sayBack } from "./say-back.ts";
import { upperFirst } from "./text.ts";
import { HARD } from "./tone-words.ts";
import type { Voice } from "./voice.ts";

type Feeling = keyof typeof FEELING_LEADS;
type Part = string | null;

/** The understanding of a message: statement, feeling, how to react, question, topic. */
export interface Understanding {
  said: Reflection | null;
  feeling: Feeling | null;
  appraisal: Appraisal | null;
  mood: Mood;
  asked: RephrasedQuestion | null;
  matter: Matter | null;
}

export function understandMessage(
  { message, language }: CoachInput,
  voice: Voice,
  { told }: ConversationState,
): Understanding {
  const flat = flatten(message);
  const glad = isGlad(message);
  const feeling = glad ? null : feelingIn(flat);
  const moods = glad ? [] : appraisalsIn(flat);
  const said = sayBack(message, language, voice.name);
  const appraisal = glad ? JOY : appraise(said?.raw ?? message, moods);
  return {
    said,
    feeling,
    appraisal,
    mood: appraisal?.mood ?? (feeling === null ? "plain" : "hard"),
    asked: rephraseQuestion(message, language, voice.name),
    matter: matterOf([...told, message], language, voice.name, message),
  };
}

/** The first appraisal is joy. */
const JOY = APPRAISALS[0]!;

/** “When I am nervous” describes a habit. */
const HABIT = /(?<!know )(?<!so )\b(?:when|whenever|if|quando|se|ogni volta che) (?:i|i'm|io|mi|sono|ho)\b[^.,;!?]*/g;

/** The feeling stated in flattened text, as of now. */
function feelingIn(flat: string): Feeling | null {
  const now = flat.replace(HABIT, " ");
  const found = (Object.keys(FEELING_LEADS) as Feeling[]).filter((one) => FEELING_LEADS[one].match.test(now));
  // A named feeling takes precedence over not knowing what one feels.
  return found.find((one) => one !== "lost") ?? found[0] ?? null;
}

function appraisalsIn(flat: string): Appraisal[] {
  const found = APPRAISALS.filter(({ match, unless }) => match.test(flat) && !(unless?.test(flat) ?? false));
  const hard = found.some(({ mood }) => mood === "hard");
  const feels = feelingIn(flat) !== null;
  // Joy beside trouble doesn't count.
  return hard || feels ? found.filter(({ mood }) => mood === "hard") : found;
}

function appraise(text: string, among: readonly Appraisal[]): Appraisal | null {
  const flat = flatten(text);
  return among.find(({ match }) => match.test(flat)) ?? null;
}

/** The first sentence of a reply to a statement: a reaction, and what was said; null if neither is certain. */
export function reactToStatement(input: CoachInput, voice: Voice, understood: Understanding): Part {
  const { said, feeling, appraisal } = understood;
  if (feeling !== null) {
    const { lead, alone, match } = FEELING_LEADS[feeling];
    // Of a feeling and its cause, the cause is repeated.
    const about = said !== null && !match.test(flatten(said.raw)) ? said : aboutFeeling(input, voice, match);
    const led = about && voice.fresh(lead, `lead-${feeling}`);
    if (about && led) return `${led}: ${about.text}.`;
    return voice.fresh(alone, `alone-${feeling}`) ?? so(voice, said);
  }
  const news = said && newsIn(said.raw);
  const told =
    news &&
    (news === "bad" || newsIn(input.message) === "good") &&
    voice.fresh(turns.NEWS[news], `news-${news}`, { said: said.text });
  if (told) return told;
  const led = appraisal && !appraisal.quiet && voice.fresh(appraisal.lead, `lead-${APPRAISALS.indexOf(appraisal)}`);
  if (led && said) return `${led}: ${said.text}.`;
  if (said) return so(voice, said);
  const noun = matterOf([input.message], input.language, voice.name, input.message)?.noun ?? sumIn(input.message);
  if (led && appraisal.mood !== "hard") return `${led}.`;
  const brief = rephraseBriefly(input.message, input.language, voice.name);
  if (brief !== null) return so(voice, { text: brief, raw: brief });
  // Names the topic if the message itself contains it.
  return noun ? voice.fresh(turns.ABOUT, "about", { noun, noun_name: noun }) : null;
}

/** A sum of money as written. */
function sumIn(message: string): string | null {
  return /(?:[$£€] ?\d[\d.,]*|(?<![\d.,])\d[\d.,]* ?(?:euros?|€|£|quid|pounds?|dollars?))/i.exec(message)?.[0] ?? null;
}

/** The statements apart from the one that names the feeling. */
function aboutFeeling({ message, language }: CoachInput, voice: Voice, match: RegExp): Reflection | null {
  const beside = sayBack(message, language, voice.name, (raw) => !match.test(flatten(raw)));
  if (beside !== null) return beside;
  const others = message
    .split(/(?<=[.!?;…\n])|,\s|\s(?:and|e|ed|but|ma)\s/)
    .filter((part) => !match.test(flatten(part)));
  return others.length === 0 ? null : sayBack(others.join(". "), language, voice.name);
}

const SO_IN_ITALIAN = 0.4;
const isPain = (told: string) =>
  flatten(told).search(HARD) >= 0 || / (?:non|mai|neanche|nemmeno|senza) /.test(` ${flatten(told)} `);

function so(voice: Voice, said: Reflection | null): Part {
  if (!said) return null;
  const values = { said: said.text, Said: upperFirst(said.text) };
  // In Italian mostly without “Quindi”, and never with it before something painful.
  if (voice.language === "it" && (!voice.chance("so", SO_IN_ITALIAN) || isPain(said.raw)))
    return voice.fill(turns.SO[1]!, values);
  return voice.choose(turns.SO, "so", values);
}

/**
 * The first sentences of a reply to a request for advice: what was said, and an answer that begins with the question.
 */
export function reactToQuestion(input: CoachInput, voice: Voice, understood: Understanding): Part {
  const { said } = understood;
  // “How would I go about telling him”: in the infinitive.
  const asked = understood.asked && {
    ...understood.asked,
    text: understood.asked.text.replace(/^(tell|ask|say|bring|speak|talk)ing(?= )/, "$1"),
  };
  if (asked === null || asked.kind === "whether" || asked.kind === "question") {
    const told = reactToStatement(input, voice, understood);
    if (told !== null || asked === null) return told;
    return asked.kind === "question" ? `${upperFirst(asked.text)}?` : answerYesNo(input, voice, understood);
  }
  const begun = asked.text.split(" ").length > MAX_EMPTY_QUESTION ? beginAnswer(voice, asked) : null;
  // “How do I?” alone names nothing.
  if (begun === null && said !== null && asked.text.split(" ").length <= MAX_EMPTY_QUESTION)
    return reactToStatement(input, voice, { ...understood, matter: null });
  const wish =
    begun ?? voice.choose(asked.kind === "wish" ? turns.WISH : turns.WONDER, asked.kind, { asked: asked.text });
  if (said === null && understood.feeling === null) return asked.after ? `${wish} ${upperFirst(asked.after)}.` : wish;
  // The statement only sets the scene or repeats the question: answer at once.
  if (said !== null && (said.scene || isSame(said.text, asked.text))) return wish;
  const told = reactToStatement(input, voice, { ...understood, matter: null });
  return told === null ? wish : `${told} ${wish}`;
}

/** Maximum length, in words, of a question without content. */
const MAX_EMPTY_QUESTION = 2;

function isSame(one: string, other: string): boolean {
  const words = new Set(flatten(one).split(" "));
  const others = flatten(other).split(" ");
  return others.filter((word) => words.has(word)).length > 0.6 * others.length && others.length > 4;
}

/** Answers a yes-or-no question with a leaning and its reason. */
export function answerYesNo(input: CoachInput, voice: Voice, understood: Understanding): string {
  const { asked, said } = understood;
  const flat = flatten(input.message);
  const usual = commonQuestion(input);
  const { kind, say } = usual ?? lean.LEANINGS.find(({ match }) => match.test(flat))!;
  const text = voice.choose(kind === "future" ? lean.CANNOT_KNOW : say, `lean-${kind}`);
  const deed = kind === "self" && said ? ` ${voice.choose(lean.COUNTER_ACTION, "deed", { said: said.text })}` : "";
  const answer = `${answerWithLeaning(voice, asked, text, usual !== null)}${deed}`;
  return deed === "" ? withStatement(input, voice, understood, answer) : answer;
}

/** A frequently asked question with its own answer, whatever the situation. */
export function commonQuestion(input: CoachInput): CommonQuestion | null {
  return commonQuestionIn(QUESTIONS, input);
}

/** Predictions whose question is clear, whatever the act. */
const ASKED_OUTRIGHT: readonly string[] = [
  "how_they_take_it",
  "inside_their_head",
  "anger",
  "coming_back",
  "told_who_it_was",
  "offended_already",
];

/** Whether a question is about the other person's present or future state of mind. */
export function asksAboutOther(input: CoachInput): boolean {
  return input.message.includes("?") && ASKED_OUTRIGHT.includes(commonQuestionIn(PREDICTIONS, input)?.kind ?? "");
}

function commonQuestionIn(all: readonly CommonQuestion[], { message, persona }: CoachInput): CommonQuestion | null {
  const flat = flatten(message);
  return (
    all.find(
      ({ match, unless, of }) =>
        match.test(flat) && !(unless?.test(flat) ?? false) && (of?.includes(persona.context) ?? true),
    ) ?? null
  );
}

/** Whether a yes-or-no question asks for a prediction. */
export function asksForPrediction(message: string): boolean {
  return lean.LEANINGS.find(({ match }) => match.test(flatten(message)))?.kind === "future";
}

/** Answers a question about the future with what can be known. */
export function predict(input: CoachInput, voice: Voice, understood: Understanding): Part {
  const usual = commonQuestionIn(PREDICTIONS, input);
  const text =
    (usual && voice.fresh(usual.say, `predict-${usual.kind}`)) ?? voice.fresh(lean.CANNOT_KNOW, "cannot-know");
  return text && withStatement(input, voice, understood, answerWithLeaning(voice, understood.asked, text));
}

/** The answer, preceded by what was told beside the question. */
function withStatement(input: CoachInput, voice: Voice, understood: Understanding, answer: string): string {
  const { said, asked } = understood;
  if (said === null || (asked !== null && isSame(said.text, asked.text))) return answer;
  const told = reactToStatement(input, voice, understood);
  return told === null ? answer : `${told} ${answer}`;
}
