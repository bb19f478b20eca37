import type { Act } from "#domain/understanding/acts.ts";
import { asAnswer } from "./answer-begin.ts";
import { CaseTeller } from "./cases/compose-case.ts";
import { complaintIn } from "./complaint.ts";
import * as content from "./content.acts.ts";
import { contradictedBy } from "./contradiction.ts";
import { OWN_HINTS, TRAIT_HINTS } from "./content.reply.ts";
import { ASK_CONTENT } from "./content.words-wanted.ts";
import { SMALL_TALK } from "./content.small-talk.ts";
import * as turns from "./content.turns.ts";
import type { ConversationFile } from "./follow.ts";
import { isGlad } from "./glad.ts";
import { groundFor, type Ground } from "./ground.ts";
import { detectIntent } from "./intent.ts";
import { rankTraits, traitKey } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { standBy } from "./stand-by.ts";
import { standsAs } from "./stands-as.ts";
import { besideCase, type Part, type Turn } from "./beside-case.ts";
import {
  foretells,
  leanOn,
  predict,
  takeMessage,
  takeUpAsked,
  takeUpTold,
  usualQuestion,
  type Taken,
} from "./take-up.ts";
import { quoteOf } from "./taken-words.ts";
import { adviseOn, afterTold } from "./tellings/after-told.ts";
import { asKnown } from "./tellings/as-known.ts";
import type { Voice } from "./voice.ts";

/** Answers a message by its act (tells, asks, answers, corrects, complains). The first sentence refers to it. */
export function answerAct(input: CoachInput, voice: Voice, file: ConversationFile): CoachReply {
  const { subject } = file;
  const topic = subject ?? "heard";
  const doubt = doubtful(input, voice, file);
  if (doubt) return { text: doubt, topic, sources: [] };
  if (subject === null && file.vague >= TOO_VAGUE) return standBy(input, voice);
  const turn: Turn = {
    input,
    voice,
    file,
    taken: takeMessage(input, voice, file),
    teller: subject === null || isGlad(input.message) ? null : new CaseTeller({ ...file, subject }, input, voice),
    ground: null,
  };
  turn.file = { ...file, act: standsAs(turn) };
  if (turn.file.act === "complains") return { text: joined(complaint(turn)), topic, sources: [] };
  const known = asKnown(turn, () => groundOf(turn));
  if (known) return { text: joined(known), topic: "heard", sources: turn.ground ? [turn.ground.source] : [] };
  const brief = besideCase(turn);
  if (brief) return { text: joined(brief), topic: "heard", sources: [] };
  turn.ground = groundOf(turn);
  const parts = turn.teller ? onCase(turn, turn.teller) : withoutCase(turn);
  const sources: CoachSource[] = turn.ground ? [turn.ground.source] : [];
  const person = personHints(turn);
  if (person && parts.filter(Boolean).length > 1) {
    // Before a closing question.
    parts.splice((parts.at(-1) ?? "").endsWith("?") ? -1 : parts.length, 0, person.text);
    sources.push(...person.sources);
  }
  return { text: joined(parts), topic, sources: unique([...sources, ...(turn.teller?.sources ?? [])]) };
}

const joined = (parts: readonly Part[]) => parts.filter((part) => part !== null && part !== "").join("\n\n");

const CLAIMS: readonly Act[] = ["tells", "answers"];

/** If the message contradicts an earlier one, asks which is true, once. */
function doubtful({ history, message }: CoachInput, voice: Voice, { act }: ConversationFile): Part {
  if (!CLAIMS.includes(act)) return null;
  const told = history.flatMap(({ role, content: text }) => (role === "user" ? [text] : []));
  const before = contradictedBy(message, told, voice.name);
  return before && voice.fresh(content.CONTRADICTS, "contradicts", { before, quote: quoteOf(message) });
}

/** From this many vague messages on, another question doesn't help. */
const TOO_VAGUE = 3;
const ASKS_FOR_HELP: readonly Act[] = ["asks_advice", "wants_words"];
const ASKS: readonly Act[] = ["asks_advice", "wants_words", "asks_yes_no", "asks_future"];
const WITHOUT_GROUND: readonly Act[] = ["thanks", "greets", "off_topic", "vague"];

function groundOf({ input, voice, file: { act, subject, opened } }: Turn): Ground | null {
  if (WITHOUT_GROUND.includes(act)) return null;
  const general = ASKS_FOR_HELP.includes(act) && (opened || subject === null);
  return groundFor(input, voice, subject, general);
}

/** Share of eligible answers that mention the user's own character. */
const OWN_SHARE = 0.5;

/** Advice from the profiles of both; from the user's own at most once in a conversation. */
function personHints({ input, voice, file, taken, teller }: Turn): { text: string; sources: CoachSource[] } | null {
  const { persona, user, language } = input;
  if (
    !teller ||
    !(file.opened || ASKS_FOR_HELP.includes(file.act)) ||
    !ASKS_FOR_HELP.concat("tells").includes(file.act)
  )
    return null;
  const lines: string[] = [];
  const sources: CoachSource[] = [];
  // Cases have their own moves for marked traits.
  const known = file.who === null && !teller.isOwn && !persona.left_out_of_ai && persona.traits;
  const [of] = known ? rankTraits(known, voice.name).marked : [];
  const hint = of ? voice.fresh(TRAIT_HINTS[of.trait][of.band], `trait${of.trait}`) : null;
  if (hint) {
    lines.push(hint);
    sources.push({ kind: "profile" });
  }
  const own = user.traits && ASKS_FOR_HELP.includes(file.act) && taken.matter ? user.traits : null;
  const [mine] = own ? rankTraits(own, traitKey(own)).marked : [];
  if (mine && taken.matter && voice.chance("own-hint", OWN_SHARE)) {
    const values = { noun: taken.matter.noun, noun_name: taken.matter.noun };
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

function onCase(turn: Turn, teller: CaseTeller): Part[] {
  const { input, voice, file, taken } = turn;
  const lead = takeUp(turn, teller);
  if (file.act === "asks_yes_no" && usualQuestion(input) !== null) return [lead];
  const body = bodyFor(turn, teller);
  if (body.some((part) => part !== null)) return [lead, turn.ground?.text ?? null, ...body];
  if (file.act === "asks_yes_no" || file.act === "asks_future") return [lead];
  if (ASKS.includes(file.act)) return [lead, turn.ground?.text ?? null, adviseOn(input, voice, taken)];
  const enough = teller.given() >= ENOUGH && !input.message.includes("?");
  const closing = enough ? voice.fresh(content.ALL_SAID, "all-said") : null;
  return [lead, turn.ground?.text ?? null, teller.stop() ?? closing ?? afterTold(input, voice, taken)];
}

/** From this many texts on, a situation counts as fully discussed. */
const ENOUGH = 3;

/** Everything after the first sentence, by act and by what was said already. */
function bodyFor({ voice, file: { act, opened } }: Turn, teller: CaseTeller): Part[] {
  switch (act) {
    case "asks_yes_no":
      return [list(teller.moves(1), opened ? teller.say() : null), teller.ask()];
    case "asks_future":
      return [teller.ask() ?? list(teller.moves(1))];
    case "asks_advice":
    case "wants_words":
      return opened
        ? [list(teller.moves(3), teller.say()), teller.dont(), teller.ask()]
        : [list(teller.moves(2), teller.say()), teller.dont() ?? teller.weigh()];
    case "answers":
    case "corrects":
    case "changes_mind":
      return [list(teller.moves(1), teller.say()), teller.dont()];
    case "vague":
    case "thanks":
    case "greets":
    case "off_topic":
      return [teller.ask() ?? teller.weigh() ?? voice.fresh(turns.MISSING_PLAIN, "missing-plain")];
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
    default:
      return opened
        ? [teller.isOwn ? teller.weigh() : null, list(teller.moves(teller.isOwn ? 1 : 2)), teller.ask()]
        : [teller.weigh() ?? list(teller.moves(1)), teller.say(), teller.ask() ?? teller.dont()];
  }
}

function list(lines: readonly string[], last: Part = null): Part {
  const all = [...lines, ...(last === null ? [] : [last])];
  return all.length > 0 ? all.join("\n") : null;
}

/** The first sentences about a situation: what the user said and, if it is new, what it is like. */
function takeUp({ input, voice, file, taken }: Turn, teller: CaseTeller): Part {
  const { act, opened } = file;
  if (act === "asks_yes_no") {
    // The case's leaning answers only the question that opens it.
    const lean = opened && !foretells(input.message) && usualQuestion(input) === null ? teller.lean() : null;
    if (lean === null) return leanOn(input, voice, taken);
    return ofCase(voice, taken, lean);
  }
  if (act === "asks_future") {
    const known = teller.isOwn ? teller.future() : null;
    return known ? ofCase(voice, taken, known) : (predict(input, voice, taken) ?? teller.future());
  }
  if (WITHOUT_GROUND.includes(act)) return opened ? teller.open() : null;
  const open = opened && teller.isOwn ? teller.open() : null;
  if (ASKS.includes(act)) return takeUpAsked(input, voice, taken) ?? open;
  if (open === null || taken.said === null)
    return takeUpTold(input, voice, taken) ?? open ?? (opened ? teller.open() : null);
  return `${takeUpTold(input, voice, { ...taken, appraisal: null, feeling: null })} ${open}`;
}

/** A case's answer, preceded by the question. */
function ofCase(voice: Voice, { asked }: Taken, text: string): string {
  return asked?.kind === "whether" ? asAnswer(voice, asked, text) : text;
}

/** No case matched: repeats what was understood and asks one question. */
function withoutCase({ input, voice, file: { act }, taken, ground }: Turn): Part[] {
  const told = (): Part[] => {
    const parts = [takeUpTold(input, voice, taken), ground?.text ?? null, afterTold(input, voice, taken)];
    return parts.some((part) => part !== null) ? parts : [voice.choose(turns.MISSING_PLAIN, "missing-plain")];
  };
  const advised = (): Part[] => [takeUpAsked(input, voice, taken), ground?.text ?? null, adviseOn(input, voice, taken)];
  switch (act) {
    case "off_topic":
      return [voice.choose(SMALL_TALK.out_of_scope, "out_of_scope")];
    case "thanks":
      return [voice.choose(turns.WELCOME, "thanks")];
    case "greets":
      return [voice.choose(input.history.length > 0 ? SMALL_TALK.vague : SMALL_TALK.greeting, "greeting")];
    case "asks_yes_no":
      return [leanOn(input, voice, taken)];
    case "asks_future":
      return [predict(input, voice, taken) ?? takeUpTold(input, voice, taken)];
    case "wants_words":
      if (taken.asked === null && taken.said === null) return [voice.choose(ASK_CONTENT, "ask-content")];
      return advised();
    case "asks_advice":
      return advised();
    case "answers":
      if (detectIntent(input.message, false).topic === "answer_unsure")
        return [voice.choose(SMALL_TALK.answer_unsure, "answer_unsure")];
      return told();
    case "vague":
      return taken.said ? told() : [voice.choose(SMALL_TALK.vague, "vague")];
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
    case "changes_mind":
    default:
      return told();
    case "corrects":
      return [takeUpTold(input, voice, taken) ?? voice.choose(turns.RIGHTED_PLAIN, "righted-plain")];
  }
}

/** Acknowledges a complaint. */
export function takeComplaint(message: string, voice: Voice): string {
  const kind = complaintIn(message) ?? "useless";
  return voice.choose(content.COMPLAINTS[kind], `complaint-${kind}`);
}

/** Acknowledges a complaint and offers something different. */
function complaint({ input, voice, taken, teller }: Turn): Part[] {
  const kind = complaintIn(input.message) ?? "useless";
  const named = takeComplaint(input.message, voice);
  if (kind === "human" || kind === "lecture") return [named];
  if (kind === "misunderstood" || kind === "side")
    return [
      named,
      taken.said ? takeUpTold(input, voice, { ...taken, appraisal: null, feeling: null }) : null,
      voice.fresh(content.INSTEAD_CHOICE, "instead-choice"),
    ];
  const words = teller?.words();
  if (words) return [named, `${voice.choose(content.INSTEAD_WORDS, "instead-words")} ${words}`];
  const [step] = teller?.isOwn ? teller.moves(1) : [];
  if (step)
    return [`${named} ${step.replace(/^- \*\*[^*]+\*\*: /, "").replace(/^./u, (first) => first.toUpperCase())}`];
  return [named, voice.choose(content.INSTEAD_CHOICE, "instead-choice")];
}
