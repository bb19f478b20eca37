import { isOnlyAddressee } from "#domain/drafts/only-addressee.ts";
import { readDraft } from "#domain/drafts/read-draft.ts";
import { reviseDraft } from "#domain/drafts/revise-draft.ts";
import { wantsWords } from "#domain/drafts/wants-words.ts";
import { render, writeDraft } from "#domain/drafts/write-draft.ts";
import { mendTyping } from "#domain/understanding/mend.ts";
import { CaseTeller } from "./cases/compose-case.ts";
import { mendSlips } from "./clause-quote.ts";
import * as content from "./content.words-wanted.ts";
import type { ConversationFile } from "./follow.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import { asWishes, knownFor, late, type KnownWords } from "./known-words.ts";
import { countWords } from "./text.ts";
import type { Voice } from "./voice.ts";

/** From here the act alone says that words are wanted. */
const SURE = 0.4;
/** From here a question how to say something is no wish for a message. */
const ADVICE = 0.7;
const HOW = /^(?:(?:e|and|so|ok|ma|but)[, ]+)?(?:how|come)\b[^:“"«]*\?*\s*$/i;
/** “Remind Ana of what she promised” asks nothing of the coach but the words. */
const BIDS =
  /^(?:please |per favore )?(?:remind (?!me\b)|write (?:to )?(?!me\b|down\b)|text (?!me\b)|message (?!me\b)|ricorda (?:a|ad|al|alla)(?!\p{L})|ricordagli|ricordale|scrivi (?:a|ad|al|alla)(?!\p{L})|scrivigli|scrivile)/iu;
/** What is to be said stands beside the question. */
const GIVES = /(?<!\p{L})(?:that|because|che|perché|se|if|whether)(?!\p{L}) .{8,}/iu;
/** A message of fewer words has nothing to say. */
const LEAST_SAID = 3;
const QUOTE = /^> ?(.*)$/;
/** Turns in which a draft is still what “shorter” means. */
const RECENT = 6;

/**
 * A message to send: written from what was given, changed as wished, or read where somebody shows one. Null where no words
 * are wanted, or where those of the situation serve better.
 */
export function answerWords(input: CoachInput, voice: Voice, file: ConversationFile): CoachReply | null {
  const { message, history, language, persona } = input;
  const last = history.map(draftIn).findLast((draft) => draft !== null) ?? null;
  const recent = history.slice(-RECENT).some((turn) => draftIn(turn) !== null);
  const kind = kindOf(mendTyping(message, language, [persona.name]), file, recent);
  if (kind === "read") return read(input, voice);
  if (kind === "change" && last !== null) return change(input, voice, file, last);
  // “Tell her she can visit tomorrow”, soon after a message: one more thing to be said in it.
  if (kind === "new" && recent && last !== null && addsTo(input, last)) return change(input, voice, file, last);
  if (answersRequest(input, voice, file)) {
    if (isOnlyAddressee(message, language))
      return { text: voice.choose(content.ASK_TOLD, "ask-told"), topic: "draft", sources: [] };
    return write(input, voice, file, requestAnswered(input, voice));
  }
  if (kind !== "new") return null;
  // A wish that is one only with its typing mended is written from that.
  const typed = wantsWords(message) === "new" ? message : mendSlips(message, language, [persona.name]);
  return write(input, voice, file, typed);
}

function kindOf(
  message: string,
  { act, actProbability }: ConversationFile,
  drafted: boolean,
): ReturnType<typeof wantsWords> {
  const plain = wantsWords(message);
  if (plain === "new" && act === "asks_fact" && BIDS.test(message)) return plain;
  if (act === "asks_yes_no" || act === "asks_future" || act === "asks_fact") return plain === "read" ? plain : null;
  // How to say something is asked for advice on, unless what is to be said stands beside it.
  if (plain === "new" && act === "asks_advice" && actProbability >= ADVICE && HOW.test(message) && !GIVES.test(message))
    return null;
  if (plain === "change" && !drafted && act !== "wants_words") return null;
  if (plain) return plain;
  if (act !== "wants_words" || actProbability < SURE) return null;
  return drafted ? "change" : "new";
}

/** The message that an answer of the coach proposed; null where it proposed none. */
export function draftIn(turn: CoachInput["history"][number] | undefined): string | null {
  if (turn?.role !== "assistant") return null;
  const lines = turn.content.split("\n");
  const from = lines.findIndex((line) => QUOTE.test(line));
  if (from < 0) return null;
  const after = lines.slice(from).findIndex((line) => !QUOTE.test(line));
  const quoted = after < 0 ? lines.slice(from) : lines.slice(from, from + after);
  return quoted.map((line) => QUOTE.exec(line)![1]).join("\n");
}

type Turn = CoachInput["history"][number];

/** Whether a turn is the coach’s question what a message should say. */
function asksContent(turn: Turn | undefined, voice: Voice): boolean {
  if (turn?.role !== "assistant") return false;
  return [...content.ASK_CONTENT, ...content.ASK_TOLD].some((text) => turn.content.includes(voice.fill(text)));
}

/** Whether the newest message answers that question. */
function answersRequest({ history }: CoachInput, voice: Voice, { act }: ConversationFile): boolean {
  return asksContent(history.at(-1), voice) && act !== "complains" && act !== "changes_mind" && act !== "thanks";
}

/** The wish that led to the question, with to whom it goes where that was said, and the newest message as what it says. */
function requestAnswered({ history, message }: CoachInput, voice: Voice): string {
  const wish = history.findLastIndex((turn, at) => turn.role === "user" && !asksContent(history[at - 1], voice));
  const told = history.slice(Math.max(0, wish)).filter(({ role }) => role === "user");
  return `${told.map((turn) => turn.content.replace(/[\s?!.:…]+$/, "")).join(" ")}: ${message}`;
}

/** How to say it, asked of the coach. What a message may ask of the other (“will you help me?”) is none of it. */
const ASKED_OF_COACH =
  /(?<!\p{L})(?:come (?:te |glie|ve ?|me )?l[oaie] (?:dico|dici|dica|metto|spiego|comunic\p{L}*|scrivo)|come (?:gli|le) (?:dico|dirlo|scrivo|spiego)|come (?:posso|dovrei|potrei) (?:dir|scriver|spiegar|metter)\p{L}*|come[.?!]*$|(?:qualche )?idee?\?|mi (?:prepari|scrivi) (?:un|il|due|qualche)|mi aiuti a (?:scriver|dir|spiegar|trovar)\p{L}*|dando(?:le|gli|vi) del|how (?:do|should|can|could|would) i (?:tell|say|put|word|phrase|write|explain|ask)|any ideas?\?|can you (?:word|write|draft|phrase)|help me (?:to )?(?:word|write|say|phrase))(?!\p{L})/iu;
/** “I’d like to tell her …, will you help me?”: the help is the coach’s. */
const HELP_AT_END =
  /(?<=^(?:vorrei|devo|voglio|dovrei|i (?:want|need|have|would like|should)|i'd like)(?!\p{L})[^:]*)[,.]?\s*(?:mi dai una mano|mi aiuti|(?:can|could|will|would) you help(?: me)?)\s*[?!.]*$/iu;
/** What follows is the message as it is to be. */
const DICTATED = /^[^:.?!]{0,60}:\s*\S/;

/**
 * The message without what was asked of the coach; null where advice was asked for, and there the question has got into it:
 * then it was not read well enough to be written.
 */
function withoutAsked(
  draft: ReturnType<typeof writeDraft>,
  text: string,
  { act }: ConversationFile,
): typeof draft | null {
  if ("missing" in draft || DICTATED.test(text)) return draft;
  const sentences = draft.sentences.filter((sentence) => !ASKED_OF_COACH.test(sentence));
  if (sentences.length === draft.sentences.length) return draft;
  if (act === "asks_advice") return null;
  return sentences.length > 0 ? { ...draft, sentences } : draft;
}

function write(input: CoachInput, voice: Voice, file: ConversationFile, text: string): CoachReply | null {
  const asked = asWishes(text.replace(HELP_AT_END, ""), input.language);
  const known = knownFor(input, asked);
  const told = known && writtenWith(known, input, voice, file, text);
  if (told) return told;
  const draft = withoutAsked(writtenFor(input, asked), text, file);
  if (draft === null) return null;
  if ("missing" in draft || saysNothing(draft.sentences.join(" "))) {
    const usual = usualWords(input, voice, file);
    if (usual !== null) return usual;
    const question = voice.fresh(content.ASK_CONTENT, "ask-content");
    return question === null ? null : { text: question, topic: "draft", sources: [] };
  }
  const lead = voice.fresh(content.DRAFT_LEAD, "draft-lead");
  const tail = voice.fresh(content.DRAFT_TAIL.slice(0, 1), "draft-tail");
  return { text: parts(lead, quoted(render(draft)), tail), topic: "draft", sources: [] };
}

function writtenFor({ language, persona, user }: CoachInput, text: string): ReturnType<typeof writeDraft> {
  return writeDraft({ language, text, persona, user: { name: user.name ?? null } });
}

/** The message with what the notes say put in, and from which day that is; null where it goes to somebody else or got lost. */
function writtenWith(
  known: KnownWords,
  input: CoachInput,
  voice: Voice,
  file: ConversationFile,
  text: string,
): CoachReply | null {
  const draft = withoutAsked(writtenFor(input, known.text), text, file);
  if (draft === null || "missing" in draft || !isTo(draft.to, input.persona.name)) return null;
  const written = known.late ? late(render(draft), input.language) : render(draft);
  if (!written.includes(known.holds)) return null;
  return {
    text: parts(
      voice.fresh(content.DRAFT_LEAD, "draft-lead"),
      quoted(written),
      voice.choose(known.beside, "draft-known", known.values),
      voice.fresh(content.DRAFT_TAIL.slice(0, 1), "draft-tail"),
    ),
    topic: "draft",
    sources: known.sources,
  };
}

const isTo = (to: string, name: string) => to.split(" ")[0]!.toLowerCase() === name.split(" ")[0]!.toLowerCase();

const SAID_IN_A_WORD = /sorry|thank|congrat|happy|good|scus|grazie|auguri|compliment|buon/i;

function saysNothing(text: string): boolean {
  return countWords(text) < LEAST_SAID && !SAID_IN_A_WORD.test(text);
}

/** Where nothing was given but the subject is known: the words that are good for it, as a message. */
function usualWords(input: CoachInput, voice: Voice, file: ConversationFile): CoachReply | null {
  if (file.subject === null || file.subject === "talk") return null;
  const teller = new CaseTeller({ ...file, subject: file.subject }, input, voice);
  const words = teller.bareWords();
  if (words === null) return null;
  const name = file.who === null ? voice.name : null;
  const message = name === null ? words : `${input.language === "it" ? "Ciao" : "Hi"} ${name}. ${words}`;
  return {
    text: parts(
      voice.fresh(content.DRAFT_LEAD, "draft-lead"),
      quoted(message),
      voice.fresh(content.DRAFT_USUAL, "draft-usual"),
    ),
    topic: "draft",
    sources: [],
  };
}

function addsTo({ language, persona, user, message }: CoachInput, last: string): boolean {
  const revised = reviseDraft(last, message, { language, persona, user: { name: user.name ?? null } });
  return revised?.done.includes("told") ?? false;
}

function change(input: CoachInput, voice: Voice, file: ConversationFile, last: string): CoachReply | null {
  const { language, persona, user, message } = input;
  const revised = reviseDraft(last, message, { language, persona, user: { name: user.name ?? null } });
  if (!revised) return write(input, voice, file, message);
  const failed = revised.done.find((one) => one === "language-unsupported" || one === "not-found");
  if (failed) return { text: voice.choose(content.CHANGE_FAILED[failed], failed), topic: "draft", sources: [] };
  if (revised.text === last) {
    return { text: voice.choose(content.CHANGE_NOTHING, "change-nothing"), topic: "draft", sources: [] };
  }
  return {
    text: parts(voice.fresh(content.CHANGE_LEAD, "change-lead"), quoted(revised.text)),
    topic: "draft",
    sources: [],
  };
}

function read({ message, language }: CoachInput, voice: Voice): CoachReply {
  const { remarks } = readDraft(message, language);
  if (remarks.length === 0) return { text: voice.choose(content.READ_GOOD, "read-good"), topic: "draft", sources: [] };
  const [before, after] = language === "it" ? ["«", "»"] : ["“", "”"];
  const lines = remarks.map(({ quote, why, better }) =>
    parts(
      `**${before}${quote}${after}** ${why}`,
      `${voice.choose(content.READ_BETTER, "read-better")} ${before}${better}${after}`,
    ),
  );
  return { text: parts(voice.fresh(content.READ_LEAD, "read-lead"), ...lines), topic: "draft", sources: [] };
}

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const parts = (...some: readonly (string | null)[]) => some.filter(Boolean).join("\n\n");
