import type { Act } from "#domain/understanding/acts.ts";
import { FEELING_LEADS, APPRAISALS } from "../content.appraisals.ts";
import { singleInnerQuotes } from "../evidence.ts";
import { flatten } from "../intent.ts";
import { newsIn } from "../news.ts";
import type { CoachInput } from "../reply-types.ts";
import type { Understanding } from "../first-sentence.ts";
import type { Voice } from "../voice.ts";
import { ANSWERS } from "./content.answers.ts";
import { GRAVE } from "./content.grave.ts";
import * as plain from "./content.plain.ts";
import { TROUBLE } from "./content.trouble.ts";
import { MORE_TROUBLE } from "./content.trouble-more.ts";
import { JOY, WARM } from "./content.warm.ts";
import { WAYS } from "./content.ways.ts";
import { MORE_WAYS } from "./content.ways-more.ts";
import { statementKind, type Statement } from "./statement.ts";
import type { KnownMessage } from "./known-message.ts";

type Part = string | null;

const TROUBLES = [...TROUBLE, ...MORE_TROUBLE];
const ALL_WAYS = [...WAYS, ...MORE_WAYS];
/** Those whose pattern alone implies a request. */
const EVENTS = MORE_WAYS.filter(({ plain: isPlain }) => isPlain);

const TELLS: readonly Act[] = ["tells", "answers", "mourns", "changes_mind", "corrects", "asks_fact", "vague"];
const ASKS: readonly Act[] = ["asks_advice", "wants_words"];

/** “I need a plan”: asks for help without a question. */
const WANTS_HELP =
  /\?|\b(?:what are my options|any ideas|need (?:a plan|some ideas)|mi serve (?:un|una) (?:strategia|idea|consiglio|piano)|qualche idea|consigli)\b/;

/** The kind of thing that a message tells or asks, plain ones first; null if unknown. */
export function findKnownMessage({ message, persona, history }: CoachInput, act: Act): KnownMessage | null {
  const flat = flatten(message);
  const told = [
    ...GRAVE,
    ...WARM,
    ...(history.length > 0 || act === "changes_mind" ? ANSWERS : []),
    ...TROUBLES,
    ...EVENTS,
  ];
  const ways = [...ALL_WAYS, ...TROUBLES, ...GRAVE, ...(message.includes("?") ? [] : told)];
  const among = ASKS.includes(act)
    ? ways
    : act === "off_topic"
      ? WAYS.filter(({ kind }) => kind === "device")
      : !TELLS.includes(act)
        ? []
        : WANTS_HELP.test(flat)
          ? [...ALL_WAYS, ...told]
          : told;
  const found = among.filter(
    ({ match, unless, of }) =>
      match.test(flat) && !(unless?.test(flat) ?? false) && (of?.includes(persona.context) ?? true),
  );
  return found.find((one) => one.plain) ?? found[0] ?? null;
}

/** The reply to it; null if everything was said before. */
export function replyToKnown({ kind, say }: KnownMessage, voice: Voice): Part {
  return voice.fresh(say, `telling-${kind}`);
}

/** What follows the reaction to a statement: a fitting text, or a question about what is missing. */
export function followUp(input: CoachInput, voice: Voice, { feeling, appraisal, said, mood }: Understanding): Part {
  if (mood === "good" || mood === "tender" || (feeling === null && newsIn(input.message) === "good"))
    return voice.fresh(JOY, "joy");
  const asked =
    (feeling !== null ? voice.fresh(FEELING_LEADS[feeling].ask, `ask-${feeling}`) : null) ??
    (appraisal && voice.fresh(appraisal.ask, `ask-${APPRAISALS.indexOf(appraisal)}`));
  if (asked) return asked;
  if (feeling !== null) return null;
  const kind = said && statementKind(said.raw);
  const certain =
    kind !== null &&
    isTrouble(input.message) &&
    ((OF_MY_OWN.includes(kind) && (kind !== "mine" || REACHED_OUT.test(flatten(said!.raw)))) ||
      DONE_TO_ME.test(flatten(said!.raw)));
  const stated = certain ? voice.fresh(plain.BY_STATEMENT[kind], `statement-${kind}`) : null;
  if (stated) return stated;
  // Longer neutral statements get no offer.
  const offers = isTrouble(input.message) || (said?.text ?? "").split(" ").length < FEW_WORDS;
  return offers ? voice.fresh(plain.OPEN, "open") : null;
}

const FEW_WORDS = 8;

/** Statements where the user acts or waits. */
const OF_MY_OWN: readonly Statement[] = ["mine", "want", "going"];
/** The user is waiting for an answer. */
const REACHED_OUT =
  /\b(?:i|we)(?:'ve| have)? (?:already |just |only )?(?:tried|asked|told|wrote|called|offered|sent|apologi\w+|texted|rang|invited)|\b(?:ho|gliel'ho|l'ho|abbiamo|le ho|gli ho) (?:gia |solo )?(?:provat|chiest|scritt|chiamat|offert|mandat|telefonat|invitat|propost)\w\b|\bmi sono scusat[oa]\b/;

/** It was done to the user. */
const DONE_TO_ME = /\b(?:me|my|us|our|mi|me|ci|mio|mia|miei|mie|nostr[oaie]|m')(?:\b|(?<='))/;

/** A reply to a quotation of somebody else; null if there is none. */
export function replyToQuote({ message, persona }: CoachInput, voice: Voice): Part {
  const quote = NOT_SURE_HOW.test(flatten(message)) ? quoteIn(message) : null;
  const work = persona.context === "mentor";
  return quote && voice.fresh(work ? plain.QUOTED_AT_WORK : plain.QUOTED, "quoted", { quote });
}

/** Advice for a how-to question without prepared answers. */
export function adviseWithoutRecipe({ history }: CoachInput, voice: Voice, { asked: question }: Understanding): Part {
  // The beginning of the answer says it all.
  if (question?.kind === "wish") return null;
  const asked = history.some(
    ({ role, content }) => role === "assistant" && content.includes(voice.fill(plain.OPEN[0]!)),
  );
  return asked ? null : voice.fresh(plain.NO_RECIPE, "no-recipe");
}

const TROUBLE_WORDS =
  /\b(?:never|nobody|nothing|again|always|angry|upset|hurts?|sad|worried|afraid|scared|tired of|sick of|hates?|fight\w*|fought|argu\w+|lied|lies?|forgot|forgets|ignor\w+|late|wrong|worse|worst|problems?|trouble|complain\w*|shout\w*|cries|crying|difficult|refus\w*|annoy\w*|ridiculous|rude|blam\w+|mai|niente|nessuno|nemmeno|neanche|manco|sempre|arrabbi\w*|trist\w*|preoccup\w*|paura|stuf\w*|odi[oa]|litig\w*|discuss\w*|bugi\w*|dimentic\w*|ignor\w*|ritardo|peggio|problem\w*|piang\w*|urla\w*|difficile|rifiut\w*|fastidi\w*|offes\w*|schifo|rode|delus\w*|colpa)\b/;

/** Whether a message mentions trouble. */
const isTrouble = (message: string) => TROUBLE_WORDS.test(flatten(message));

/** The user doesn't know how it was meant. */
const NOT_SURE_HOW =
  /\b(?:(?:don'?t|do not|dont|didn'?t|no idea|not sure|can'?t tell|wonder|unsure) .{0,30}(?:how|what) .{0,20}(?:meant?|means?|take (?:it|that)|supposed to)|what (?:did|does) (?:he|she|they|that|it) mean|what .{0,12} meant|how (?:he|she|they|it) meant|non (?:so|capisco|ho capito) .{0,20}(?:come|cosa|che cosa) .{0,20}(?:intend\w+|vol\w+ dire|vuol dire|vuole dire|prenderl\w)|(?:che )?cosa (?:intendeva|voleva dire|vuol dire|intende))\b/;

const QUOTE = /[“"«]([^”"»“«\n]{4,90})[”"»]/g;
const OWN_WORDS =
  /(?:\b(?:i|we) (?:\w+ )?(?:said|told|asked|wrote|replied|answered|texted|thought)\b|\b(?:ho|abbiamo) (?:detto|scritto|risposto|chiesto)|\b(?:dico|scrivo|rispondo)\b)[^.!?]*$/i;
const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 14;

/** A quotation of somebody else; null if there is none or it quotes the user. */
export function quoteIn(message: string): string | null {
  for (const found of message.matchAll(QUOTE)) {
    const words = found[1]!.trim().replace(/[.,;:]+$/, "");
    const count = words.split(/\s+/).length;
    if (count < MIN_QUOTE_WORDS || count > MAX_QUOTE_WORDS || OWN_WORDS.test(message.slice(0, found.index))) continue;
    return singleInnerQuotes(words);
  }
  return null;
}
