import type { Act } from "#domain/understanding/acts.ts";
import { answerWithLeaning } from "./answer-begin.ts";
import { CaseTexts } from "./cases/compose-case.ts";
import { complaintKind } from "./complaint.ts";
import * as content from "./content.acts.ts";
import { contradictedSentence } from "./contradiction.ts";
import { OWN_HINTS, TRAIT_HINTS } from "./content.reply.ts";
import { ASK_CONTENT } from "./content.words-wanted.ts";
import { SMALL_TALK } from "./content.small-talk.ts";
import * as turns from "./content.turns.ts";
import type { ConversationState } from "./follow.ts";
import { isGlad } from "./glad.ts";
import { findQuotedSource, type QuotedSource } from "./quoted-source.ts";
import { detectIntent } from "./intent.ts";
import { rankTraits, traitKey } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { standBy } from "./stand-by.ts";
import { correctedAct } from "./corrected-act.ts";
import { answerWithoutAdvice, type Part, type AnswerContext } from "./answer-without-advice.ts";
import {
  asksForPrediction,
  answerYesNo,
  predict,
  understandMessage,
  reactToQuestion,
  reactToStatement,
  commonQuestion,
  type Understanding,
} from "./first-sentence.ts";
import { quoteMessage } from "./quote-message.ts";
import { adviseWithoutRecipe, followUp } from "./known-messages/follow-up.ts";
import { answerKnownMessage } from "./known-messages/answer-known.ts";
import type { Voice } from "./voice.ts";

/** Answers a message by its act (tells, asks, answers, corrects, complains). The first sentence refers to it. */
export function answerAct(input: CoachInput, voice: Voice, state: ConversationState): CoachReply {
  const { subject } = state;
  const topic = subject ?? "heard";
  const doubt = askAboutContradiction(input, voice, state);
  if (doubt) return { text: doubt, topic, sources: [] };
  if (subject === null && state.vague >= MAX_VAGUE) return standBy(input, voice);
  const context: AnswerContext = {
    input,
    voice,
    state,
    understood: understandMessage(input, voice, state),
    caseTexts: subject === null || isGlad(input.message) ? null : new CaseTexts({ ...state, subject }, input, voice),
    quotedSource: null,
  };
  context.state = { ...state, act: correctedAct(context) };
  if (context.state.act === "complains") return { text: joined(answerComplaint(context)), topic, sources: [] };
  const known = answerKnownMessage(context, () => quotedSourceOf(context));
  if (known)
    return { text: joined(known), topic: "heard", sources: context.quotedSource ? [context.quotedSource.source] : [] };
  const brief = answerWithoutAdvice(context);
  if (brief) return { text: joined(brief), topic: "heard", sources: [] };
  context.quotedSource = quotedSourceOf(context);
  const parts = context.caseTexts ? answerFromCase(context, context.caseTexts) : withoutCase(context);
  const sources: CoachSource[] = context.quotedSource ? [context.quotedSource.source] : [];
  const person = personHints(context);
  if (person && parts.filter(Boolean).length > 1) {
    // Before a closing question.
    parts.splice((parts.at(-1) ?? "").endsWith("?") ? -1 : parts.length, 0, person.text);
    sources.push(...person.sources);
  }
  return { text: joined(parts), topic, sources: unique([...sources, ...(context.caseTexts?.sources ?? [])]) };
}

const joined = (parts: readonly Part[]) => parts.filter((part) => part !== null && part !== "").join("\n\n");

const CLAIMS: readonly Act[] = ["tells", "answers"];

/** If the message contradicts an earlier one, asks which is true, once. */
function askAboutContradiction({ history, message }: CoachInput, voice: Voice, { act }: ConversationState): Part {
  if (!CLAIMS.includes(act)) return null;
  const told = history.flatMap(({ role, content: text }) => (role === "user" ? [text] : []));
  const before = contradictedSentence(message, told, voice.name);
  return before && voice.fresh(content.CONTRADICTS, "contradicts", { before, quote: quoteMessage(message) });
}

/** From this many vague messages on, another question doesn't help. */
const MAX_VAGUE = 3;
const ASKS_FOR_HELP: readonly Act[] = ["asks_advice", "wants_words"];
const ASKS: readonly Act[] = ["asks_advice", "wants_words", "asks_yes_no", "asks_future"];
const NOT_QUOTING: readonly Act[] = ["thanks", "greets", "off_topic", "vague"];

function quotedSourceOf({ input, voice, state: { act, subject, opened } }: AnswerContext): QuotedSource | null {
  if (NOT_QUOTING.includes(act)) return null;
  const general = ASKS_FOR_HELP.includes(act) && (opened || subject === null);
  return findQuotedSource(input, voice, subject, general);
}

/** Share of eligible answers that mention the user's own character. */
const OWN_SHARE = 0.5;

/** Advice from the profiles of both; from the user's own at most once in a conversation. */
function personHints({
  input,
  voice,
  state,
  understood,
  caseTexts,
}: AnswerContext): { text: string; sources: CoachSource[] } | null {
  const { persona, user, language } = input;
  if (
    !caseTexts ||
    !(state.opened || ASKS_FOR_HELP.includes(state.act)) ||
    !ASKS_FOR_HELP.concat("tells").includes(state.act)
  )
    return null;
  const lines: string[] = [];
  const sources: CoachSource[] = [];
  // Cases have their own moves for marked traits.
  const known = state.who === null && !caseTexts.isOwn && !persona.left_out_of_ai && persona.traits;
  const [of] = known ? rankTraits(known, voice.name).marked : [];
  const hint = of ? voice.fresh(TRAIT_HINTS[of.trait][of.band], `trait${of.trait}`) : null;
  if (hint) {
    lines.push(hint);
    sources.push({ kind: "profile" });
  }
  const own = user.traits && ASKS_FOR_HELP.includes(state.act) && understood.matter ? user.traits : null;
  const [mine] = own ? rankTraits(own, traitKey(own)).marked : [];
  if (mine && understood.matter && voice.chance("own-hint", OWN_SHARE)) {
    const values = { noun: understood.matter.noun, noun_name: understood.matter.noun };
    const wordings = OWN_HINTS[mine.trait][mine.band];
    const before = input.history.some(
      ({ role, content: text }) =>
        role === "assistant" && wordings.some((one) => text.includes(one[language].split(/[,:{]/)[0]!)),
    );
    if (!before) lines.push(voice.choose(wordings, "own-hint", values));
  }
  return lines.length > 0 ? { text: lines.join(" "), sources } : null;
}

function unique(sources: readonly CoachSource[]): CoachSource[] {
  return sources.filter(
    (one, at) => sources.findIndex((other) => other.kind === one.kind && other.id === one.id) === at,
  );
}

function answerFromCase(context: AnswerContext, caseTexts: CaseTexts): Part[] {
  const { input, voice, state, understood } = context;
  const lead = caseOpening(context, caseTexts);
  if (state.act === "asks_yes_no" && commonQuestion(input) !== null) return [lead];
  const body = bodyFor(context, caseTexts);
  if (body.some((part) => part !== null)) return [lead, context.quotedSource?.text ?? null, ...body];
  if (state.act === "asks_yes_no" || state.act === "asks_future") return [lead];
  if (ASKS.includes(state.act))
    return [lead, context.quotedSource?.text ?? null, adviseWithoutRecipe(input, voice, understood)];
  const enough = caseTexts.countUsed() >= FULLY_DISCUSSED && !input.message.includes("?");
  const closing = enough ? voice.fresh(content.ALL_SAID, "all-said") : null;
  return [lead, context.quotedSource?.text ?? null, caseTexts.stop() ?? closing ?? followUp(input, voice, understood)];
}

/** From this many texts on, a situation counts as fully discussed. */
const FULLY_DISCUSSED = 3;

/** Everything after the first sentence, by act and by what was said already. */
function bodyFor({ voice, state: { act, opened } }: AnswerContext, caseTexts: CaseTexts): Part[] {
  switch (act) {
    case "asks_yes_no":
      return [list(caseTexts.moves(1), opened ? caseTexts.say() : null), caseTexts.ask()];
    case "asks_future":
      return [caseTexts.ask() ?? list(caseTexts.moves(1))];
    case "asks_advice":
    case "wants_words":
      return opened
        ? [list(caseTexts.moves(3), caseTexts.say()), caseTexts.dont(), caseTexts.ask()]
        : [list(caseTexts.moves(2), caseTexts.say()), caseTexts.dont() ?? caseTexts.weigh()];
    case "answers":
    case "corrects":
    case "changes_mind":
      return [list(caseTexts.moves(1), caseTexts.say()), caseTexts.dont()];
    case "vague":
    case "thanks":
    case "greets":
    case "off_topic":
      return [caseTexts.ask() ?? caseTexts.weigh() ?? voice.fresh(turns.MISSING_PLAIN, "missing-plain")];
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
    default:
      return opened
        ? [caseTexts.isOwn ? caseTexts.weigh() : null, list(caseTexts.moves(caseTexts.isOwn ? 1 : 2)), caseTexts.ask()]
        : [caseTexts.weigh() ?? list(caseTexts.moves(1)), caseTexts.say(), caseTexts.ask() ?? caseTexts.dont()];
  }
}

function list(lines: readonly string[], last: Part = null): Part {
  const all = [...lines, ...(last === null ? [] : [last])];
  return all.length > 0 ? all.join("\n") : null;
}

/** The first sentences about a situation: what the user said and, if it is new, what it is like. */
function caseOpening({ input, voice, state, understood }: AnswerContext, caseTexts: CaseTexts): Part {
  const { act, opened } = state;
  if (act === "asks_yes_no") {
    // The case's leaning answers only the question that opens it.
    const lean =
      opened && !asksForPrediction(input.message) && commonQuestion(input) === null ? caseTexts.lean() : null;
    if (lean === null) return answerYesNo(input, voice, understood);
    return answerOfCase(voice, understood, lean);
  }
  if (act === "asks_future") {
    const known = caseTexts.isOwn ? caseTexts.future() : null;
    return known ? answerOfCase(voice, understood, known) : (predict(input, voice, understood) ?? caseTexts.future());
  }
  if (NOT_QUOTING.includes(act)) return opened ? caseTexts.open() : null;
  const open = opened && caseTexts.isOwn ? caseTexts.open() : null;
  if (ASKS.includes(act)) return reactToQuestion(input, voice, understood) ?? open;
  if (open === null || understood.said === null)
    return reactToStatement(input, voice, understood) ?? open ?? (opened ? caseTexts.open() : null);
  return `${reactToStatement(input, voice, { ...understood, appraisal: null, feeling: null })} ${open}`;
}

/** A case's answer, preceded by the question. */
function answerOfCase(voice: Voice, { asked }: Understanding, text: string): string {
  return asked?.kind === "whether" ? answerWithLeaning(voice, asked, text) : text;
}

/** No case matched: repeats what was understood and asks one question. */
function withoutCase({ input, voice, state: { act }, understood, quotedSource }: AnswerContext): Part[] {
  const told = (): Part[] => {
    const parts = [
      reactToStatement(input, voice, understood),
      quotedSource?.text ?? null,
      followUp(input, voice, understood),
    ];
    return parts.some((part) => part !== null) ? parts : [voice.choose(turns.MISSING_PLAIN, "missing-plain")];
  };
  const advised = (): Part[] => [
    reactToQuestion(input, voice, understood),
    quotedSource?.text ?? null,
    adviseWithoutRecipe(input, voice, understood),
  ];
  switch (act) {
    case "off_topic":
      return [voice.choose(SMALL_TALK.out_of_scope, "out_of_scope")];
    case "thanks":
      return [voice.choose(turns.WELCOME, "thanks")];
    case "greets":
      return [voice.choose(input.history.length > 0 ? SMALL_TALK.vague : SMALL_TALK.greeting, "greeting")];
    case "asks_yes_no":
      return [answerYesNo(input, voice, understood)];
    case "asks_future":
      return [predict(input, voice, understood) ?? reactToStatement(input, voice, understood)];
    case "wants_words":
      if (understood.asked === null && understood.said === null) return [voice.choose(ASK_CONTENT, "ask-content")];
      return advised();
    case "asks_advice":
      return advised();
    case "answers":
      if (detectIntent(input.message, false).topic === "answer_unsure")
        return [voice.choose(SMALL_TALK.answer_unsure, "answer_unsure")];
      return told();
    case "vague":
      return understood.said ? told() : [voice.choose(SMALL_TALK.vague, "vague")];
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
    case "changes_mind":
    default:
      return told();
    case "corrects":
      return [reactToStatement(input, voice, understood) ?? voice.choose(turns.CORRECTED_PLAIN, "righted-plain")];
  }
}

/** Acknowledges a complaint. */
export function acknowledgeComplaint(message: string, voice: Voice): string {
  const kind = complaintKind(message) ?? "useless";
  return voice.choose(content.COMPLAINTS[kind], `complaint-${kind}`);
}

/** Acknowledges a complaint and offers something different. */
function answerComplaint({ input, voice, understood, caseTexts }: AnswerContext): Part[] {
  const kind = complaintKind(input.message) ?? "useless";
  const named = acknowledgeComplaint(input.message, voice);
  if (kind === "human" || kind === "lecture") return [named];
  if (kind === "misunderstood" || kind === "side")
    return [
      named,
      understood.said ? reactToStatement(input, voice, { ...understood, appraisal: null, feeling: null }) : null,
      voice.fresh(content.INSTEAD_CHOICE, "instead-choice"),
    ];
  const words = caseTexts?.quotedPhrase();
  if (words) return [named, `${voice.choose(content.INSTEAD_WORDS, "instead-words")} ${words}`];
  const [step] = caseTexts?.isOwn ? caseTexts.moves(1) : [];
  if (step)
    return [`${named} ${step.replace(/^- \*\*[^*]+\*\*: /, "").replace(/^./u, (first) => first.toUpperCase())}`];
  return [named, voice.choose(content.INSTEAD_CHOICE, "instead-choice")];
}
