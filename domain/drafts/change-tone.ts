import { upperFirst } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import * as c from "./content.revise.ts";
import { uncapitalize } from "./repair-typing.ts";
import { tighten } from "./tighten.ts";

/** Removes courtesies and repetitions, never facts. */
export function shorter(body: readonly string[], language: Language): string[] {
  const kept = body.filter(
    (sentence) =>
      !/^(?:i hope|hope you|spero che|my thoughts|thinking of you|un abbraccio|no pressure|nessuna fretta|please imagine|immagin|tell me how|dimmi come|if anything|se qualcosa|when would be|quando hai|i just wanted you to know|ci tenevo a dirtelo)/i.test(
        sentence,
      ) || /\d/.test(sentence),
  );
  const base = kept.length > 0 ? kept : [...body];
  const cut = base.map((sentence) =>
    sentence
      .replace(
        /^(?:just a quick reminder that|i just wanted to (?:say|let you know) that|i wanted to (?:say|let you know) that) /i,
        "",
      )
      .replace(/\b(?:thank you so much|thank you very much)\b/i, "thanks")
      .replace(/\bcould you please\b/i, "could you")
      .replace(/\bcould I please\b/i, "could I")
      .replace(/^(?:Ti ricordo che|Volevo (?:solo )?dirti che) /i, "")
      .replace(/^Grazie di cuore/i, "grazie")
      .replace(/, per favore(?=\?)/i, "")
      .replace(/\b(?:really|very|just|so much|davvero|molto|proprio) (?=\p{L})/giu, ""),
  );
  if (cut.join(" ") !== body.join(" ")) return cut;
  const tighter = tighten(cut, language);
  if (tighter.join(" ") !== cut.join(" ") || body.length < 3) return tighter;
  return cut.filter((sentence, index) => index < cut.length - 1 || sentence.includes("?") || /\d/.test(sentence));
}

const REQUEST = /\?$|^please |^per favore|(?<!\p{L})(?:need|serve|bisogno)(?!\p{L})/iu;

/** Removes hedges; if there are none, asks for an answer. */
export function firmer(body: readonly string[], language: Language, formal: boolean): string[] {
  const plain = body
    .filter(
      (sentence) => !/^(?:i hope you're (?:doing )?well|spero che (?:tu )?stia bene|i wanted to ask)/i.test(sentence),
    )
    .map(direct);
  if (plain.join(" ") !== body.join(" ")) return plain;
  const end = (formal ? c.FIRM_END_FORMAL : c.FIRM_END)[language];
  return plain.includes(end) ? plain : [...plain, end];
}

function direct(sentence: string): string {
  return sentence
    .replace(/^could you (?:please )?(.*)\?$/i, "Please $1.")
    .replace(/^could I (?:please )?have (.*)\?$/i, "I need $1.")
    .replace(/^I(?:'d| would) like (?!to )/i, "I need ")
    .replace(/^potrei avere (.*?)(?:, per favore)?\?$/i, "mi serve $1.")
    .replace(/^i'm afraid /i, "")
    .replace(/^(?:just a quick reminder that|i wanted to talk to you about) /i, "")
    .replace(/^(?:Sadly|Unfortunately|Purtroppo),? /i, "")
    .replace(/^(potre(?:sti|bbe|ste)) (?:per favore )?(.*?)(?:, per favore)?\?$/i, (_, verb: string, rest: string) =>
      `le chiedo di ${rest}.`.replace(/^le/, /sti$/i.test(verb) ? "ti" : /bbe$/i.test(verb) ? "Le" : "vi"),
    );
}

type Rule = readonly [RegExp, (...found: string[]) => string];
const SOFT: Record<Language, readonly Rule[]> = {
  en: [
    [
      /^(?!I'm sorry|unfortunately)((?:I|we) (?:can't|cannot|won't|will not|couldn't) .*|I'm not (?:coming|able) .*|we're not (?:coming|able) .*)$/i,
      (_, all) => `I'm sorry, but ${uncapitalize(all, "en")}`,
    ],
    [/^(?:you should|you need to|you have to|you must) (.*)\.$/i, (_, rest) => `Maybe you could ${rest}.`],
    [/^I need (.*)\.$/i, (_, rest) => `It would really help me to have ${rest}.`],
    [/^please don't (.*)\.$/i, (_, rest) => `I'd be grateful if you didn't ${rest}.`],
    [/^please (?!let me know)(.*)\.$/i, (_, rest) => `Could you please ${rest}?`],
    [/^(?:could|can) (you|we|I) (?:please )?(.*)\?$/i, (_, who, rest) => `If you don't mind, could ${who} ${rest}?`],
    [
      /^(?!I just|I wanted|I hope|thank|thanks|congrat|happy|I'm sorry|sorry|how about|would you|do you|are you)((?:the|your|my|our|it|you|there|I|we)\b.*\.)$/i,
      (_, all) => `I just wanted to mention that ${uncapitalize(all, "en")}`,
    ],
  ],
  it: [
    [
      /^(?!mi dispiace|purtroppo)((?:\p{L}+ ){0,3}non (?:posso|possiamo|vengo|veniamo|riesco|riusciamo|ce la faccio|ci sono) ?.*)$/iu,
      (_, all) => `Mi dispiace, ma ${uncapitalize(all, "it")}`,
    ],
    [/^(?:forse )?dovresti (.*)\.$/iu, (_, rest) => `Che ne dici di ${rest}?`],
    [/^mi serve (.*)$/iu, (_, rest) => `Mi servirebbe ${rest}`],
    [/^ho bisogno (.*)$/iu, (_, rest) => `Avrei bisogno ${rest}`],
    [/^(?:ri)?voglio (.*)$/iu, (_, rest) => `Vorrei ${rest}`],
    [
      /^(?:mi )?potresti (.*)$/iu,
      (all) => `Se non ti dispiace, ${uncapitalize(all, "it").replace(/, per favore(?=\?)/, "")}`,
    ],
    [/^puoi (.*)$/iu, (_, rest) => `Se non ti dispiace, potresti ${rest}`],
    [
      /^potrei (?:per favore )?avere (.*?)(?:, per favore)?\?$/iu,
      (_, rest) => `Quando puoi, mi faresti avere ${rest}?`,
    ],
    [
      /^(?!volevo|grazie|scusa|mi dispiace|tanti|congrat|ti va|che ne)((?:il|la|lo|l'|i|gli|le|c'è|ci sono|hai|sei|mi|domani|oggi|ieri) ?.*\.)$/iu,
      (_, all) => `Volevo solo dirti che ${uncapitalize(all, "it")}`,
    ],
  ],
};

/** Softens the first thing that can be; if there is none, asks what the other thinks. */
export function softer(body: readonly string[], language: Language, formal: boolean): string[] {
  const end = (formal ? c.SOFT_END_FORMAL : c.SOFT_END)[language];
  if (formal) return body.includes(end) ? [...body] : [...body, end];
  for (const [at, sentence] of body.entries())
    for (const [match, by] of SOFT[language])
      if (match.test(sentence))
        return body.map((one, index) => (index === at ? upperFirst(one.replace(match, by)) : one));
  return body.some((sentence) => sentence === end) ? [...body] : [...body, end];
}

export function lighter(body: readonly string[], language: Language, formal: boolean, plural: boolean): string[] {
  const end = body.some((sentence) => REQUEST.test(sentence))
    ? c.LIGHT_END[language]
    : plural || formal
      ? c.LIGHT_TOLD_MANY[language]
      : c.LIGHT_TOLD[language];
  return body.some((sentence) => sentence === end) ? [...body] : [...body, end];
}

export function longer(body: readonly string[], language: Language, formal: boolean): string[] {
  const open = body.some(
    (sentence) =>
      sentence.endsWith("?") ||
      /\d|(?:day|tomorrow|tonight|week|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|stasera)(?!\p{L})/iu.test(
        sentence,
      ),
  );
  const end = formal ? c.LONGER_FORMAL[language] : open ? c.LONGER[language] : c.LONGER_TOLD[language];
  return body.includes(end) ? [...body] : [...body, end];
}
