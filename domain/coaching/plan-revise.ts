import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { PLAN_FIELDS, type PlanField } from "./content.prepare.ts";
import { addTo, appendTo } from "./plan-add.ts";
import { DAY, HOUR, MOVING, phrase, PLACE, TONES } from "./plan-phrases.ts";
import { fieldNamed, fieldsNamed } from "./plan-names.ts";
import { removeFrom } from "./plan-remove.ts";
import { contrastIn, swapWords, replaceAllOf, setChannel, setMoment, setTone, requestedChannel } from "./plan-swap.ts";
import { shortenLine } from "./plan-shorten.ts";
import { fieldOf, MAX_LINE_LENGTH, tellsAction, tidy } from "./plan-words.ts";

export interface Revision {
  plan: Plan;
  changed: PlanField[];
  /** Parts of the request that weren't understood. */
  unclear: string[];
}

export interface RevisionContext {
  language: Language;
  name: string;
  /** The previous plan, for undo. */
  before: Plan | null;
}

/** The changed lines; null if the words don't ask for this kind of change. */
type Change = (plan: Plan, words: string, context: RevisionContext) => Partial<Plan> | null;

const POLITE =
  /^(?:(?:keep it|leave it(?: like that)?|lascia(?:lo)? così|tieni(?:lo)? così|ok(?:ay)?|yes|yeah|sure|good|great|nice|fine|well|no|nope|hm+|sì|si|bene|va bene|certo|perfetto|bello|mah|grazie|thanks|thank you)[,.! ]+)*(?:(?:but|ma|però)\s+)?(?:(?:please|per favore|per piacere),?\s+)?(?:(?:can|could|would|will) you (?:please )?|puoi |potresti |mi puoi |riesci a |(?:i['’]d|i would) like you to |vorrei che tu |let['’]s )?/i;

/** Boundaries between requests. */
const REQUEST_BOUNDARY =
  /(?:[.;!?]+\s+|\n+|,?\s+(?:and|e|poi|then)\s+(?=(?:also |anche |poi |then |please )?(?:make|remove|add|change|put|set|delete|drop|shorten|rendi\p{L}*|fal\p{L}+|togli\p{L}*|aggiungi|cambia|metti|elimina|accorcia|rimuovi|più|meno|less|more|shorter)(?![\p{L}])))/iu;

const POLITE_FILLER =
  /^(?:thanks?(?: you)?|please|per favore|grazie(?: mille)?|ok(?:ay)?|good|bene|that's all|that's it|tutto qui|basta così|ciao|for the rest it's (?:fine|good)|il resto va bene|the rest is (?:fine|good))[.! ]*$/i;

/** Changes only what was requested; null if no request was understood. */
export function revisePlan(plan: Plan, message: string, context: RevisionContext): Revision | null {
  const apart = oneByOne(plan, message, context);
  // If a part makes no sense by itself, the whole message may.
  const whole = apart.unclear.length > 0 ? apply(plan, message, context) : null;
  const { now, unclear } = whole ? { now: whole, unclear: [] } : apart;
  const changed = PLAN_FIELDS.filter((field) => now[field] !== plan[field]);
  return changed.length > 0 ? { plan: now, changed, unclear } : null;
}

function oneByOne(plan: Plan, message: string, context: RevisionContext): { now: Plan; unclear: string[] } {
  let now = plan;
  const unclear: string[] = [];
  for (const wish of message.split(REQUEST_BOUNDARY).map((part) => part.trim())) {
    if (POLITE_FILLER.test(wish) || !/\p{L}{2}/u.test(wish)) continue;
    const next = apply(now, wish, context);
    if (next) now = next;
    else unclear.push(wish.replace(/[\s.!?]+$/, ""));
  }
  return { now, unclear };
}

/** A question about the plan, not a request phrased as one (“could you make it shorter?”). */
const QUESTION =
  /(?<![\p{L}])(?:what|how|why|when|who|should|is|are|does|do you|did|or|cosa|come|perché|quando|chi|quale|dovrei|secondo te|è meglio|sarebbe meglio|e se|o)(?![\p{L}]).*\?\s*$/iu;

function apply(plan: Plan, wish: string, context: RevisionContext): Plan | null {
  if (wish.length > 2 * MAX_LINE_LENGTH || QUESTION.test(wish)) return null;
  const words = wish
    .trim()
    .replace(POLITE, "")
    .replace(/[\s.!?]+$/, "");
  const found =
    linesFor(plan, words, context) ?? linesFor(plan, words.replace(/^(?:and|e|then|poi)\s+/iu, ""), context);
  if (!found) return null;
  const next = { ...plan, ...found };
  const fits = PLAN_FIELDS.every((field) => (next[field]?.length ?? 0) <= 3 * MAX_LINE_LENGTH);
  return fits && next.action.trim() !== "" ? next : null;
}

function linesFor(plan: Plan, words: string, context: RevisionContext): Partial<Plan> | null {
  if (words === "") return null;
  for (const change of CHANGES) {
    const found = change(plan, words, context);
    if (found) return found;
  }
  return null;
}

const UNDO =
  /^(?:undo|go back(?: to .*)?|back to (?:the )?(?:previous|first|old|earlier)\b.*|as (?:it was )?before|restore.*|annulla|torna (?:indietro|.*(?:precedente|di prima|com['’]era))|com(?:e|['’])(?: era)? prima|rimetti(?:lo|la)? com['’]era.*|meglio (?:com['’]era )?prima)$/i;

const undo: Change = (_, words, { before }) => (UNDO.test(words) ? before : null);

const SHORTER = phrase(
  "short(?:er|en)|in short|in breve|less words|briefer|more concise|(?:more )?succinct|cut it down|too long|tighter|fewer words|accorcia\\p{L}*|più (?:cort|brev|sintetic|concis|strett)\\p{L}*|troppo lung\\p{L}*|sintetizza\\p{L}*|meno parole|riassum\\p{L}*|stringi\\p{L}*",
);

const shorten: Change = (plan, words) => {
  if (!SHORTER.test(words)) return null;
  const named = fieldsNamed(words);
  const lines: Partial<Plan> = {};
  for (const field of named.length > 0 ? named : PLAN_FIELDS) {
    const cut = shortenLine(plan[field] ?? "");
    if (cut) lines[field] = cut;
  }
  return lines;
};

/** “Change the fears to …”, “timori: …”, “the second: …”: names the line and gives its new text. */
const named: Change = (_, words) => {
  const found = fieldNamed(words);
  return !found || SHORTER.test(found.words) ? null : lineOf(found.field, found.words.replace(WRONG, ""));
};

/** “The fear is wrong: …”: only the rest counts. */
const WRONG =
  /^(?:(?:not right|wrong|another one|different|sbagliat[oaie]|un['’]?\s?altr[oa]|divers[oaie])\s*[:,.;]\s*)/iu;
const NOTHING = /^(?:none|nothing|no|nessun[oa]?|niente|nulla)$/iu;

/** A line with the user's text; “none” empties it, except for the action. */
function lineOf(field: PlanField, words: string): Partial<Plan> | null {
  const line = tidy(field, words);
  if (NOTHING.test(line)) return field === "action" ? null : { [field]: null };
  return /\p{L}{2}/u.test(line) ? { [field]: line } : null;
}

/** Several lines written out. */
const rewritten: Change = (_, words) => {
  const lines: Partial<Plan> = {};
  for (const row of words.split(/\n+|;\s+(?=\p{L}+:)/u)) {
    const at = row.indexOf(":");
    const found = /^\P{L}*\p{L}+\P{L}*$/u.test(row.slice(0, Math.max(at, 0))) ? fieldsNamed(row.slice(0, at)) : [];
    const [field] = found;
    if (!field || found.length > 1) return null;
    Object.assign(lines, lineOf(field, row.slice(at + 1)));
  }
  return lines;
};

const remove: Change = (plan, words) => removeFrom(plan, words);
const add: Change = (plan, words, { language }) => addTo(plan, words, language);

const tone: Change = (plan, words, { language, name }) => {
  const asked = TONES.find((one) => one.asked.test(words));
  return asked ? { action: setTone(plan.action, asked, language, name) } : null;
};

/** “Not by phone”, without an alternative. */
const NOT = /^(?:not|non|no|never|mai|don['’]t|do not)(?![\p{L}])/iu;

const moment: Change = (plan, words) => {
  if (NOT.test(words) && !contrastIn(words)) return null;
  const wanted = contrastIn(words)?.to ?? words;
  const day = [...wanted.matchAll(new RegExp(DAY, "giu"))].at(-1)?.[0];
  const hour = [...wanted.matchAll(new RegExp(HOUR, "giu"))].at(-1)?.[0];
  if (!day && !hour) return null;
  const rest = wanted
    .replaceAll(new RegExp(DAY, "giu"), " ")
    .replaceAll(new RegExp(HOUR, "giu"), " ")
    .replaceAll(MOVING, " ");
  if ((rest.match(/\p{L}{2,}/gu) ?? []).length > 1) return null;
  return { action: setMoment(plan.action, day, hour) };
};

const channel: Change = (plan, words, { language }) => {
  const wanted = NOT.test(words) && !contrastIn(words) ? null : requestedChannel(words);
  return wanted ? { action: setChannel(plan.action, wanted, language) } : null;
};

const swapped: Change = (plan, words) => {
  const contrast = contrastIn(words);
  return contrast ? swapWords(plan, contrast) : null;
};

const RATHER =
  /^(?:(?:actually|instead|rather),?\s+(?:i(?:['’]d| would)? (?:want|like|prefer|rather)(?: to)?\s+)?|i(?:['’]d| would) (?:rather|prefer to)\s+|i prefer to\s+|i changed my mind[,:]?\s+(?:i want to\s+)?|anzi,?\s+(?:vorrei |voglio |preferirei |preferisco )?|preferirei\s+|preferisco\s+|invece,?\s+(?:vorrei |voglio )|ho cambiato idea[,:]?\s+(?:vorrei |voglio )?)(\p{L}[\s\S]*)$/iu;

/** “I would rather invite her to lunch”: a different action. */
const other: Change = (_, words) => {
  const line = RATHER.exec(words)?.[1];
  return line && tellsAction(line) ? { action: tidy("action", line) } : null;
};

const PLACED =
  /^(?:(?:let['’]s |could we |can we )?(?:do it|meet|go|make it)\s+|facciamolo\s+|vediamoci\s+|fallo\s+|meglio\s+)?(?<where>(?:at|in|with|near|over|outside|a casa|al|allo|alla|all['’]|in|da|con|davanti a|insieme a|fuori)(?![\p{L}])\s*\S[\s\S]*?)(?:,?\s+(?:instead|too|invece|anche))?$/iu;
const PLACE_WORDS = 7;
/** “With more details”, “in altre parole”: how it should be worded, neither a place nor company. */
const WORDING =
  /^(?:with|in|con)\s+(?:(?:a (?:bit|little)|much|some|molt[oaie]|un po['’](?: di)?)\s+)?(?:more|less|fewer|greater|other words|different words|detail|più|meno|maggior\p{L}*|altre parole|parole diverse|dettaglio)(?![\p{L}])/iu;

/** “At her place instead”, “con sua sorella”: only a place or company. */
const placed: Change = (plan, words) => {
  const where = PLACED.exec(words)?.groups?.["where"];
  if (!where || where.split(/\s+/).length > PLACE_WORDS || fieldsNamed(where).length > 0) return null;
  if (WORDING.test(where)) return null;
  const action = plan.action.replace(/[\s.;,]+$/, "");
  const said = tidy("goals", where).replace(/^./u, (first) => first.toLowerCase());
  return { action: PLACE.test(said) ? replaceAllOf(PLACE, action, said) : `${action} ${said}` };
};

const STATEMENT: Partial<Record<PlanField, RegExp>> = {
  fears:
    /^(?:i(?:['’]m| am) (?:\w+ )?(?:afraid|worried|scared|nervous)|i fear|i worry|my fear is|ho (?:\w+ )?paura|temo|mi preoccupa)/i,
  goals:
    /^(?:i hope|my goal is|i(?:['’]d| would) like (?:us|her|him|them)|i want (?:us|her|him|them)|spero|vorrei che|il mio obiettivo è)/i,
};

/** A fear or goal stated without naming its line. */
const stated: Change = (plan, words, { language }) => {
  const field = PLAN_FIELDS.find((one) => STATEMENT[one]?.test(words));
  return field && fieldOf(words) === field ? appendTo(plan, field, words, language) : null;
};

/** Ordered: requests that name their line come before those that only imply it. */
const CHANGES: readonly Change[] = [
  undo,
  rewritten,
  named,
  remove,
  add,
  shorten,
  tone,
  other,
  moment,
  channel,
  swapped,
  placed,
  stated,
];
