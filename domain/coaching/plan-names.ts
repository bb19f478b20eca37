import { PLAN_FIELDS, type PlanField } from "./content.prepare.ts";
import { phrase } from "./plan-phrases.ts";

/** Names of a plan's lines. */
const NAMES: Record<PlanField, string> = {
  action: "actions?|steps?|azion[ei]|pass[oi]",
  fears: "fears?|worr(?:y|ies)|risks?|timor[ei]|paur[ae]|preoccupazion[ei]|rischi(?:o)?",
  goals: "goals?|aims?|hopes?|wish(?:es)?|obiettiv[oi]|scop[oi]|speranz[ae]",
};

const ORDINALS: readonly string[] = [
  "first|1st|1|prim[oa]",
  "second|2nd|2|second[oa]",
  "third|3rd|3|last|terz[oa]|ultim[oa]",
];

const THE = "(?:(?:the|my|our|i|il|lo|la|le|gli|un|una|a|mio|mia|miei|mie)\\s+|(?:l|un)['’]\\s*)*";
const NOUN = "(?:\\s+(?:line|point|one|item|part|field|riga|punto|voce|parte|campo))?";

/** The index of a line, if the words are only its number. */
export function lineIndex(words: string): number | null {
  const at = ORDINALS.findIndex((one) => new RegExp(`^${THE}(?:${one})${NOUN}$`, "iu").test(words.trim()));
  return at < 0 ? null : at;
}

/** The lines that the words name. */
export function fieldsNamed(words: string): PlanField[] {
  const own = PLAN_FIELDS.filter((field) => phrase(NAMES[field]).test(words));
  if (own.length > 0) return own;
  return PLAN_FIELDS.filter((_, at) =>
    new RegExp(`(?<![\\p{L}\\d])(?:the|il|la|l['’])\\s*(?:${ORDINALS[at]})${NOUN}(?![\\p{L}\\d])`, "iu").test(words),
  );
}

const LINE_NAMES = PLAN_FIELDS.map((field, at) => `(?<${field}>${NAMES[field]}|(?:${ORDINALS[at]})${NOUN})`).join("|");
const VERBS =
  "change|edit|put|make|set|replace|update|rewrite|let|as|for|under|cambia|cambierei|cambiamo|modifica|correggi|metti|sostituisci|riscrivi|come|per|tra|fra|in";
const LINK =
  "\\s*(?:[:,=–-]\\s*|(?:should|shall|must) (?:be|read|say)(?![\\p{L}])\\s*:?\\s*|(?:dovrebbe|deve|dovrebbero|devono) essere(?![\\p{L}])\\s*:?\\s*|(?:in|to|with|into|con|be|by|say|is|are|è|sono|sia|metti)(?![\\p{L}])\\s*:?\\s*)";

const NAMED_LINE = new RegExp(
  `^(?:(?:${VERBS})\\s+)?${THE}(?:${LINE_NAMES})(?:\\s+(?:line|riga))?${LINK}(?<words>\\S[\\s\\S]*)$`,
  "iu",
);

export interface FieldWords {
  field: PlanField;
  words: string;
}

/** A request that names a line and gives its new text: “change the fears to …”, “timori: …”. */
export function fieldNamed(wish: string): FieldWords | null {
  const groups = NAMED_LINE.exec(wish.trim())?.groups;
  const field = PLAN_FIELDS.find((one) => groups?.[one]);
  const words = groups?.["words"];
  return field && words ? { field, words } : null;
}
