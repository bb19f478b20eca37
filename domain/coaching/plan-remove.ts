import type { Plan } from "#domain/interactions/plan-schema.ts";
import { PLAN_FIELDS, type PlanField } from "./content.prepare.ts";
import { fieldsNamed, lineIndex } from "./plan-names.ts";
import { DAY, phrase } from "./plan-phrases.ts";
import { upperFirst } from "./text.ts";

const REMOVING: readonly RegExp[] = [
  /^(?:remove|delete|drop|cut|take out|leave out|skip|erase|get rid of|forget(?: about)?|without|no more)\s+(?<what>\S[\s\S]*)$/iu,
  /^(?:take|leave|cut)\s+(?<what>\S[\s\S]*?)\s+(?:out|away|off)$/iu,
  /^(?:do not|don['’]t|i don['’]t want to|i do not want to|i won['’]t|let['’]s not) (?:mention|talk about|speak about|bring up|bring|say|include)\s+(?<what>\S[\s\S]*)$/iu,
  /^(?:togli(?:amo)?|elimina|rimuovi|cancella|leva|lascia (?:fuori|perdere|stare)|senza|salta|via)\s+(?<what>\S[\s\S]*)$/iu,
  /^(?:i (?:do not|don['’]t) have|i have|there (?:are|is)) (?:any|no) (?<what>\S[\s\S]*)$/iu,
  /^non (?:ho|ci sono|c['’]è) (?:alcun[oa]? |nessun[oa]? )?(?<what>\S[\s\S]*)$/iu,
  /^non (?:voglio |vorrei )?(?:parlar(?:e|le|gli)|parliamo|menzionar(?:e|le|gli)|menzionare|nominare|dire|includere|portare) (?:(?:di|dell[aeo]|del|dei|degli|dell['’])\s*)?(?<what>\S[\s\S]*)$/iu,
];

const ONLY_ACTION =
  /^(?:keep |leave |lascia |tieni )?(?:only|just|solo|soltanto) (?:the |my |l['’]\s*|il )?(?:actions?|first(?: line)?|step|azione|passo|prim[oa](?: riga)?)$/iu;

/** “The part about the meeting” → the meeting. */
const ABOUT =
  /^(?:the (?:part|bit|thing|sentence|point|piece) (?:about|on|with|of)\s+|(?:la (?:parte|frase|cosa)|il (?:pezzo|punto)|quello) (?:su(?:ll[aeo]|l|i|gli|ll['’])?|d(?:i|el|ella|ei|elle|ell['’])|con|in cui)\s*)/iu;
const ARTICLE =
  /^(?:(?:the|a|an|my|her|his|their|any|il|lo|la|i|gli|le|un|una|(?:de|su|ne|a)(?:l|llo|lla|i|gli|lle))\s+|(?:l|un|(?:de|su|ne|a)ll)['’]\s*)/iu;

/** Removes what the user wants removed; null if nothing is, or it isn't in the plan. */
export function removeFrom(plan: Plan, wish: string): Partial<Plan> | null {
  if (ONLY_ACTION.test(wish)) return { fears: null, goals: null };
  const what = REMOVING.map((one) => one.exec(wish)?.groups?.["what"])
    .find(Boolean)
    ?.replaceAll(/^["'“«‘]+|["'”»’]+$/gu, "");
  if (!what) return null;
  return wholeLines(plan, what) ?? oneItem(plan, what) ?? someWords(plan, what.replace(ABOUT, "").replace(ARTICLE, ""));
}

const ONLY_LINES =
  /^(?:(?:all|tutti|tutte|both|entrambi|the|my|i|il|la|le|gli|lo|and|or|e|o|ed|lines?|rig(?:a|he)|fears?|goals?|worr(?:y|ies)|risks?|hopes?|aims?|timor[ei]|paur[ae]|obiettiv[oi]|scop[oi]|speranz[ae]|preoccupazion[ei])(?:\s+|$)|l['’]\s*)+$/iu;

/** “The fears”, “the second”: whole lines. The action stays, because there is no plan without it. */
function wholeLines(plan: Plan, what: string): Partial<Plan> | null {
  const at = lineIndex(what);
  const lines = at === null ? (ONLY_LINES.test(what) ? fieldsNamed(what) : []) : [PLAN_FIELDS[at]!];
  const held = lines.filter((field) => field !== "action" && plan[field]);
  if (held.length === 0) return null;
  return Object.fromEntries(held.map((field) => [field, null]));
}

const ITEM =
  /^(?:the |il |la |l['’]\s*)?(?:(?<first>first|1st|prim[oa])|(?<second>second[oa]?|2nd)|(?<third>third|3rd|terz[oa])|(?<last>last|ultim[oa]))\s+(?<name>\p{L}+)$/iu;

/** “The second fear”: one of several in a line. */
function oneItem(plan: Plan, what: string): Partial<Plan> | null {
  const groups = ITEM.exec(what)?.groups;
  const [field] = groups?.["name"] ? fieldsNamed(groups["name"]) : [];
  const items = field && plan[field]?.split(/;\s+/);
  if (!groups || !field || !items || items.length < 2) return null;
  const at = groups["first"] ? 0 : groups["second"] ? 1 : groups["third"] ? 2 : items.length - 1;
  if (at >= items.length) return null;
  return { [field]: upperFirst(items.filter((_, index) => index !== at).join("; ")) };
}

const PARTS = /(;\s+|,\s+(?:and|but|e|ma)\s+|,\s+|\s+(?:and|e|ed)\s+)/iu;
/** Prepositions, removed together with the words they introduce. */
const LEADING =
  "(?:,?\\s+(?:about|on|with|regarding|of|for|to|at|in|by|from|su|sul|sullo|sulla|sui|sugli|sulle|di|del|dello|della|dei|degli|delle|con|per|a|al|allo|alla|ai|agli|alle|in|nel|nella|da|dal|dalla)(?:\\s+(?:the|a|an|my|her|his|our|il|lo|la|i|gli|le|un|una|mio|mia|suo|sua))?\\s+|\\s+(?:sull|dell|all|nell|dall)['’])";

function someWords(plan: Plan, what: string): Partial<Plan> | null {
  const words = what.trim();
  if (!/\p{L}{3}/u.test(words) || words.split(/\s+/).length > 8) return null;
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
  const field = PLAN_FIELDS.find((one) => phrase(escaped).test(plan[one] ?? ""));
  return field ? withoutWords(field, plan[field] ?? "", escaped) : null;
}

/** Removes the part of a line that contains the words, otherwise the words with their preposition. */
function withoutWords(field: PlanField, line: string, escaped: string): Partial<Plan> | null {
  const pieces = line.split(PARTS);
  const at = pieces.findIndex((piece, index) => index % 2 === 0 && phrase(escaped).test(piece));
  if (pieces.length > 1 && at >= 0) {
    pieces.splice(at === 0 ? 0 : at - 1, 2);
    return { [field]: upperFirst(pieces.join("").trim()) };
  }
  // A day, or words with their own preposition, need no further preposition.
  const alone = /^(?:about|on|with|at|in|by|for|su|d[ieao]|con|per|al?|nel)/iu.test(escaped) || DAY.test(escaped);
  const rest = line
    .replace(new RegExp(`(?:${LEADING}${alone ? "|,?\\s+" : ""})(?:${escaped})(?![\\p{L}\\d])`, "iu"), "")
    .replace(/\s{2,}/g, " ")
    .trim();
  if (rest !== line && rest.split(/\s+/).length >= 2) return { [field]: rest };
  return field === "action" ? null : { [field]: null };
}
