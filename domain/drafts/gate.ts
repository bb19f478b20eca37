import type { Language } from "#domain/language.ts";
import { isFirstName } from "./content.names.ts";
import { isStyle } from "./coach-talk.ts";
import { isToneSegment } from "./tone-segment.ts";
import { COMMAND, CONFIDED, FORMULA, INSULT, SUBORDINATE } from "./content.gate.ts";
import type { Draft } from "./draft-types.ts";
import { AUXILIARY, baseOfPast, baseOfThird, isCommonBase } from "./english-verbs.ts";
import { isFinite } from "./italian-verbs.ts";
import { NOUNS } from "./italian-words.ts";
import { toSentences as parts } from "./repair-typing.ts";
import { isOrdinaryWord } from "#domain/understanding/typos.ts";

/** Why a text cannot be sent as a message. */
export type Fault = "command" | "torn" | "no-clause" | "addressee" | "confided" | "insult" | "lost" | "twice" | "vague";

export interface GateContext {
  language: Language;
  /** All that the user wrote. */
  said: string;
  persona: string;
}

/** Why a draft cannot be sent; empty if it can. */
export function faultsOf({ sentences, greeting }: Pick<Draft, "sentences" | "greeting">, ctx: GateContext): Fault[] {
  const { language } = ctx;
  const faults = new Set<Fault>();
  for (const sentence of sentences) {
    if (COMMAND[language].test(sentence) || isStyle(sentence, language) || endsInTone(sentence, language))
      faults.add("command");
    if (SUBORDINATE[language].test(sentence)) faults.add("torn");
    if (CONFIDED[language].test(sentence)) faults.add("confided");
    if (INSULT[language].test(sentence)) faults.add("insult");
  }
  const name = GREETED.exec(greeting)?.[1];
  // “auguri per nonna Teresa”, to her: part of the request.
  if (
    name &&
    sentences.some((sentence) =>
      new RegExp(
        `(?<!\\p{L})(?:to|for|a|ad|per|pe|x)(?: (?:my|our|the|la|il|mia|mio))?(?: \\p{L}+)? ${escaped(name)}(?!\\p{L}|')`,
        "iu",
      ).test(sentence),
    )
  )
    faults.add("command");
  // “Marta owes me 60”, to Marta.
  if (name && sentences.some((sentence) => tellsOf(name, sentence, language))) faults.add("command");
  if (!sentences.some((sentence) => isWhole(sentence, language))) faults.add("no-clause");
  if (!isAddressee(greeting, ctx)) faults.add("addressee");
  if (isTwice(sentences)) faults.add("twice");
  // “it is too much”: unclear what.
  if (sentences.length === 1 && VAGUE[language].test(sentences[0]!)) faults.add("vague");
  return [...faults];
}

/** The same for the text of a message. */
export function faultsOfText(text: string, ctx: GateContext): Fault[] {
  const greeting =
    /^(?:hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|buonasera|salve|gentile)[^,!\n]{0,40}[,!]/iu.exec(text)?.[0] ??
    "";
  const body = text.slice(greeting.length).split(/\n\n(?=[^\n]*\n?[^\n]*$)/)[0] ?? "";
  return faultsOf({ greeting, sentences: parts(body, ctx.language, true) }, ctx);
}

/** Whether a sentence has a finite verb, or is a formula that needs none. */
export function isWhole(sentence: string, language: Language): boolean {
  if (FORMULA[language].test(sentence)) return true;
  const words = sentence
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  if (language === "it")
    return words.some(
      (word, at) =>
        /^(?:\p{L}+')?è$|^(?:c'è|ridò|dò|niente|nessun\p{L}*)$/u.test(word) ||
        (isFinite(word) && !(NOUNS.test(word) && (at === 0 || ARTICLE_IT.test(words[at - 1] ?? "")))),
    );
  return words.some(
    (word, at) =>
      AUXILIARY.test(word) ||
      /'(?:m|s|re|ll|d|ve)$/.test(word) ||
      (at === 0 && isCommonBase(word)) ||
      (SUBJECT_EN.test(words[at - 1] ?? "") && (isCommonBase(word) || /^(?:\w{2,})$/.test(word))) ||
      baseOfPast(word) !== null ||
      // “the shower leaks”
      (at === 2 && DETERMINER_EN.test(words[0]!) && /[^s']s$/.test(word)) ||
      (at > 0 && isCommonBase(baseOfThird(word) ?? "")),
  );
}

/** Whether a sentence, or what follows its last comma or dash, is a style wish. */
function endsInTone(sentence: string, language: Language): boolean {
  const cut = Math.max(sentence.lastIndexOf(", "), sentence.lastIndexOf(" - "));
  if (cut < 0) return isToneSegment(sentence, language, "is sad") && sentence.split(" ").length < 7;
  const behind = sentence.slice(0, cut);
  return isToneSegment(sentence.slice(cut + 2), language, behind);
}

const TELLS: Record<Language, string> = {
  en: "(?:'s (?:been|got|not|a)|is|has|was|will|can|owes|said|asked|asks|wants|needs|did|does|keeps|told)",
  it: "(?:è|ha|vuole|deve|può|si è|mi (?:ha|deve|vuole)|ci (?:ha|deve|vuole)|non (?:è|ha|vuole|può))",
};

/** Whether a sentence is about the addressee, by name. */
function tellsOf(name: string, sentence: string, language: Language): boolean {
  return new RegExp(`(?<![\\p{L}'])${escaped(name)}(?: (?=[\\p{L}])|(?='))${TELLS[language]}(?!\\p{L})`, "iu").test(
    sentence,
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const ARTICLE_IT =
  /^(?:il|lo|la|i|gli|le|un|uno|una|del|della|dei|delle|al|alla|nel|nella|dal|dalla|per|con|di|da|in)$/;
const DETERMINER_EN = /^(?:the|my|our|your|this|that|his|her)$/;
const SUBJECT_EN = /^(?:i|you|we|he|she|it|they|there|this|that|who)$/;

const GREETED = /^(?:hi|hello|hey|dear|ciao|ehi|car[oaie]|buongiorno|buonasera|salve|gentile) ([^,!]+)[,!]/iu;

/** Whether the greeting names somebody, not a pronoun or a word of the request. */
function isAddressee(greeting: string, { language, persona, said }: GateContext): boolean {
  const name = GREETED.exec(greeting)?.[1];
  if (!name) return true;
  if (persona.toLowerCase().includes(name.toLowerCase())) return true;
  const words = name.split(" ");
  const [first = ""] = words;
  if (words.length > 1 || isFirstName(first)) return true;
  if (ROLE_CALLED.test(name)) return true;
  // A word that the user capitalized in mid-sentence is a name.
  if (new RegExp(`[\\p{L},] ${escaped(first)}(?!\\p{L})`, "u").test(said)) return true;
  if (isOrdinaryWord(first.toLowerCase(), language)) return false;
  return new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, "iu").test(said);
}

const VAGUE: Record<Language, RegExp> = {
  en: /^(?:it's a )?no(?: to you)?[.!]*$|^(?:that )?(?:it|this|that)(?:'s| is| was| has been) (?:just |really |a bit |not |way )*(?:too much|fair|unfair|ok|okay|right|normal|weird|wrong|hard|enough|annoying|a lot)[.!?]*$/i,
  it: /^no[.!]*$|^(?:che )?(?:non )?(?:è|era|questo è|ciò è) (?:solo |davvero |un po' |non )*(?:troppo|giusto|ingiusto|normale|strano|sbagliato|pesante|difficile|abbastanza)[.!?]*$/iu,
};

const ROLE_CALLED =
  /^(?:mum|mom|dad|grandma|grandpa|granny|nana|nan|auntie|uncle|professor|doctor|coach|all|team|everyone|mamma|papà|nonn[aoi]|zi[aoi]|professor\p{L}*|dottor\p{L}*|maestr[oa]|tutti|ragazz[ie]|amore|avvocato|preside)(?!\p{L})/iu;

/** Whether something is repeated: “3 weeks. 3 weeks, from 6 July”. */
function isTwice(sentences: readonly string[]): boolean {
  const bare = sentences.map((sentence) => sentence.toLowerCase().replace(/[.!?…]+$/, ""));
  return bare.some((one, at) =>
    bare.some((other, behind) => behind > at && (other === one || other.startsWith(`${one},`))),
  );
}
