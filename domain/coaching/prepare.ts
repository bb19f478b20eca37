import { LANGUAGES, type Language } from "#domain/language.ts";
import { planSchema, type Plan } from "#domain/interactions/plan-schema.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { shorten } from "./clean.ts";
import { isClosing } from "./closing.ts";
import * as content from "./content.prepare.ts";
import { PLAN_FIELDS, type PlanField } from "./content.prepare.ts";
import { flatten } from "./intent.ts";
import { answerToGuess } from "./plan-answer.ts";
import { draftAction, draftFears, draftGoals, isDraft, type Draft } from "./plan-draft.ts";
import { factsForPlan } from "./plan-facts.ts";
import { revisePlan } from "./plan-revise.ts";
import { linesIn, type PlanLines } from "./plan-words.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { fill, joinList, lowerFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

const OPENING = /\b(?:prepar|plan\b|pianific)/;
/** An opening without content for the plan, even in answer to a question. */
const BEGINS = /^(?:help me (?:to )?prepare|i(?:'d| would) like to prepare|aiutami a preparare|vorrei preparare)\b/;
const ANOTHER =
  /\b(?:(?:an)?other (?:plan|interaction|conversation|talk)|new plan|start (?:over|again)|from scratch|(?:un )?altr[oa] (?:piano|interazione|conversazione)|nuovo piano|(?:ri)?cominciamo da capo|da capo|da zero)\b/;
const YES =
  /^(?:yes|yeah|sure|ok(?:ay)?|perfect|great|good|fits|it fits|that fits|exactly|looks good|thanks?|thank you|si|certo|va bene|perfetto|ottimo|mi torna|esatto|giusto|d'accordo|grazie)\b/;

/** Maximum number of questions before the coach drafts a plan. */
const MAX_QUESTIONS = 2;
/** Maximum length of a yes, in words. */
const MAX_YES_WORDS = 6;

/** The field that a turn asks about: one of the coach's own questions, or the last question of a model's answer. */
function askedIn(turn: CoachTurn | undefined, name: string): PlanField | null {
  if (turn?.role !== "assistant") return null;
  const own = content.PLAN_QUESTIONS.some((text) =>
    LANGUAGES.some((language) => turn.content.includes(fill(text[language], { name }))),
  );
  if (own) return "action";
  const question = /[^.!?\n]*\?[”»"*\s]*$/.exec(turn.content.trim())?.[0];
  if (!question) return null;
  const flat = flatten(question);
  return PLAN_FIELDS.toReversed().find((field) => ASKS[field].test(flat)) ?? null;
}

const ASKS: Record<PlanField, RegExp> = {
  action:
    /\b(?:what (?:exactly )?(?:do you|would you|will you) (?:want|like|say|do)|(?:che )?cosa (?:vorresti|vuoi) (?:fare|dire|chiedere))/,
  fears: /\b(?:afraid|fear|worr|avoid|go wrong|tem[ie]\b|paura|preoccup|evitare|andare storto)/,
  goals:
    /\b(?:hope|goal|good result|afterwards|in the end|feel after|sper[ia]|obiettiv|scopo|risultato|alla fine|dopo)/,
};

/**
 * One turn of preparing an interaction. There is a plan as soon as the action is known; missing fears and goals are
 * drafted from what is known and marked as guesses. An existing plan is changed as requested, otherwise a question says
 * what wasn't understood. Saves nothing.
 */
export function prepareInteraction(input: CoachInput, voice: Voice): CoachReply {
  const begun = input.history.findLastIndex(({ role, content: said }) => role === "user" && wantsAnother(said));
  const plans = input.history.slice(begun + 1).flatMap(({ plan }) => plan ?? []);
  const current = plans.at(-1);
  if (!current || wantsAnother(input.message)) return propose(input, voice);
  return revise(input, voice, current, plans.at(-2) ?? null);
}

const wantsAnother = (message: string) => ANOTHER.test(flatten(message));

const plain = (text: string): CoachReply => ({ topic: "prepare", text, sources: [] });

function revise(input: CoachInput, voice: Voice, current: Plan, before: Plan | null): CoachReply {
  const { language, message } = input;
  const flat = flatten(message);
  if (isClosing(message)) return plain(voice.choose(content.PLAN_YES, "plan-yes"));
  const asked = askedIn(input.history.at(-1), voice.name);
  const guess = answerToGuess(current, message, asked);
  const revision =
    (guess?.plain ? guess.revision : null) ??
    revisePlan(current, message, { language, name: voice.name, before }) ??
    (asked ? guess?.revision : null);
  if (!revision) {
    if (YES.test(flat) && flat.split(" ").length <= MAX_YES_WORDS)
      return plain(voice.choose(content.PLAN_YES, "plan-yes"));
    return plain(voice.choose(content.PLAN_WHICH, "plan-which"));
  }
  const plan = checked(revision.plan);
  if (!plan || same(plan, current)) return plain(voice.choose(content.PLAN_AS_IS, "plan-as-is"));
  const changed = PLAN_FIELDS.filter((field) => plan[field] !== current[field]);
  const lines = joinList(
    changed.map((field) => content.PLAN_LINE_NAMES[field][language]),
    language,
  );
  const [unclear] = revision.unclear;
  const asksGoal = revision === guess?.revision && changed.includes("fears") && isDraft(plan.goals);
  const end = unclear
    ? voice.choose(content.PLAN_UNCLEAR, "plan-unclear", { quote: shorten(unclear, 90) })
    : voice.choose(asksGoal ? content.PLAN_ASK_GOAL : content.PLAN_CHECK, "plan-check");
  const intro = voice.choose(content.PLAN_INTRO_REVISED, "plan-intro", { lines });
  return { topic: "plan", text: `${intro}\n\n${end}`, sources: [], plan };
}

function propose(input: CoachInput, voice: Voice): CoachReply {
  const turns: CoachTurn[] = [...input.history, { role: "user", content: input.message }];
  const { lines, asked } = collect(turns, voice.name, input.language);
  const questions = Math.min(asked, MAX_QUESTIONS);
  if (!lines.action && questions < MAX_QUESTIONS) {
    const question = voice.choose(content.PLAN_QUESTIONS, "ask-action");
    const [said] = (["goals", "fears"] as const).filter((field) => lines[field]);
    if (!said)
      return plain(questions === 0 ? `${voice.choose(content.PLAN_START, "plan-start")} ${question}` : question);
    const quote = lowerFirst(shorten(lines[said] ?? "", 90));
    return plain(`${voice.choose(content.PLAN_ACK[said], `ack-${said}`, { quote })} ${question}`);
  }
  const known = factsForPlan(input, lines.action ?? "", voice);
  const action: Draft = lines.action ? { line: known.action, source: null } : draftAction(input, voice);
  const fears: Draft = lines.fears ? { line: lines.fears, source: null } : draftFears(input, action.line, voice);
  const goals: Draft = lines.goals ? { line: lines.goals, source: null } : draftGoals(input, action.line, voice);
  const plan = checked({ action: action.line, fears: fears.line, goals: goals.line });
  if (!plan) return plain(voice.choose(content.PLAN_QUESTIONS, "ask-action"));
  const drawn = [action, fears, goals].flatMap(({ source }) => source ?? []);
  const sources = [...drawn, ...known.sources];
  const guessed = draftedPart(lines);
  const [first] = drawn;
  const from = first ? fill(content.PLAN_FROM[first.kind][input.language], { name: voice.name }) : "";
  const parts = [
    voice.choose(guessed ? content.PLAN_INTRO_FIRST : content.PLAN_INTRO, "plan-intro"),
    guessed ? voice.choose(content.PLAN_DRAFTED[guessed], "plan-drafted", { from }) : "",
    ...known.beside,
    voice.choose(lines.fears || !lines.action ? content.PLAN_CHECK : content.PLAN_ASK_FEAR, "plan-check"),
  ];
  return { topic: "plan", text: parts.filter(Boolean).join("\n\n"), sources: unique(sources), plan };
}

function unique(sources: CoachReply["sources"]): CoachReply["sources"] {
  return sources.filter((one, at) => sources.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at);
}

function draftedPart(lines: PlanLines): keyof typeof content.PLAN_DRAFTED | null {
  if (!lines.action) return "all";
  if (lines.fears && lines.goals) return null;
  if (!lines.fears && !lines.goals) return "both";
  return lines.fears ? "goals" : "fears";
}

/** The lines given since the preparation began, and the number of questions asked. */
function collect(turns: readonly CoachTurn[], name: string, language: Language): { lines: PlanLines; asked: number } {
  const firstAsked = turns.findIndex((turn) => askedIn(turn, name) !== null);
  const begun = firstAsked < 0 ? turns.length - 1 : Math.max(0, firstAsked - 1);
  const restart = turns.findLastIndex(
    ({ role, content: said, plan }) =>
      Boolean(plan) || (role === "user" && (wantsAnother(said) || (BEGINS.test(flatten(said)) && isOpening(said)))),
  );
  const lines: PlanLines = {};
  let asked = 0;
  turns.slice(Math.max(begun, restart)).forEach((turn, at, part) => {
    const question = askedIn(part[at - 1], name);
    if (askedIn(turn, name)) asked += 1;
    if (turn.role !== "user" || (!question && isOpening(turn.content))) return;
    Object.assign(lines, linesIn(turn.content, question, lines, language));
  });
  return { lines, asked };
}

/** “Help me prepare a talk with Marta” names no action. */
function isOpening(message: string): boolean {
  const flat = flatten(message);
  if (!OPENING.test(flat) && !wantsAnother(message)) return false;
  return (
    flat.split(" ").length < 14 &&
    !/\b(?:about|tell (?:her|him|them)|ask (?:her|him|them)|afraid|riguardo|su(?:l|llo|lla|i|gli|lle)|chieder|dir(?:le|gli)|paura)\b/.test(
      flat,
    )
  );
}

/** The plan, validated; null if invalid or if it mentions danger. */
function checked(plan: Plan): Plan | null {
  const parsed = planSchema.safeParse(plan);
  const told = Object.values(plan).filter(Boolean).join("\n");
  return parsed.success && !checkSafety(told) ? parsed.data : null;
}

function same(a: Plan, b: Plan): boolean {
  return PLAN_FIELDS.every((field) => a[field] === b[field]);
}
