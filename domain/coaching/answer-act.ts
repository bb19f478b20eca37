import type { Act } from "#domain/understanding/acts.ts";
import { CaseTeller } from "./cases/compose-case.ts";
import { complaintIn } from "./complaint.ts";
import * as content from "./content.acts.ts";
import { contradictedBy } from "./contradiction.ts";
import { FEELING_WORDS } from "./content.intents.ts";
import { FEELINGS, OWN_HINTS, TRAIT_HINTS } from "./content.reply.ts";
import { SMALL_TALK } from "./content.small-talk.ts";
import type { ConversationFile } from "./follow.ts";
import { groundFor, type Ground } from "./ground.ts";
import { detectIntent, flatten } from "./intent.ts";
import { rankTraits, traitKey } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { standBy } from "./stand-by.ts";
import { kindOf, quoteOf } from "./taken-words.ts";
import type { Voice } from "./voice.ts";

type Part = string | null;

/** Answers a message by what it does: tells, asks, answers, corrects, complains. The first sentence takes it up. */
export function answerAct(input: CoachInput, voice: Voice, file: ConversationFile): CoachReply {
  const { subject, act, opened } = file;
  const doubt = doubtful(input, voice, file);
  if (doubt) return { text: doubt, topic: subject ?? "heard", sources: [] };
  if (subject === null && file.vague >= TOO_VAGUE) return standBy(input, voice);
  const teller = subject === null ? null : new CaseTeller({ ...file, subject }, input, voice);
  const ground = act === "complains" ? null : groundOf(input, voice, file);
  const sources: CoachSource[] = ground ? [ground.source] : [];
  const parts =
    act === "complains"
      ? complaint(input, voice, teller)
      : teller
        ? onCase(input, voice, file, teller, ground?.text ?? null)
        : withoutCase(input, voice, file, ground?.text ?? null);
  const person = teller && (opened || ASKS_FOR_HELP.includes(act)) ? personHints(input, voice, file, teller) : null;
  if (person) {
    // Before the question at the end, where there is one.
    parts.splice(teller!.endsAsking ? -1 : parts.length, 0, person.text);
    sources.push(...person.sources);
  }
  const text = parts.filter((part) => part !== null && part !== "").join("\n\n");
  return { text, topic: subject ?? "heard", sources: unique([...sources, ...(teller?.sources ?? [])]) };
}

const CLAIMS: readonly Act[] = ["tells", "answers"];

/** Asks which of two statements holds, once. */
function doubtful({ history, message }: CoachInput, voice: Voice, { act }: ConversationFile): Part {
  if (!CLAIMS.includes(act)) return null;
  const told = history.flatMap(({ role, content: text }) => (role === "user" ? [text] : []));
  const before = contradictedBy(message, told, voice.name);
  return before && voice.fresh(content.CONTRADICTS, "contradicts", { before, quote: quoteOf(message, voice) });
}

/** From this many such messages on another question is no help. */
const TOO_VAGUE = 3;
const ASKS_FOR_HELP: readonly Act[] = ["asks_advice", "wants_words"];
const ASKS: readonly Act[] = ["asks_advice", "wants_words", "asks_yes_no", "asks_future"];
const WITHOUT_GROUND: readonly Act[] = ["thanks", "greets", "off_topic", "vague"];

function groundOf(input: CoachInput, voice: Voice, { act, subject, opened }: ConversationFile): Ground | null {
  if (WITHOUT_GROUND.includes(act)) return null;
  const general = ASKS_FOR_HELP.includes(act) && (opened || subject === null);
  return groundFor(input, voice, subject, general);
}

/** What the profiles of the two people mean for it, each said once in a conversation. */
function personHints(input: CoachInput, voice: Voice, { who, act }: ConversationFile, teller: CaseTeller) {
  const { persona, user, language } = input;
  const lines: string[] = [];
  const sources: CoachSource[] = [];
  // Cases have moves of their own for marked traits.
  const known = who === null && !teller.isOwn && !persona.left_out_of_ai && persona.traits;
  const [of] = known ? rankTraits(known, voice.name).marked : [];
  const hint = of ? voice.fresh(TRAIT_HINTS[of.trait][of.band], `trait${of.trait}`) : null;
  if (hint) {
    lines.push(hint);
    sources.push({ kind: "profile" });
  }
  const own = user.traits && ASKS_FOR_HELP.includes(act) ? user.traits : null;
  const [mine] = own ? rankTraits(own, traitKey(own)).marked : [];
  const ownHint = mine && OWN_HINTS[mine.trait][mine.band][language];
  if (ownHint && !voice.said(ownHint)) lines.push(ownHint);
  return lines.length > 0 ? { text: lines.join(" "), sources } : null;
}

function unique(sources: readonly CoachSource[]): CoachSource[] {
  return sources.filter(
    (one, at) => sources.findIndex((other) => other.kind === one.kind && other.id === one.id) === at,
  );
}

function onCase(input: CoachInput, voice: Voice, file: ConversationFile, teller: CaseTeller, ground: Part): Part[] {
  const lead = takeUp(input, voice, file, teller);
  const body = bodyFor(file, input.message, voice, teller);
  if (body.some((part) => part !== null)) return [lead, ground, ...body];
  return [lead, ground, teller.stop() ?? voice.choose(content.ALL_SAID, "all-said")];
}

/** What comes after the first sentence, by what the message does and what was said already. */
function bodyFor({ act, opened }: ConversationFile, message: string, voice: Voice, teller: CaseTeller): Part[] {
  const leaning = () => leaningOn(message, voice);
  switch (act) {
    case "asks_yes_no":
      return [
        // The leaning of the case answers the question that opens it, and no other.
        (opened ? teller.lean() : null) ?? leaning() ?? teller.lean() ?? teller.weigh(),
        list(teller.moves(1), teller.say()),
        teller.ask(),
      ];
    case "asks_future":
      return [
        teller.future() ?? voice.fresh(content.FUTURE_OPEN, "future-open") ?? teller.weigh(),
        teller.ask() ?? list(teller.moves(1)),
      ];
    case "asks_advice":
    case "wants_words":
      return opened
        ? [list(teller.moves(3), teller.say()), teller.dont(), teller.ask()]
        : [list(teller.moves(2), teller.say()), teller.dont() ?? teller.weigh(), teller.ask()];
    case "answers":
    case "corrects":
    case "changes_mind":
      return [list(teller.moves(2), teller.say()), teller.dont()];
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
    case "thanks":
    case "greets":
    case "off_topic":
    case "vague":
    default:
      return opened
        ? [teller.isOwn ? teller.weigh() : null, list(teller.moves(teller.isOwn ? 1 : 2)), teller.ask()]
        : [teller.weigh() ?? list(teller.moves(1)), teller.say(), teller.ask() ?? teller.dont()];
  }
}

/** The user asks whether to do something. */
const OWN_STEP =
  /\b(?:(?:should|shall|can|could|may|must) i|do i (?:have|need)|(?:ok|okay|all right|right|fair|wrong|rude|better) (?:to|if i)|would it be|dovrei|devo|posso|potrei|faccio bene|(?:e|sarebbe) (?:giusto|sbagliato|meglio|il caso|scorretto|maleducato)|mi conviene|(?:lo|la|gli|le|li|ci|glielo) \w+o)\b/;

function leaningOn(message: string, voice: Voice): Part {
  const own = OWN_STEP.test(flatten(message));
  return own ? voice.fresh(content.LEAN_OPEN, "lean-open") : voice.fresh(content.LEAN_JUDGE, "lean-judge");
}

function list(lines: readonly string[], last: Part = null): Part {
  const all = [...lines, ...(last === null ? [] : [last])];
  return all.length > 0 ? all.join("\n") : null;
}

/** Fewer words said in passing are not given back. */
const LEAST_QUOTED = 3;

function takeUp(input: CoachInput, voice: Voice, file: ConversationFile, teller: CaseTeller): Part {
  const { act, opened } = file;
  const quote = quoteOf(input.message, voice);
  const say = (options: Parameters<Voice["choose"]>[0], slot: string) => voice.choose(options, slot, { quote });
  if (act === "corrects") return say(content.CORRECTED, "corrected");
  if (act === "changes_mind") return say(content.CHANGED.slice(0, 2), "changed");
  const open = opened ? teller.open() : null;
  const feeling = feelingIn(input.message, voice);
  const frames = ASKS.includes(act) ? content.HEARD_ASKS_ON : content.HEARD_TELLS;
  const heard = opened && quote && !teller.isOwn ? say(frames, "heard") : null;
  if (open || heard) return [heard, open, feeling].filter(Boolean).join(" ");
  if (act === "asks_yes_no" && quote) return say(content.HEARD_YES_NO, "heard-yes-no");
  if (act === "asks_future" && quote) return say(content.HEARD_FUTURE, "heard-future");
  if (ASKS.includes(act)) return voice.fresh(content.ASKED_ON, "asked-on");
  if (quote.split(" ").length < LEAST_QUOTED) return feeling;
  if (act === "answers") return say(content.ANSWERED, "answered");
  if (feeling && !quote) return feeling;
  if (!quote) return null;
  return say(content.TAKES_UP[kindOf(input.message)], "takes-up");
}

/** Nothing was recognised: what was understood is said back, with one question. */
function withoutCase(input: CoachInput, voice: Voice, { act, who }: ConversationFile, ground: Part): Part[] {
  const quote = quoteOf(input.message, voice);
  const values = { quote, name: who ?? voice.name };
  const say = (options: Parameters<Voice["choose"]>[0], slot: string) => voice.choose(options, slot, values);
  const question = voice.fresh(content.HEARD_QUESTION, "heard-question", values);
  const feeling = feelingIn(input.message, voice);
  switch (act) {
    case "tells":
    case "mourns":
    case "asks_fact":
    case "complains":
      break;
    case "off_topic":
      return [voice.choose(SMALL_TALK.out_of_scope, "out_of_scope")];
    case "thanks":
      return [voice.choose(SMALL_TALK.thanks, "thanks")];
    case "greets":
      return [voice.choose(SMALL_TALK.greeting, "greeting")];
    case "asks_yes_no":
      return [quote && say(content.HEARD_YES_NO, "heard-yes-no"), leaningOn(input.message, voice), question];
    case "asks_future":
      return [
        quote && say(content.HEARD_FUTURE, "heard-future"),
        voice.fresh(content.FUTURE_OPEN, "future-open"),
        question,
      ];
    case "asks_advice":
    case "wants_words":
      return [
        quote && say(content.HEARD_ASKS, "heard-asks"),
        feeling,
        ground,
        ground === null && isUnknown(input) ? voice.fresh(content.NO_NOTE, "no-note") : question,
      ];
    case "corrects":
      return [say(content.CORRECTED, "corrected"), question];
    case "changes_mind":
      return [say(content.CHANGED, "changed")];
    case "answers":
      if (detectIntent(input.message, false).topic === "answer_unsure")
        return [voice.choose(SMALL_TALK.answer_unsure, "answer_unsure")];
      break;
    case "vague":
      if (quote.split(" ").length < VAGUE_LENGTH) return [voice.choose(SMALL_TALK.vague, "vague")];
  }
  if (!quote) return [voice.choose(SMALL_TALK.vague, "vague")];
  return [[say(content.HEARD_TELLS, "heard-tells"), feeling].filter(Boolean).join(" "), ground, question];
}

/** Nothing was told or written about the person yet. */
function isUnknown({ history, notes, interactions, persona }: CoachInput): boolean {
  return history.length === 0 && notes.length === 0 && interactions.length === 0 && !persona.left_out_of_ai;
}

const VAGUE_LENGTH = 4;

/** A complaint is taken and named. */
export function takeComplaint(message: string, voice: Voice): string {
  const kind = complaintIn(message) ?? "useless";
  return voice.choose(content.COMPLAINTS[kind], `complaint-${kind}`);
}

/** And something else is done than before. */
function complaint(input: CoachInput, voice: Voice, teller: CaseTeller | null): Part[] {
  const kind = complaintIn(input.message) ?? "useless";
  const taken = takeComplaint(input.message, voice);
  if (kind === "human") return [taken];
  const words = kind === "misunderstood" ? null : teller?.words();
  if (words) return [taken, `${voice.choose(content.INSTEAD_WORDS, "instead-words")} ${words}`];
  const [step] = kind === "misunderstood" ? [] : (teller?.moves(1) ?? []);
  if (step) return [taken, voice.choose(content.INSTEAD_STEP, "instead-step"), step];
  return [taken, voice.choose(content.INSTEAD_CHOICE, "instead-choice")];
}

function feelingIn(message: string, voice: Voice): Part {
  const flat = flatten(message);
  const feeling = FEELING_WORDS.find(({ match }) => match.test(flat))?.feeling;
  const text = feeling ? voice.choose(FEELINGS[feeling], "feeling") : null;
  return text && voice.said(text) ? null : text;
}
