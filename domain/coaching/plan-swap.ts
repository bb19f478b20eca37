import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { PLAN_FIELDS } from "./content.prepare.ts";
import { CHANNEL_VERBS, CHANNELS, DAY, DAY_AND_PART, HOUR, phrase, TONES, type Channel } from "./plan-phrases.ts";
import { fill, upperFirst } from "./text.ts";

export interface Contrast {
  from: string;
  to: string;
}

const CONTRASTS: readonly RegExp[] = [
  /^(?:not|no|non)\s+(?<from>\S[^,;]*?)(?:\s*[,;]\s*(?:but |ma |bensì )?|\s+(?:but|ma|bensì)\s+)(?<to>\S[\s\S]*)$/iu,
  /^(?:instead of|rather than|invece (?:di|che)|anziché|al posto d(?:i|el|ella|ell['’])|piuttosto che)\s+(?<from>\S[^,;]*?)\s*[,;]\s*(?<to>\S[\s\S]*)$/iu,
  /^(?:change|replace|swap|substitute|turn)\s+(?<from>\S[\s\S]*?)\s+(?:to|with|for|into|by)\s+(?<to>\S[\s\S]*)$/iu,
  /^(?:cambia|sostituisci|scambia|rimpiazza)\s+(?<from>\S[\s\S]*?)\s+(?:con|in)\s+(?<to>\S[\s\S]*)$/iu,
  /^(?<to>\S[\s\S]*?),?\s+(?:instead of|rather than|in place of|invece (?:di|che|del|della|dei|delle|dell['’])|anziché|al posto d(?:i|el|ella|ei|elle|ell['’])|piuttosto che)\s*(?<from>\S[\s\S]*)$/iu,
  /^(?<to>\S[^,;]*?),\s*(?:not|non|e non)\s+(?<from>\S[\s\S]*)$/iu,
  /^(?<from>\S[^,;]*?)\s+no[,;]\s*(?<to>\S[\s\S]*)$/iu,
];

const ASKING =
  /^(?:(?:make it|do it|let['’]s (?:do|make|meet|say)(?: it)?|put|use|better|rather|change (?:it )?to|facciamo|fallo|falla|metti|usa|meglio|piuttosto|bring)\s+)+/iu;

/** “Not this, that”, “that instead of this”: what to replace, and by what. */
export function contrastIn(words: string): Contrast | null {
  for (const one of CONTRASTS) {
    const groups = one.exec(words.trim())?.groups;
    const from = groups?.["from"]?.trim();
    const to = groups?.["to"]?.trim().replace(ASKING, "");
    if (from && to && /\p{L}{2}/u.test(to)) return { from, to };
  }
  return null;
}

const PREPOSITION =
  /^(?:at|on|in|with|by|near|after|before|during|over|without|a|al|allo|alla|all['’]|ai|in|nel|nella|da|dal|dalla|con|per|dopo|prima|durante|senza|su|sul|sulla)(?![\p{L}])/iu;
const ARTICLES = /^(?:(?:the|a|an|my|il|lo|la|i|gli|le|un|una)\s+|(?:l|un)['’]\s*)/iu;

const escape = (words: string) =>
  words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(/\s+/g, String.raw`\s+`);

/** Replaces the old words by the new; a place or company that replaces none is appended to the action. */
export function swapWords(plan: Plan, { from, to }: Contrast): Partial<Plan> | null {
  const literal = phrase(escape(from));
  const [noun, wanted] = [from.replace(ARTICLES, ""), to.replace(ARTICLES, "")];
  for (const field of PLAN_FIELDS) {
    const line = plan[field] ?? "";
    if (literal.test(line)) return { [field]: upperFirst(line.replace(literal, () => to)) };
    // “Not the meeting, the project”: the article is part of the preposition (“della riunione”).
    const joined = new RegExp(
      `(?<![\\p{L}])(de|a|da|su|ne)(?:l|llo|lla|ll['’]|i|gli|lle)\\s*${escape(noun)}(?![\\p{L}])`,
      "iu",
    );
    const found = joined.exec(line);
    if (found?.[1] && noun !== from && wanted !== to) {
      const preposition = { de: "di", ne: "in" }[found[1].toLowerCase()] ?? found[1];
      return { [field]: upperFirst(line.replace(found[0], () => fill(`${preposition} {name}`, { name: to }))) };
    }
    const bare = phrase(escape(noun));
    if (noun.length > 3 && bare.test(line)) return { [field]: upperFirst(line.replace(bare, () => wanted)) };
  }
  if (!PREPOSITION.test(to) || !PREPOSITION.test(from) || to.split(/\s+/).length > 8) return null;
  return { action: `${plan.action.replace(/[\s.,;]+$/, "")} ${to}` };
}

/** The requested channel, if the words say little else. */
export function requestedChannel(words: string): Channel | null {
  const contrast = contrastIn(words);
  const text = contrast?.to ?? words;
  const found = CHANNELS.find(({ meant }) => meant.test(text));
  if (!found) return null;
  const rest = text.replace(new RegExp(found.meant, "giu"), " ").replace(LITTLE, " ");
  return (rest.match(/\p{L}{2,}/gu) ?? []).length <= 1 ? found.channel : null;
}

const LITTLE = phrase(
  "by|in|on|over|the|with|via|it|a|an|do|make|let['’]s|to|talk|speak|tell|rather|better|instead|prefer|i['’]d|i would|meet|would|be|please|send|me|per|con|un|una|di|al|meglio|piuttosto|preferisco|preferirei|farlo|fallo|fare|facciamo|facciamolo|invece|dir(?:le|gli|glielo|e)|parlar(?:le|gli|e|ne)|glielo|dico|direi|vorrei|e|è|mandal[ei]|manda(?:re|rle|rgli)?|her|him|them|le|gli",
  "giu",
);

/** Changes the channel: removes the old one, and replaces a verb that implies it (“call”) by a neutral one. */
export function setChannel(action: string, channel: Channel, language: Language): string {
  let line = action;
  for (const { written } of CHANNELS) line = line.replace(new RegExp(`,?\\s*${written.source}`, "giu"), "");
  const inWriting = channel === "message" || channel === "email" || channel === "letter";
  const verb = CHANNEL_VERBS.find(({ match }) => match.test(line));
  if (verb) line = line.replace(verb.match, inWriting ? verb.write : verb.talk);
  const says = CHANNELS.find((one) => one.channel === channel)?.says[language] ?? "";
  return `${line.trim().replace(/[\s.,;]+$/, "")}, ${says}`;
}

/** Changes or adds the day and the hour. */
export function setMoment(action: string, day: string | undefined, hour: string | undefined): string {
  let line = action.replace(/[\s.;,]+$/, "");
  if (day) line = replaceAllOf(DAY, line, withEnglishOn(day));
  // “On Friday evening” excludes “at lunch”.
  if (day && !hour && DAY_AND_PART.test(day)) line = without(HOUR, line);
  if (!hour) return upperFirst(line);
  if (HOUR.test(line)) line = line.replace(HOUR, () => hour);
  else line = DAY.test(line) ? line.replace(DAY, (found) => `${found} ${hour}`) : `${line} ${hour}`;
  return upperFirst(line);
}

/** Replaces the first match and removes the others; appends if there is none. */
export function replaceAllOf(kind: RegExp, line: string, by: string): string {
  const found = kind.exec(line);
  if (!found) return `${line} ${by}`;
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  return `${before}${by}${without(kind, after)}`;
}

function without(kind: RegExp, line: string): string {
  return line.replaceAll(new RegExp(`[\\s,]*${kind.source}`, "giu"), "");
}

/** “Friday” → “on Friday”. */
function withEnglishOn(day: string): string {
  const english = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(day);
  return english ? `on ${upperFirst(day)}` : day;
}

/** Sets the tone as a phrase at the end, replacing an earlier one. */
export function setTone(action: string, { says }: (typeof TONES)[number], language: Language, name: string): string {
  let line = action;
  for (const tone of TONES) line = line.replace(`, ${fill(tone.says[language], { name })}`, "");
  return `${line.replace(/[\s.,;]+$/, "")}, ${fill(says[language], { name })}`;
}
