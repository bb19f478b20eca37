import type { Language } from "#domain/language.ts";
import type { Gender } from "./draft-types.ts";
import type { Calls } from "./frame-names.ts";
import { FRAME } from "./frame-words.ts";
import { isFinite } from "./italian-verbs.ts";
import { NOUNS } from "./italian-words.ts";

/** The head of a request, as parsed so far. */
export interface Parts {
  /** The current position. */
  index: number;
  /** The end of the last word that makes it a request. */
  key: number;
  /** The last verb of saying; empty if there is none. */
  verb: string;
  /** A verb such as “thank” or “ask”, in the form that the readers know. */
  act: string | null;
  /** The words that name the addressee. */
  phrase: string | null;
  /** Whether an apposition follows. */
  told: boolean;
  gender: Gender | null;
  /** Whether a pronoun stands for the addressee. */
  clitic: boolean;
}

interface Place {
  text: string;
  language: Language;
  calls: Calls;
  /** The word at the current position; empty if there is none. */
  word: string;
}

/** Parses something at the current position; false if the head ends there, undefined if it does not apply. */
type Step = (parts: Parts, place: Place) => boolean | undefined;

const WORD = /\p{L}+(?:-\p{L}+)?(?:['’](?:\p{L}{1,2}(?!\p{L}))?)?/uy;
const MOST_STEPS = 40;

/** Matches a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Parses the head of a request. */
export function readParts(text: string, from: number, calls: Calls, language: Language): Parts {
  const parts: Parts = {
    index: from,
    key: from,
    verb: "",
    act: null,
    phrase: null,
    told: false,
    gender: null,
    clitic: false,
  };
  for (let count = 0; count < MOST_STEPS && parts.index < text.length; count += 1) {
    const place = { text, language, calls, word: matchAt(WORD, text, parts.index)?.[0] ?? "" };
    if (!readNext(parts, place)) break;
  }
  return parts;
}

function readNext(parts: Parts, place: Place): boolean {
  for (const step of STEPS) {
    const read = step(parts, place);
    if (read !== undefined) return read;
  }
  return false;
}

const STEPS: readonly Step[] = [readBlank, readAddressee, readPair, readComma, readAct, readPronoun, readWord];

function readBlank(parts: Parts, { text }: Place): boolean | undefined {
  if (text[parts.index] !== " ") return undefined;
  parts.index += 1;
  return true;
}

function readAddressee(parts: Parts, { text, language, calls }: Place): boolean | undefined {
  const named = parts.phrase === null ? matchAt(calls.phrase, text, parts.index)?.[0] : undefined;
  if (!named?.trim()) return undefined;
  parts.phrase = named;
  parts.index += named.length;
  for (let count = 0; count < 2; count += 1) {
    const more = matchAt(calls.more, text, parts.index)?.[0];
    if (!more || !isApposition(more, text.slice(parts.index + more.length), language, parts.act)) break;
    parts.told = true;
    parts.index += more.length;
  }
  parts.key = parts.index;
  return true;
}

/** “, mia cognata”, “ del pilates”, but not “, la riunione è alle 5” or, after thanks, “ della torta”. */
function isApposition(text: string, rest: string, language: Language, act: string | null): boolean {
  if (language === "en" && /^ (?:is|has|was|are|were|isn't|hasn't)\b/i.test(rest)) return false;
  if (act !== null && (/^,? who /i.test(text) || (!/^(?:chied|ask)/.test(act) && !/^ ?[,(]/.test(text)))) return false;
  if (
    language === "en" &&
    /\b(?:is|are|was|were|has|have|had|will|can|do|does|did|got|am|needs?|says?)\b|'(?:s|re|ll|m|ve|d)\b/i.test(
      text.replace(/\bwho .*$|\b(?:that|it)'s\b/i, ""),
    )
  )
    return false;
  if (language === "en" || /^ ?\(|^, (?:che|con) /iu.test(text)) return true;
  const words = text
    .replace(/(?<!\p{L})(?:che|a cui) .*$/iu, "")
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  return !words
    .slice(1)
    .some(
      (word) =>
        (isFinite(word) &&
          !NOUNS.test(word) &&
          word.length > 1 &&
          !/^(?:condominio|casa)$/.test(word) &&
          !/[aeo]$/.test(word)) ||
        /^(?:è|ha|sono|ho|va|fa|metto|mette|arriva|viene|può|deve|vuole)$/.test(word),
    );
}

function readPair(parts: Parts, { text, language }: Place): boolean | undefined {
  const pair = parts.verb ? undefined : FRAME[language].pairs.exec(text.slice(parts.index))?.[0];
  if (!pair) return undefined;
  parts.index += pair.length;
  if (/^(?:put|ci metti|mi metti|what i want)/iu.test(pair)) {
    parts.verb = pair.trim();
    parts.key = parts.index;
  }
  return true;
}

function readComma(parts: Parts, { text }: Place): boolean | undefined {
  if (text[parts.index] !== "," || (parts.phrase && (parts.verb || parts.act))) return undefined;
  // “Cara, avrei bisogno di …”
  if (parts.verb || (parts.phrase && !parts.told)) return false;
  parts.index += 1;
  return true;
}

function readAct(parts: Parts, { text, language, word }: Place): boolean | undefined {
  if (parts.act !== null || !word) return undefined;
  const rest = text.slice(parts.index);
  for (const [match, act] of FRAME[language].acts) {
    const verb = match.exec(rest)?.[0];
    if (verb === undefined) continue;
    parts.act = act;
    if (/(?:gli|lo)$/u.test(verb)) parts.gender = "m";
    if (/(?:le|la)$/u.test(verb) && language === "it") parts.gender = "f";
    parts.clitic ||= parts.gender !== null;
    parts.index += verb.length;
    parts.key = parts.index;
    return true;
  }
  return undefined;
}

const BEHIND_ACT = /^(?:anche|gentilmente|nicely|politely|please|from|back|a|ad|al)$/iu;

/** “him”, “her”, “them” after a verb of saying. */
function readPronoun(parts: Parts, { text, language, word }: Place): boolean | undefined {
  const { clitic, him } = FRAME[language];
  const isPronoun = clitic.test(word);
  if (parts.act !== null && !isPronoun && !BEHIND_ACT.test(word)) return false;
  if (language !== "en" || !isPronoun || (parts.phrase !== null && !parts.act)) return undefined;
  if (!parts.verb && !parts.act && !/\blet $/i.test(text.slice(0, parts.index))) return undefined;
  parts.clitic = true;
  parts.gender = him.test(word) ? "m" : /^her$/i.test(word) ? "f" : null;
  parts.index += word.length;
  parts.key = parts.index;
  return true;
}

function readWord(parts: Parts, { text, language, word }: Place): boolean {
  if (!word) return false;
  const { strong, weak, clitic, him } = FRAME[language];
  const end = parts.index + word.length;
  if (strong.test(word)) {
    parts.verb = word;
    parts.key = end;
  }
  if (language === "it") {
    if (clitic.test(word) && !/^l[ae]$/iu.test(word)) {
      parts.clitic = true;
      parts.gender ??= him.test(word) ? "m" : "f";
    } else if (
      /^le$/iu.test(word) &&
      /^ (?:devo|voglio|vorrei|scriv|dic|dir|mand|rispond|volevo)/iu.test(text.slice(end))
    ) {
      parts.clitic = true;
      parts.gender = "f";
    }
  }
  if (!strong.test(word) && !weak.test(word)) return false;
  parts.index = end;
  return true;
}
