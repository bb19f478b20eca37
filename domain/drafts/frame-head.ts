import type { Language } from "#domain/language.ts";
import type { Gender } from "./draft-types.ts";
import type { Calls } from "./frame-names.ts";
import { FRAME } from "./frame-words.ts";
import { isFinite } from "./italian-verbs.ts";
import { NOUNS } from "./italian-words.ts";

/** What a request says before what is to be said: “devo far sapere a leo, mio fratello, che”. */
export interface Head {
  /** Where what is to be said begins. */
  end: number;
  link: "that" | "if" | "to" | "colon" | "none";
  /** The verb that says itself what is done, as the readers know it. */
  act: string | null;
  /** The words that name the addressee. */
  phrase: string | null;
  /** Whether words behind it say who that is. */
  told: boolean;
  gender: Gender | null;
  /** “not ” where it is asked not to do something, in English. */
  not: string;
  /** The last verb of saying. */
  verb: string;
}

const WORD = /\p{L}+(?:-\p{L}+)?(?:['’](?:\p{L}{1,2}(?!\p{L}))?)?/uy;
const LINK: Record<Language, RegExp> = {
  en: /(that|if|whether)\b ?/iy,
  it: /(che|ke|ca|se)(?!\p{L})(?! stess)(?: (?:che|ke)(?!\p{L}))? ?/iuy,
};
const MARK = /\s*(?:[:,.?!;…]+|-(?= ))\s*(?:(?:and|e) (?=(?:that|che) ))?/iuy;
const TO: Record<Language, RegExp> = {
  en: /(?:not )?to (?=\p{L})/iuy,
  it: /d[ie] (?=(?:non )?\p{L}+(?:re|rsi|rmi|rgli|rle|rci|rlo|rla|rli|rne)(?!\p{L})|no(?!\p{L})|s[iì](?!\p{L}))/iuy,
};
/** Verbs whose object is what is said, so that no addressee need stand there. */
const SAYS: Record<Language, RegExp> = {
  en: /^(?:say|saying)$/i,
  it: /^(?:dire|dico|scrivi|scrivere|di'|dì|rispondi|rispondere)$/iu,
};

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** “, mia cognata”, “ del pilates”, but not “, la riunione è alle 5” nor, after thanks, “ della torta”. */
function isApposition(text: string, language: Language, acts: boolean, acting: boolean): boolean {
  if (acts && !/^ ?[,(]/.test(text)) return false;
  if (acting && /^,? who /i.test(text)) return false;
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

/** The request that begins where `text` does at `from`; null where none does. */
export function readHead(text: string, from: number, calls: Calls, language: Language): Head | null {
  const words = FRAME[language];
  let index = from;
  let key = from;
  let strong = "";
  let act: string | null = null;
  let phrase: string | null = null;
  let gender: Gender | null = null;
  let clitic = false;
  let told = false;
  for (let turn = 0; turn < 40 && index < text.length; turn += 1) {
    if (text[index] === " ") {
      index += 1;
      continue;
    }
    const named: RegExpExecArray | null = phrase === null ? at(calls.phrase, text, index) : null;
    if (named && named[0].trim()) {
      phrase = named[0];
      index += named[0].length;
      // “ringrazia Nina della torta”: what one is thanked for says nobody's name.
      for (let turns = 0; turns < 2; turns += 1) {
        const more = at(calls.more, text, index);
        if (
          !more?.[0] ||
          (language === "en" && /^ (?:is|has|was|are|were|isn't|hasn't)\b/i.test(text.slice(index + more[0].length))) ||
          !isApposition(more[0], language, act !== null && !/^(?:chied|ask)/.test(act), act !== null)
        )
          break;
        told = true;
        index += more[0].length;
      }
      key = index;
      continue;
    }
    const pair = words.pairs.exec(text.slice(index));
    if (pair && pair.index === 0 && pair[0] && !strong) {
      if (/^(?:put|ci metti|mi metti|what i want)/iu.test(pair[0])) {
        strong = pair[0].trim();
        key = index + pair[0].length;
      }
      index += pair[0].length;
      continue;
    }
    if (text[index] === "," && !(strong && phrase) && !(act && phrase)) {
      // “Cara, avrei bisogno di …”
      if (strong || (phrase && !told)) break;
      index += 1;
      continue;
    }
    const word = at(WORD, text, index)?.[0];
    if (!word) break;
    const doing: readonly [RegExp, string] | undefined =
      act === null ? words.acts.find(([match]) => match.test(text.slice(index))) : undefined;
    if (doing) {
      const found = doing[0].exec(text.slice(index))![0];
      act = doing[1];
      if (/(?:gli|lo)$/u.test(found)) gender = "m";
      if (/(?:le|la)$/u.test(found) && language === "it") gender = "f";
      clitic ||= gender !== null;
      index += found.length;
      key = index;
      continue;
    }
    if (
      act !== null &&
      !(words.clitic.test(word) || /^(?:anche|gentilmente|nicely|politely|please|from|back|a|ad|al)$/iu.test(word))
    )
      break;
    if (
      language === "en" &&
      words.clitic.test(word) &&
      (strong || act || /\blet $/i.test(text.slice(0, index))) &&
      (phrase === null || act)
    ) {
      clitic = true;
      gender = words.him.test(word) ? "m" : /^her$/i.test(word) ? "f" : null;
      index += word.length;
      key = index;
      continue;
    }
    if (words.strong.test(word)) {
      strong = word;
      key = index + word.length;
    }
    if (language === "it" && words.clitic.test(word) && !/^l[ae]$/iu.test(word)) {
      clitic = true;
      gender ??= words.him.test(word) ? "m" : "f";
    } else if (
      language === "it" &&
      /^le$/iu.test(word) &&
      /^ (?:devo|voglio|vorrei|scriv|dic|dir|mand|rispond|volevo)/iu.test(text.slice(index + 2))
    ) {
      clitic = true;
      gender = "f";
    }
    if (!words.strong.test(word) && !words.weak.test(word)) break;
    index += word.length;
  }
  if (!strong && act === null && phrase === null) return null;
  // “Paola mi manda sempre audio”: what she does.
  if (
    from === 0 &&
    phrase !== null &&
    language === "it" &&
    /^(?:manda|comunica|avvisa|invia|capire)$/iu.test(strong) &&
    !/^(?:a|ad|al|alla|all'|per|x|con)(?!\p{L})/iu.test(phrase.trim()) &&
    text.trimStart().startsWith(phrase.trim())
  )
    return null;
  const linkAt = (where: number): Omit<Head, "act" | "phrase" | "told" | "gender" | "verb"> => {
    let start = where + (/^ (?:solo|soltanto|anche|just|only)(?= )/iu.exec(text.slice(where))?.[0].length ?? 0);
    while (text[start] === " ") start += 1;
    const mark = at(MARK, text, start);
    const after = mark ? start + mark[0].length : start;
    const link = at(LINK[language], text, after);
    if (link && (mark === null || !/[.?!]/.test(mark[0])))
      return { end: after + link[0].length, link: /^(?:if|whether|se)$/i.test(link[1]!) ? "if" : "that", not: "" };
    const to = at(TO[language], text, after);
    if (to) return { end: after + to[0].length, link: "to", not: /^not /i.test(to[0]) ? "not " : "" };
    if (mark) return { end: after, link: /[:.]/.test(mark[0]) ? "colon" : "none", not: "" };
    return { end: start, link: start >= text.length ? "colon" : "none", not: "" };
  };
  const stopped = linkAt(index);
  const link =
    index > key && stopped.link === "none" && stopped.end < text.length && !/[,?]/.test(text[index] ?? "")
      ? linkAt(key)
      : stopped;
  const head: Head = { ...link, act, phrase, told, gender, verb: strong };
  const empty = link.end >= text.length;
  if (act !== null) return phrase !== null || clitic || strong || act.startsWith("scusati") ? head : null;
  if (strong && (phrase !== null || clitic)) return head;
  if (phrase !== null && !strong && empty && from === 0) return head;
  if (phrase !== null && !strong)
    return !empty &&
      /^[^\p{L}]*:/u.test(text.slice(key, link.end)) &&
      /^(?:a|ad|al|alla|all'|per|x|to|for)(?![\p{L}])/iu.test(phrase.trim())
      ? head
      : null;
  if (/^put$/i.test(strong) && link.link === "that" && from === 0) return head;
  if (!strong || /^(?:know|sapere|capire|put)$/i.test(strong) || (/^card$/i.test(strong) && link.link !== "colon"))
    return null;
  if (/^(?:reply|answer) /i.test(text.slice(from))) return head;
  if (empty)
    return /\?|$/.test(text) && /(?:^|\s)(?:scriv\p{L}*|text|write|send|say|dico|dire|word|put)(?!\p{L})/iu.test(text)
      ? head
      : null;
  return link.link === "that" || /:/.test(text.slice(key, link.end)) || SAYS[language].test(strong) ? head : null;
}
