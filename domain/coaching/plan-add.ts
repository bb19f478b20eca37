import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import type { PlanField } from "./content.prepare.ts";
import { isDraft } from "./plan-draft.ts";
import { fieldNamed, fieldsNamed } from "./plan-names.ts";
import { isVerb } from "./plan-phrases.ts";
import { fieldOf, tidy } from "./plan-words.ts";
import { lowerFirst } from "./text.ts";

const ADDING: readonly RegExp[] = [
  /^(?:also )?(?:add|include|put in|insert|mention|note)(?:\s+(?:also|too))?\s*[:,]?\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:and |plus )?(?:i|we) (?:also|too) (?:want|would like|need|have|should)(?: to)?\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:i(?:['’]d| would) also (?:like|love) to|also|plus)[,:]?\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:(?:i(?:['’]d| would) like to|i want to|i need to)\s+)(?<words>\S[\s\S]*?),?\s+(?:too|as well|also)$/iu,
  /^(?:anche )?(?:aggiungi(?:ci)?|aggiungerei|aggiungiamo(?:ci)?|includi|inserisci|mett(?:i|ici) anche|mett(?:i|ici)(?= che )|scriv(?:i|ici) anche)(?:\s+(?:anche|pure))?\s*[:,]?\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:e )?(?:io )?(?:vorrei|voglio|devo|dovrei) (?:anche|pure)\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:e )?(?:anche|inoltre|e poi)[,:]?\s+(?<words>\S[\s\S]*)$/iu,
  /^(?:vorrei|voglio|devo)\s+(?<words>\S[\s\S]*?)\s+anche$/iu,
];

/** Introduces what to add, and isn't part of it. */
const BEFORE =
  /^(?:(?:that|che|to|di)\s+)?(?:(?:i|we|io|noi)\s+)?(?:(?:also|too|anche|pure)\s+)?(?:(?:want|wants|would like|need|have|plan|['’]d like) to\s+|(?:vorrei|voglio|devo|vogliamo|vorremmo|intendo)\s+)?(?:(?:also|anche|pure)\s+)?/iu;

/** “A fear: …”, “to the goals that …”: the line, and the words for it. */
const INTO =
  /^(?:(?:to|as|in|under|among|a|ai|agli|alle|alla|al|tra|fra|come|nei|negli|un|una|another|one|more|altr[oa]|the|my|i|gli|le)\s+|(?:all|un|l)['’]\s*)+(?<name>\p{L}+)\s*(?:[:,]|that|che|di)?\s+(?<words>\S[\s\S]*)$/iu;

/** Adds the words to the line they belong to; null if the user asks for no addition. */
export function addTo(plan: Plan, wish: string, language: Language): Partial<Plan> | null {
  const more = /^(?:and|e|ed|plus|più)\s+(\S[\s\S]*)$/iu.exec(wish)?.[1];
  const words =
    ADDING.map((one) => one.exec(wish)?.groups?.["words"]).find(Boolean) ??
    (more && isVerb(more, language) ? more : undefined);
  if (!words) return null;
  const into = INTO.exec(words)?.groups;
  const [named] = into?.["name"] ? fieldsNamed(into["name"]) : [];
  const direct = fieldNamed(words);
  if (named && into?.["words"]) return appendTo(plan, named, into["words"], language);
  if (direct) return appendTo(plan, direct.field, direct.words, language);
  const bare = words.replace(/^(?:that|che)\s+/iu, "");
  const field = fieldOf(bare) ?? "action";
  if (field !== "action") return appendTo(plan, field, bare, language);
  const wanted = words.replace(BEFORE, "");
  // “Add that I am sorry”: something to say.
  const said =
    bare !== words && !isVerb(wanted, language) && !/^(?:i|we)? ?(?:want|would like|vorrei|voglio)/iu.test(bare);
  return appendTo(plan, field, said ? `${SAY[language]} ${bare}` : wanted, language);
}

const SAY: Record<Language, string> = { en: "say that", it: "dire che" };

/** A line with words added; an empty line or a guess of the coach is replaced. */
export function appendTo(plan: Plan, field: PlanField, words: string, language: Language): Partial<Plan> | null {
  const added = tidy(field, words);
  if (!/\p{L}{2}/u.test(added)) return null;
  const line = plan[field];
  if (!line || isDraft(line)) return { [field]: added };
  const beside = field === "action" && /^(?:at|in|with|con|al|alla|da|insieme)(?![\p{L}])/iu.test(added);
  const verb = field === "action" && isVerb(added, language) && !line.includes(";");
  const link = beside ? " " : verb ? AND[language] : "; ";
  return { [field]: `${line.replace(/[\s.;,]+$/, "")}${link}${lowerFirst(added)}` };
}

const AND: Record<Language, string> = { en: " and ", it: " e " };
