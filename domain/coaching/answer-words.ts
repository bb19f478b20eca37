import { withoutLabel } from "#domain/drafts/addressee.ts";
import { speaksOfDraft } from "#domain/drafts/about-draft.ts";
import { complainsOfLength } from "#domain/drafts/asks-only-how.ts";
import { asksPlainly } from "#domain/drafts/asks-plainly.ts";
import { restoreTypedWords } from "#domain/drafts/restore-typed-words.ts";
import { draftFor } from "#domain/drafts/draft-for.ts";
import type { Draft } from "#domain/drafts/draft-types.ts";
import { isWhole } from "#domain/drafts/gate.ts";
import { isOnlyAddressee } from "#domain/drafts/only-addressee.ts";
import { readChanges } from "#domain/drafts/read-changes.ts";
import { readDraft } from "#domain/drafts/read-draft.ts";
import { earlierRequests } from "#domain/drafts/recall.ts";
import { REQUESTS } from "#domain/drafts/variants.ts";
import { wantsWords } from "#domain/drafts/wants-words.ts";
import { addressedIn, ownGender } from "#domain/drafts/whom.ts";
import { render } from "#domain/drafts/write-draft.ts";
import type { Language } from "#domain/language.ts";
import { correctTypos } from "#domain/understanding/typos.ts";
import { canAddToDraft, changeDraft, changedDraftReply, reviseOpenDraft, unclearReply } from "./change-words.ts";
import { fixTypos } from "./clause-quote.ts";
import * as content from "./content.words-wanted.ts";
import type { ConversationState } from "./follow.ts";
import type { CoachInput, CoachReply } from "./reply-types.ts";
import { asBirthdayWish, factForDraft, makeBelated, type DraftFact } from "./draft-facts.ts";
import { countWords } from "./text.ts";
import type { Voice } from "./voice.ts";
import {
  ASKED_OF_COACH,
  isNewRequest,
  DICTATED,
  dictates,
  withoutHelpRequest,
  isNoRequest,
  isQuestion,
  REMOVES,
  WRITE_IT,
} from "./words-cues.ts";
import { draftLead } from "./draft-lead.ts";
import { asksContent, contentQuestion } from "./ask-words.ts";
import { draftsIn } from "./drafts-in.ts";
import { defaultDraft } from "./default-draft.ts";
import { parts, asMarkdownQuote } from "./words-parts.ts";

/** Probability from which the act alone means that the user wants a message. */
const MIN_PROBABILITY = 0.4;
/** Probability from which a question how to say something asks for advice, not a message. */
const ADVICE_PROBABILITY = 0.7;
const HOW = /^(?:(?:e|and|so|ok|ma|but)[, ]+)?(?:how|come)\b[^:“"«]*\?*\s*$/i;
/** “Remind Ana of what she promised”: only asks the coach for a message. */
const ASKS_ONLY_WORDS =
  /^(?:please |per favore )?(?:remind (?!me\b)|write (?:to )?(?!me\b|down\b)|text (?!me\b)|message (?!me\b)|ricorda (?:a|ad|al|alla)(?!\p{L})|ricordagli|ricordale|scrivi (?:a|ad|al|alla)(?!\p{L})|scrivigli|scrivile)/iu;
/** A conversation is meant, not a message. */
const HOW_TO_TELL =
  /^(?:how (?:do|can|should) (?:i|we) tell my|come (?:lo )?(?:dico|diciamo|dire|spiego) (?:a mi[oa]|ai miei|alle mie|ai nostri)) (?:kids|children|sons?|daughters?|mum|mom|mother|dad|father|parents|figli[oae]?|genitori|mamma|madre|papà|padre|nonn[oa]) (?:che|that|we|i)(?!\p{L})/iu;
const IN_WRITING =
  /scriv|messag|messagg|mess(?!\p{L})|mand|mail|text|write|whatsapp|sms|draft|bozza|letter|bigliett|card|note(?!\p{L})|[:“"«]/iu;
/** The content is given beside the question. */
const GIVES_CONTENT =
  /(?<!\p{L})(?:that|because|che|perché|se|if|whether)(?!\p{L}) .{8,}|\b(?:tell|text|write) \S+ (?:i|we|my|it)(?:'|\b).{8,}|\bask (?:my |our |the )?\S+(?: \S+)? to (?:\S+ ){2,}|(?<!\p{L})chied(?:o|ere) (?:a|al|alla|ad) .{2,30} di .{8,}/iu;
/** A message with fewer words says nothing. */
const MIN_WORDS = 3;
/** Number of turns for which “shorter” still refers to a draft. */
const RECENT_TURNS = 6;

/**
 * A message to send: written from the user's words, changed as requested, or reviewed if the user pastes one. Null if
 * no message is wanted, or the answer for the situation is better.
 */
export function answerWords(input: CoachInput, voice: Voice, state: ConversationState): CoachReply | null {
  const { message, history, language, persona } = input;
  const drafts = draftsIn(history);
  const last = drafts.findLast((draft) => draft !== null) ?? null;
  const recent = drafts.slice(-RECENT_TURNS).some((draft) => draft !== null);
  if (isNoRequest(message, language) || complainsOfLength(message, language)) return null;
  const kind = asksPlainly(message, persona.name)
    ? "new"
    : kindOf(correctTypos(message, language, [persona.name]), state, recent);
  if (kind === "read") return read(input, voice);
  const changed = last !== null && recent ? changeOpen(input, voice, kind, last) : null;
  if (changed) return changed;
  // Refers to the open draft, but wasn't understood: ask back.
  if (last !== null && drafts.at(-1) !== null && speaksOfDraft(message, language) && !isNewRequest(message, language))
    return unclearReply(voice, last);
  // “Tell her she can visit tomorrow” soon after a draft: add it to the draft.
  if (kind === "new" && recent && last !== null && canAddToDraft(input, last)) return changeDraft(input, voice, last);
  if (answersRequest(input, voice, state) && readChanges(message, language) === null) {
    if (isOnlyAddressee(message, language))
      return { text: voice.choose(content.ASK_TOLD, "ask-told"), topic: "draft", sources: [] };
    return write(input, voice, state, requestAnswered(input, voice), true);
  }
  if (kind === "change" && last !== null && state.act === "wants_words") return unclearReply(voice, last);
  if (kind !== "new") return null;
  // If only the spell-corrected text is a request, it is written from that.
  const plain = asksPlainly(message, persona.name) || wantsWords(message) === "new";
  const typed = plain ? message : fixTypos(message, language, [persona.name]);
  // An uncertain request only counts if it mentions writing or saying.
  if (!plain && wantsWords(typed) !== "new" && !REQUESTS[language].test(message)) return null;
  return write(input, voice, state, wantsWords(message) === "new" || dictates(message) ? message : typed, plain, typed);
}

/** The requested change to the open draft; null if the message is about something else. */
function changeOpen(
  input: CoachInput,
  voice: Voice,
  kind: ReturnType<typeof wantsWords>,
  last: string,
): CoachReply | null {
  const { language, history, message } = input;
  const changes = readChanges(message, language);
  if (changes === null) return null;
  // A request with a recipient or content is a new one.
  if (kind === "new" && isNewRequest(message, language)) return null;
  const open = draftsIn(history).at(-1) !== null;
  if (changes.kind === "kept")
    return open ? { text: voice.choose(content.DRAFT_KEPT, "draft-kept"), topic: "draft", sources: [] } : null;
  if (changes.kind === "undo") {
    const drafts = [...new Set(draftsIn(history).filter((draft) => draft !== null))];
    const before = drafts.at(-2);
    return before === undefined ? null : changedDraftReply(before, voice);
  }
  // Some turns later only a plain change counts.
  if (!open && kind !== "change") return null;
  return reviseOpenDraft(input, voice, last, changes.wishes, REMOVES[language].test(message));
}

function kindOf(
  message: string,
  { act, actProbability }: ConversationState,
  drafted: boolean,
): ReturnType<typeof wantsWords> {
  const found = wantsWords(message);
  const plain =
    (found === "change" && !drafted && dictates(message) ? "new" : found) ?? (dictates(message) ? "new" : null);
  if (plain === "new" && /:\s*\S+ \S+/.test(message)) return plain;
  if (plain === "new" && act === "asks_fact" && ASKS_ONLY_WORDS.test(message)) return plain;
  if (act === "asks_yes_no" || act === "asks_future" || act === "asks_fact") return plain === "read" ? plain : null;
  // “How do I tell my daughter that …?” asks how to talk, unless writing is mentioned.
  if (plain === "new" && HOW_TO_TELL.test(message) && !IN_WRITING.test(message)) return null;
  // A question how to say something asks for advice, unless the content is given beside it.
  if (
    plain === "new" &&
    act === "asks_advice" &&
    actProbability >= ADVICE_PROBABILITY &&
    HOW.test(message) &&
    !GIVES_CONTENT.test(message)
  )
    return null;
  if (plain === "change" && !drafted && act !== "wants_words") return null;
  if (plain) return plain;
  if (act !== "wants_words" || actProbability < MIN_PROBABILITY) return null;
  return drafted ? "change" : "new";
}

/** Whether the newest message answers the coach's question what the message should say. */
function answersRequest({ history }: CoachInput, voice: Voice, { act }: ConversationState): boolean {
  return asksContent(history.at(-1), voice) && act !== "complains" && act !== "changes_mind" && act !== "thanks";
}

/** The request that led to the question, with the recipient if given, and the newest message as its content. */
function requestAnswered({ history, message }: CoachInput, voice: Voice): string {
  const wish = history.findLastIndex((turn, at) => turn.role === "user" && !asksContent(history[at - 1], voice));
  const told = history.slice(Math.max(0, wish)).filter(({ role }) => role === "user");
  if (wantsWords(message) === "new" && /:\s*\S+ \S+/.test(message)) return message;
  return `${told.map((turn) => turn.content.replace(/[\s?!.:…]+$/, "")).join(" ")}: ${message}`;
}

/**
 * The draft without sentences addressed to the coach; null if advice was asked for and such a sentence got into the
 * draft, because then the request was misread.
 */
function withoutAsked(
  draft: ReturnType<typeof draftFor>,
  text: string,
  { act }: ConversationState,
): typeof draft | null {
  if ("missing" in draft || DICTATED.test(text)) return draft;
  const sentences = draft.sentences.filter((sentence) => !ASKED_OF_COACH[draft.language].test(sentence));
  if (sentences.length === draft.sentences.length) return draft;
  if (act === "asks_advice") return null;
  return sentences.length > 0 ? { ...draft, sentences } : draft;
}

function write(
  input: CoachInput,
  voice: Voice,
  state: ConversationState,
  text: string,
  plain: boolean,
  typed = text,
): CoachReply | null {
  const { language, persona, user, history, message } = input;
  const told = history.flatMap(({ role, content: said }) => (role === "user" ? [said] : []));
  const said = [...told, message].join(". ");
  const { text: addressed, open, other } = addressedIn(text, told, persona, language);
  if (open) {
    const [one, second] = open;
    return { text: voice.choose(content.ASK_WHOM, "ask-whom", { one, other: second }), topic: "draft", sources: [] };
  }
  const gender = ownGender(persona.name, told.join(". "), language);
  const own = { language, persona: { ...persona, gender }, user: { name: user.name ?? null } };
  const asked = asBirthdayWish(withoutHelpRequest(addressed), language);
  const known = other === null ? factForDraft(input, asked) : null;
  const holding =
    known && withKnown(known, draftFor({ ...own, text: known.text }, `${said}. ${known.mustContain}`), input, voice);
  if (holding) return holding;
  const asItIs = draftFor({ ...own, text: asked }, said);
  const written =
    "missing" in asItIs && typed !== text
      ? restoreTypedWords(draftFor({ ...own, text: withoutHelpRequest(typed) }, said), text, typed)
      : asItIs;
  const draft = withoutAsked(written, text, state);
  if (draft === null) return null;
  if (!("missing" in draft) && !saysNothing(draft.sentences.join(" "), language)) return proposed(draft, input, voice);
  if ("missing" in written && written.faults.includes("insult"))
    return { text: voice.choose(content.ASK_INSTEAD, "ask-instead"), topic: "draft", sources: [] };
  // Advice is wanted on how to say it, and nothing to say was given.
  if (state.act === "asks_advice" && isQuestion(text, language) && !WRITE_IT[language].test(text)) return null;
  for (const wish of earlierRequests(told, persona.name, language)) {
    const recalled = draftFor({ ...own, text: wish }, said);
    if (!("missing" in recalled)) return proposed(recalled, input, voice);
  }
  const usual = defaultDraft(input, voice, state, told);
  if (usual !== null) return usual;
  if (!plain && state.act !== "wants_words") return null;
  const name = other === null ? voice.name : asCoachSays(other, language);
  const question = contentQuestion(text, language, name, voice);
  return question === null ? null : { text: question, topic: "draft", sources: [] };
}

/** “my girlfriend” → “your girlfriend”. */
function asCoachSays(phrase: string, language: Language): string {
  return language === "en"
    ? phrase.replace(/^my /i, "your ")
    : phrase.replace(/(?<!\p{L})m(?:ia|io)(?!\p{L})/iu, (own) => (own.toLowerCase() === "mia" ? "tua" : "tuo"));
}

function proposed(draft: Draft, input: CoachInput, voice: Voice): CoachReply {
  const announced = draftLead(draft, input, voice);
  const lead = voice.said(announced) ? voice.fresh(content.DRAFT_LEAD, "draft-lead") : announced;
  const tail = voice.fresh(content.DRAFT_TAIL.slice(0, 1), "draft-tail");
  return { text: parts(lead, asMarkdownQuote(render(draft)), tail), topic: "draft", sources: [] };
}

/** The draft with a fact from the notes, and its date; null if it goes to somebody else or lost the fact. */
function withKnown(
  known: DraftFact,
  draft: ReturnType<typeof draftFor>,
  input: CoachInput,
  voice: Voice,
): CoachReply | null {
  const { persona, language } = input;
  const called = withoutLabel(persona, language).name;
  if ("missing" in draft || !(isTo(draft.to, persona.name) || isTo(draft.to, called))) return null;
  const written = known.late ? makeBelated(render(draft), language) : render(draft);
  if (!written.includes(known.mustContain)) return null;
  return {
    text: parts(
      draftLead(draft, input, voice),
      asMarkdownQuote(written),
      voice.choose(known.beside, "draft-known", known.values),
      voice.fresh(content.DRAFT_TAIL.slice(0, 1), "draft-tail"),
    ),
    topic: "draft",
    sources: known.sources,
  };
}

const isTo = (to: string, name: string) => to.split(" ")[0]!.toLowerCase() === name.split(" ")[0]!.toLowerCase();

const SAID_IN_A_WORD = /sorry|thank|congrat|happy|good|scus|grazie|auguri|compliment|buon/i;

function saysNothing(text: string, language: Language): boolean {
  const words = countWords(text);
  return words < MIN_WORDS && !SAID_IN_A_WORD.test(text) && (words < 2 || !isWhole(text, language));
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
