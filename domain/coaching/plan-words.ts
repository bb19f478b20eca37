import { wantsWords } from "#domain/drafts/wants-words.ts";
import type { Language } from "#domain/language.ts";
import type { Act } from "#domain/understanding/acts.ts";
import { readMessage } from "#domain/understanding/read-message.ts";
import { plainWords, shorten } from "./clean.ts";
import { PLAN_FIELDS, PLAN_LABELS, type PlanField } from "./content.prepare.ts";
import { singleInnerQuotes } from "./evidence.ts";
import { flatten } from "./intent.ts";
import { lowerFirst, upperFirst } from "./text.ts";

/** The lines of a plan known so far. */
export type PlanLines = Partial<Record<PlanField, string>>;

/** Maximum length of a line by the built-in coach, in characters; far below the limit of a plan. */
export const MAX_LINE_LENGTH = 300;

const FEARS =
  /\b(?:afraid|fear|scared|worr(?:y|ied)|nervous|anxious|risk|avoid|don'?t want (?:her|him|them|it|us|to)|paura|tem(?:o|ere)\b|timor|preoccup|ansia|rischi|evitare|non vorrei|non voglio che)/;
const GOALS =
  /\b(?:hope|goal|aim|so that|in order to|i(?:'d| would) like (?:us|her|him|them|things)|i want (?:us|her|him|them|things)|would be (?:good|great|nice)|spero|sperare|obiettiv|scopo|cosi che|in modo che|affinche|vorrei che|mi piacerebbe (?:che|capir)|l'ideale)/;
const ACTION =
  /\b(?:talk|tell|ask|call|write|invite|apologi|meet|propose|speak|say|send|explain|thank|visit|see (?:her|him|them)|give|bring|offer|parl|dir(?:e|gli|le)\b|chied|chiam|scriv|invit|scus|incontr|propo|spieg|mand|ringrazi|telefon|veder|regal|offr|portar)/;

const CLAUSES =
  /[.;!?\n]+|,?\s+(?=(?:(?:ma|e|pero|però|but|and|so)\s+)?(?:ho paura|temo|mi preoccupa|spero|vorrei che|non vorrei|il mio obiettivo|i['’]m (?:afraid|worried|scared|nervous|anxious)|i am (?:afraid|worried|scared|nervous|anxious)|i fear|i worry|i hope|i['’]d like (?:us|her|him|them)|i want (?:us|her|him|them)|my goal|my fear))/i;

const LEADS: Record<PlanField, RegExp> = {
  action:
    /^(?:azione|action)\s*:\s*|^(?:(?:io )?(?:vorrei|voglio|devo|dovrei|pensavo di|penso di|ho intenzione di)|i(?:['’]d| would) like to|i want to|i need to|i have to|i(?:['’]m| am) going to|i plan to)\s+/i,
  fears:
    /^(?:timori|timore|fears?)\s*:\s*|^(?:ho (?:tanta |molta |un po['’] di )?paura(?: solo)?|temo|la mia paura è|il mio timore è|mi preoccupa|i(?:['’]m| am) (?:\w+ )?(?:afraid|worried|scared|nervous|anxious)|i fear|i worry|my fear is)\s+/i,
  goals:
    /^(?:obiettivi|obiettivo|goals?)\s*:\s*|^(?:spero(?: solo)?|il mio obiettivo è|l['’]obiettivo è|i hope|my goal is|the goal is)\s+/i,
};

/** “On Thursday I want to ask …”: the day stays, “I want to” goes. */
const WANTED_LATER =
  /^((?:(?:on |this |next )?(?:tomorrow|tonight|today|evening|weekend|week|\p{L}+day)(?: (?:morning|evening|afternoon))?|(?:questo |questa )?(?:domani|stasera|oggi|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|weekend)(?: (?:mattina|sera|pomeriggio|prossim[oa]))?),? )(?:(?:io )?(?:vorrei|voglio|devo|dovrei)|i(?:['’]d| would) like to|i want to|i need to|i have to)\s+/iu;
const NEVER = /(?!)/;

/** A clause in the user's words as one tidy line, without its introduction. */
export function tidy(field: PlanField, clause: string): string {
  const bare = plainWords(clause)
    .replace(/^(?:e|ed|ma|però|and|but|so|also|anche)\s+/i, "")
    .replace(LEADS[field], "")
    .replace(field === "action" ? WANTED_LATER : NEVER, "$1")
    .replace(/[\s.,;:]+$/, "")
    .replace(/[\s,]+(?:e|ed|ma|però|and|but|so)$/i, "");
  return singleInnerQuotes(upperFirst(shorten(bare, MAX_LINE_LENGTH)));
}

/** The line a clause is about by its wording; null if unclear. */
export function fieldOf(clause: string): PlanField | null {
  const flat = flatten(clause);
  const labelled = PLAN_FIELDS.find((field) =>
    Object.values(PLAN_LABELS[field]).some((label) => flat.startsWith(`${label.toLowerCase()}:`)),
  );
  if (labelled) return labelled;
  if (FEARS.test(flat)) return "fears";
  return GOALS.test(flat) ? "goals" : null;
}

export function tellsAction(text: string): boolean {
  return ACTION.test(flatten(text));
}

/** An answer without content. */
const SHRUG =
  /^(?:(?:i (?:really )?)?(?:do not|don't|dont) know|not sure|no idea|dunno|whatever|hm+|uh+|non (?:lo )?so(?: bene)?|boh|mah|non saprei|non ne ho idea|vedi tu|fai tu|you (?:choose|decide)|nothing|niente|nessuno?|none|no|si|yes|ok)[ .!?]*$/;

/** Acts of an answer that isn't an action. */
const NO_STEP: readonly Act[] = [
  "complains",
  "thanks",
  "greets",
  "off_topic",
  "asks_fact",
  "asks_future",
  "asks_yes_no",
];
const MIN_PROBABILITY = 0.6;

/** Whether an answer to “what do you want to do?” may be an action, not a rewording request, complaint or question. */
function isStep(clause: string, language: Language): boolean {
  if (wantsWords(clause) === "change") return false;
  if (tellsAction(clause)) return true;
  const { act, actProbability } = readMessage(clause, { asked: true, language });
  return !(NO_STEP.includes(act) && actProbability >= MIN_PROBABILITY);
}

/**
 * The plan lines in a message. A clause that indicates no line answers the question asked; without a question it is the
 * action, if it names one or none is known.
 */
export function linesIn(turn: string, asked: PlanField | null, known: PlanLines, language: Language): PlanLines {
  const found: Record<PlanField, string[]> = { action: [], fears: [], goals: [] };
  for (const clause of turn.split(CLAUSES)) {
    const flat = flatten(clause ?? "");
    if (flat.length < 3 || SHRUG.test(flat) || /^(?:ma|e|ed|pero|but|and|so)$/.test(flat)) continue;
    const field = fieldOf(clause) ?? (ACTION.test(flat) && !asked ? "action" : asked);
    if (field === "action" && field === asked && !isStep(clause, language)) continue;
    if (field) found[field].push(clause);
    else if (!known.action && found.action.length > 0) found.action.push(clause);
  }
  const lines: PlanLines = {};
  for (const field of PLAN_FIELDS) {
    const texts = found[field].map((clause) => tidy(field, clause)).filter((clause) => /\p{L}{2}/u.test(clause));
    if (texts.length > 0) {
      lines[field] = shorten([texts[0], ...texts.slice(1).map(lowerFirst)].join("; "), MAX_LINE_LENGTH);
    }
  }
  return lines;
}
