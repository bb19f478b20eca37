import type { Language } from "#domain/language.ts";
import { findAddressee, type Found } from "./addressee.ts";
import type { Act, Addressee } from "./draft-types.ts";
import type { Request } from "./read-request-en.ts";

/** Sentences before the request that are not to be passed on: anger, doubts, requests for advice. */
const PRIVATE: Record<Language, RegExp> = {
  en: /\b(?:angry|furious|mad at|hate|annoy\w*|fed up|sick of|tired of (?:him|her|them|it)|scared|afraid|don't know|not sure|help me|fight|fought|argu\w+|never|always|drives? me|jealous|awkward|advice|should i|he|she|they|him|his|her|their|want to|feel)\b|\?/i,
  it: /(?<!\p{L})(?:arrabbiat\p{L}+|incavolat\p{L}+|odio|stuf[oa]|paura|non so|litig\p{L}+|mai|sempre|gelos\p{L}+|consiglio|lui|lei|loro|gli|le ho|vorrei|voglio|imbarazz\p{L}+)(?!\p{L})|\?/iu,
};

/** News that explains a request: something one cannot do, or that has come up. */
const NEWS: Record<Language, RegExp> = {
  en: /\b(?:couldn't|didn't|wasn't able|can't|cannot|can not|won't|not able|unable|have to|has to|need to|got|ill|sick|late|stuck|meant to|supposed to|miss(?:ed)?|broke|broken|cancel\w*|moved|lost|lent|forgot|promised|migraine|fever|appointment|closed|away|moving|leaving|working|double[- ]booked)\b/i,
  it: /(?<!\p{L})(?:non (?:sono riuscit[oa]|ho potuto|sono potut[oa]|posso|riesco|vengo|ci sono|ce la faccio|possiamo|riusciamo)|devo|dobbiamo|dovrei|dovev\p{L}+|malat\p{L}+|ritardo|bloccat\p{L}+|rott\p{L}+|pers[oa]|dimenticat[oa]|promesso|prestato|febbre|emicrania|appuntamento|chius[oa]|via|lascio|cambio|parto|mi trasferisco|lavoro|impegn\p{L}+|influenza)(?!\p{L})/iu,
};

/** A sentence that only says whom to write to: “I need to cancel on Chris.” */
const WHOM: Record<Language, RegExp> = {
  en: /^(?:i|we) (?:need|have|want|'d like|would like|must|should)(?: to)? (?:(?:cancel|postpone) (?:on|with)|(?:write|reply|apologi[sz]e|talk) to|text|message|email) (?=\S)/i,
  it: /^(?:devo|dobbiamo|vorrei|voglio|dovrei) (?:(?:disdire|rimandare|annullare|scusarmi) con|(?:scrivere|rispondere|parlare|mandare un messaggio) (?:a|ad|al|alla|con)) (?=\S)/iu,
};

/** Something the user is sorry for: “I feel bad because I snapped at Theo”. */
const CONFESSED: Record<Language, RegExp> = {
  en: /(?:^|\b(?:because|that|since|as) |[.!] )(I (?!feel|am|'m|want|need|think|know|have to)(?:\w+ )[^.!?]{3,100})/i,
  it: /(?:^|(?<!\p{L})(?:perché|che) |[.!] )((?:(?:ieri|stamattina|oggi|ieri sera|sabato|domenica) )?(?:gli |le |l'|mi sono |non )?(?:ho|sono stat[oa]|avevo|sono)(?!\p{L}) [^.!?]{3,100})/iu,
};

/** What the user did or could not do. */
const OWN: Record<Language, RegExp> = {
  en: /^(?:i|i've|i'd|i'm|we) (?:forgot|promised|can't|have to|lost|missed|broke|borrowed|owe|am|was|meant|got)\b/i,
  it: /^(?:ho|avevo|non (?:posso|riesco)|devo|abbiamo|sono) (?:dimenticato|promesso|perso|rotto|preso|saltato|\p{L}+)/iu,
};

const POINTING =
  /^(?:(?:tell|write|text|say|let|message)?(?: ?@)?(?: know)?|that|this|it|so|something|questo|ciò|un messaggio|glielo|(?:di|scrivi|fai sa|spiega)(?:l|g)*(?:gli|le)?(?:elo)?|d[iì]'?glielo|scriviglielo|spiegaglielo)?[?.!\s]*$/i;

/** Adds what was told before the request, if it is content or a reason. */
export function withContext(request: Request, context: string, language: Language, name: string): Request {
  if (!context) return request;
  const [act] = request.acts;
  const points =
    request.acts.length === 0 ||
    (request.acts.length === 1 &&
      act &&
      POINTING.test(act.text) &&
      !/^(?:thank|sorry|congratulate|condole|wish)$/.test(act.kind));
  const told = sentencesOf(context);
  const who =
    request.who === null || typeof request.who === "string" ? (whomOf(told, language) ?? request.who) : request.who;
  if (points) return { ...request, who, acts: [{ kind: "say", text: toThem(context, request.who, language) }] };
  const [first] = request.acts;
  if (first?.kind === "sorry" && !first.text.replace("@", "").trim()) {
    const what = CONFESSED[language].exec(told.join(" "))?.[1];
    if (what) return { ...request, who, acts: [{ kind: "sorry", text: what }, ...request.acts.slice(1)] };
  }
  const reasons = told
    .filter((sentence) => !WHOM[language].test(sentence))
    .map((sentence) => asPronoun(sentence, request.who, language))
    .filter(
      ([sentence, spoken]) =>
        NEWS[language].test(sentence) &&
        (spoken ||
          (OWN[language].test(sentence) && sentence.toLowerCase().includes(name.toLowerCase())) ||
          !PRIVATE[language].test(sentence)) &&
        sentence.split(" ").length < 26,
    )
    .map(([sentence]): Act => ({ kind: "say", text: sentence.replace(/[.!]+$/, "") }));
  const given = request.acts.some(({ text }) =>
    /\b(?:because|since)\b|(?<!\p{L})(?:perché|siccome)(?!\p{L})/iu.test(text),
  );
  return { ...request, who, acts: given ? request.acts : [...reasons, ...request.acts] };
}

function sentencesOf(context: string): string[] {
  return (context.match(/[^.!?]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}

function whomOf(told: readonly string[], language: Language): Found["who"] | null {
  for (const sentence of told) {
    const found = WHOM[language].exec(sentence);
    const named = found && findAddressee(sentence.slice(found[0].length), language);
    if (named && typeof named.who === "object") return named.who;
  }
  return null;
}

/** “I can't lend my brother the money. Tell him.”: the brother is the addressee. */
function toThem(context: string, who: Request["who"], language: Language): string {
  if (who !== "him" && who !== "her" && !(who === null && language === "it")) return context;
  const match = language === "en" ? /(?<=\w )my (?=\w)/gi : /(?<=\p{L} )a (?=mi[oa] )/giu;
  const [found, another] = [...context.matchAll(match)];
  if (!found || another) return context;
  const named = findAddressee(context.slice(found.index + (language === "it" ? 2 : 0)), language);
  if (!named || typeof named.who === "string" || named.who.plural) return context;
  const female = named.who.gender === "f" || who === "her";
  const behind = context.slice(found.index + named.length + (language === "it" ? 2 : 0));
  if (/^'s\b/.test(behind)) return context;
  const before = context.slice(0, found.index);
  if (language === "en") return `${before}${female ? "her" : "him"}${behind}`;
  const joined = before.replace(
    /(\p{L}+(?:ar|er|ir))e(?!.*\p{L}+(?:are|ere|ire)(?!\p{L}))/u,
    `$1${female ? "le" : "gli"}`,
  );
  return joined === before ? context : `${joined.trimEnd()}${behind}`;
}

/** “My friend lent me a book. Write him …”: the friend is the addressee. */
function asPronoun(sentence: string, who: Request["who"], language: Language): [string, boolean] {
  if (who !== "him" && who !== "her") return [sentence, false];
  const start = language === "en" ? /^(?=(?:my|the|our) )/i : /^(?=(?:il|la|un|una|l'|mio|mia|un')[ ']?)/iu;
  if (!start.test(sentence)) return [sentence, false];
  const found = findAddressee(sentence.replace(/^un(?:a |'| )(?=amic)/iu, "il "), language);
  if (!found || typeof found.who === "string" || found.who.plural || !fits(found.who, who)) return [sentence, false];
  const length =
    found.length +
    (/^una /i.test(sentence) ? 1 : 0) -
    (/^(?:un'|un )/i.test(sentence) && !/^un /i.test(sentence) ? 1 : 0);
  const rest = sentence.slice(length).trim();
  if (language === "it") return [rest, true];
  return [`${who === "him" ? "he" : "she"} ${rest}`, true];
}

function fits({ gender }: Addressee, who: "him" | "her"): boolean {
  return gender === null || (gender === "m") === (who === "him");
}
