import type { Language } from "#domain/language.ts";
import { flatten } from "./intent.ts";
import { withoutEmoji } from "./clean.ts";
import { upperFirst } from "./text.ts";

/** An explicit correction, whatever the coach had asked. */
const CORRECTS_PLAINLY =
  /\b(?:i meant|i (?:didn'?t|never) (?:say|said)|come to think of it|typo|oops|is a (?:he|she|man|woman|boy|girl)\b|non ho detto|mica (?:il|la|mi)|intendevo|refuso|errore di battitura|i mean(?:t)?,? not|that'?s (?:wrong|not right|not what i|incorrect)|(?:not|isn'?t|wasn'?t) (?:my |the |a |about (?:the )?)?\w+[,.;]? (?:but|it'?s|it was|he'?s|she'?s|its)|you (?:got|mixed|misread|confused)|correction|wrong person|is a (?:he|she)\b|(?:you|u) (?:have )?understood|it was (?:him|her|them|me) (?:who|that)|the other way round|(?:che|hai) (?:hai |ha )?capito|macche|parlavo d\w+|e (?:femmina|maschio|un uomo|una donna)\b|intendevo|volevo dire|non (?:e|era|sono|si tratta) [^.,]{2,30}[,.] (?:ma |e |bensi|vive|si tratta)|hai (?:capito male|sbagliato|confuso)|mi sono sbagliat[oa]|ho sbagliato a scrivere|correggo)/;

/** An explicit change of mind. */
const CHANGES_MIND =
  /\b(?:changed my mind|change of (?:plan|heart|mind)|on second thoughts?|after all|never ?mind|nvm|forget (?:it|that|about)|scratch that|scrap (?:it|that)|rather not|i'?d rather (?:not|just)|thinking about it again|not going to \w+ (?:\w+ )?any ?more|i don'?t want to \w+ (?:\w+ ){0,4}(?:any ?more|now)|actually (?:no|i'?ll|i (?:don'?t|won'?t|think i))|ho cambiato idea|ci ho ripensato|anzi,? no|come non detto|lascia (?:stare|perdere)|lasciamo (?:stare|perdere)|non voglio piu|ripensandoci|meglio di no|alla fine non|non (?:lo|la|gli|le) (?:\w+ )?piu)\b/;

export const correctsPlainly = (message: string) => CORRECTS_PLAINLY.test(flatten(message));
export const changesMindPlainly = (message: string) => CHANGES_MIND.test(flatten(message));

/** The kind of number or time in a short answer. */
export type FactKind = "money" | "long" | "short" | "when" | "count" | "size";

const NUMBER =
  "(?:\\d+(?:[.,]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|quaranta|cinquanta|few|couple of|qualche|pochi|poche)";
const KINDS: readonly (readonly [FactKind, RegExp])[] = [
  ["money", new RegExp(`(?:[$£€] ?\\d|\\b${NUMBER} ?(?:euros?|€|quid|pounds?|dollars?|k|mila|bucks)\\b|\\d ?€)`)],
  [
    "size",
    new RegExp(`\\b${NUMBER} ?(?:cm|mm|m|km|metres?|meters?|miles?|metri|centimetri|chilometri|kg|kilos?|chili)\\b`),
  ],
  ["when", /\b(?:in|[ft]ra) (?:\w+ )?(?:days|weeks|months|giorni|settimane|mesi)\b/],
  [
    "count",
    new RegExp(
      `\\b${NUMBER} (?:times|volte)\\b|\\b(?:twice|once|due volte|una volta|ogni (?:giorno|sera|settimana)|every (?:day|week|night)|\\d+ \\w+ a (?:day|week)|\\d+ (?:al|a|alla) (?:giorno|settimana))\\b`,
    ),
  ],
  [
    "long",
    new RegExp(
      `\\b${NUMBER} (?:years?|yrs?|months?|ann[oi]|mes[ei])\\b|\\b(?:since (?:last )?(?:\\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|xmas|about|summer|winter|the middle)|for (?:years|months|ages)|da(?:l|lla|llo|ll')? ?(?:\\d{4}|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|anno scorso|anni|mesi|natale|pasqua|sempre|estate)|from the (?:start|beginning)|always been)\\b`,
    ),
  ],
  [
    "short",
    new RegExp(
      `\\b${NUMBER} (?:days?|weeks?|hours?|giorn[oi]|settiman[ae]|or[ae])\\b|\\b(?:since (?:yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|last week)|yesterday|last night|ieri|stamattina|da (?:ieri|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato))\\b`,
    ),
  ],
  [
    "when",
    /\b(?:(?:on |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|weekend)|at \d|in (?:\w+ )?(?:days|weeks)|(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|stasera)|alle \d|[ft]ra (?:\w+ )?(?:giorni|settimane))\b/,
  ],
];
const MAX_WORDS = 8;
/** A bare number is a sum if money was mentioned. */
const OF_MONEY =
  /\b(?:money|pay|paid|owe|owes|cost|costs|price|flight|flights|rent|lent|euro|euros|soldi|pag\w+|deve|cost\w+|prezzo|affitto|prestat\w+|vol[oi])\b/;

/** The number or time in a short message, as written; null if there is none or more is said. */
export function shortFact(message: string, told: readonly string[]): { kind: FactKind; fact: string } | null {
  const fact = withoutEmoji(message.split(/(?<=\p{L})[.!]\s+/u).at(-1) ?? "")
    .replace(/[\s.!…,;:]+$/, "")
    .replace(/^(?:about|around|circa|più o meno|piu o meno|like|ok,?|beh,?|well,?|oh,?|erm,?)\s+/i, "");
  if (fact.includes("?") || fact.split(/\s+/).length > MAX_WORDS || fact === "") return null;
  const flat = flatten(fact).replace(/[^a-z0-9'$£€.,: ]/g, "");
  if (
    /\b(?:but|because|ma|perche|he|she|they|my|mio|mia|lui|lei|che|ci|non|not|n't|i'll|i|ho|mi|let|lets|let's|leave|send|dont|don't)\b/.test(
      flat,
    )
  )
    return null;
  const raw = fact.toLowerCase().replace(/ì/g, "i");
  if (/^\d+(?:[.,]\d+)?$/.test(flat))
    return told.some((text) => OF_MONEY.test(flatten(text))) ? { kind: "money", fact } : null;
  const found = KINDS.find(([, match]) => match.test(raw));
  return found ? { kind: found[0], fact: upperFirst(fact) } : null;
}

const WHEN: Readonly<Record<Language, RegExp>> = {
  en: /\b((?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|after (?:the )?(?:meeting|dinner|lunch|work|school|church)|this (?:evening|afternoon|weekend))\b/i,
  it: /(?<![\p{L}])((?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?: (?:mattina|pomeriggio|sera))?|domani(?: (?:mattina|pomeriggio|sera))?|stasera|dopo (?:la riunione|cena|pranzo|il lavoro|messa)|nel (?:fine settimana|weekend))(?![\p{L}])/iu,
};

const PARTING =
  /(?:see you|speak|talk|until|till) (?:later )?(?:tomorrow|soon|on \w+day|\w+day)|(?<!\p{L})a (?:domani|\p{L}+d[iì]|sabato|domenica|stasera)/giu;

/** When the user plans to act, in a goodbye; null if not mentioned. */
export function plannedTime(message: string, language: Language): string | null {
  const told = message.replace(PARTING, " ");
  const when = WHEN[language].exec(told)?.[1]?.replace(/^on /i, "");
  if (!when) return null;
  const spelled =
    language === "it"
      ? when.replace(/(lune|marte|mercole|giove|vener)di\b/i, "$1dì")
      : when.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i, (day) => upperFirst(day.toLowerCase()));
  return upperFirst(spelled);
}

const INSTEAD =
  /(?:i meant|i mean|make that|it'?s|intendevo|volevo dire|volevo scrivere|era)\s+(.{2,40}?),?\s+(?:not|and not|non|e non)\s+(.{2,40}?)(?:[,.!?]|\s+(?:sorry|scusa|oops))*$/i;

const INSTEAD_BEFORE =
  /^(?:no[, ]+)?(.{2,40}?) (?:intendevo|volevo dire|i meant),?\s+(?:n?n?on|nn|not|mica)\s+(.{2,40}?)[.!]*$/i;

/** “I meant Saturday, not Sunday”: right and wrong; null for other forms of correction. */
export function correctionPair(message: string): { right: string; wrong: string } | null {
  const text = message.trim().replace(/[’]/g, "'");
  const found = INSTEAD.exec(text) ?? INSTEAD_BEFORE.exec(text);
  return found ? { right: found[1]!.trim(), wrong: found[2]!.trim() } : null;
}
