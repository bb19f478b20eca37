import type { Language } from "#domain/language.ts";
import type { Calls } from "./frame-names.ts";
import { matchAt, readParts, type Parts } from "./frame-steps.ts";

interface Link {
  /** Where the content begins. */
  end: number;
  link: "that" | "if" | "to" | "colon" | "none";
  /** “not ” before an English “to”, otherwise empty. */
  not: string;
}

/** The words of a request before the content: “devo far sapere a leo, mio fratello, che”. */
export type Head = Link & Pick<Parts, "act" | "phrase" | "told" | "gender" | "verb">;

const LINK: Record<Language, RegExp> = {
  en: /(that|if|whether)\b ?/iy,
  it: /(che|ke|ca|se)(?!\p{L})(?! stess)(?: (?:che|ke)(?!\p{L}))? ?/iuy,
};
const MARK = /\s*(?:[:,.?!;…]+|-(?= ))\s*(?:(?:and|e) (?=(?:that|che) ))?/iuy;
const TO: Record<Language, RegExp> = {
  en: /(?:not )?to (?=\p{L})/iuy,
  it: /d[ie] (?=(?:non )?\p{L}+(?:re|rsi|rmi|rgli|rle|rci|rlo|rla|rli|rne)(?!\p{L})|no(?!\p{L})|s[iì](?!\p{L}))/iuy,
};
/** Verbs that need no addressee. */
const SAYS: Record<Language, RegExp> = {
  en: /^(?:say|saying)$/i,
  it: /^(?:dire|dico|scrivi|scrivere|di'|dì|rispondi|rispondere)$/iu,
};

/** Parses the head of a request at `from`; null if there is none. */
export function readHead(text: string, from: number, calls: Calls, language: Language): Head | null {
  const parts = readParts(text, from, calls, language);
  if ((!parts.verb && parts.act === null && parts.phrase === null) || isAboutPerson(text, from, parts, language))
    return null;
  const { index, key, act, phrase, told, gender, verb } = parts;
  const stopped = linkAt(index, text, language);
  const goesOn = index > key && stopped.link === "none" && stopped.end < text.length && !/[,?]/.test(text[index] ?? "");
  const link = goesOn ? linkAt(key, text, language) : stopped;
  if (!isRequest(text, from, parts, link, language)) return null;
  return { ...link, act, phrase, told, gender, verb };
}

/** “Paola mi manda sempre audio”: about Paola, not a request. */
function isAboutPerson(text: string, from: number, { verb, phrase }: Parts, language: Language): boolean {
  return (
    from === 0 &&
    phrase !== null &&
    language === "it" &&
    /^(?:manda|comunica|avvisa|invia|capire)$/iu.test(verb) &&
    !/^(?:a|ad|al|alla|all'|per|x|con)(?!\p{L})/iu.test(phrase.trim()) &&
    text.trimStart().startsWith(phrase.trim())
  );
}

/** The link to the content, at a position where the head may end. */
function linkAt(place: number, text: string, language: Language): Link {
  let start = place + (/^ (?:solo|soltanto|anche|just|only)(?= )/iu.exec(text.slice(place))?.[0].length ?? 0);
  while (text[start] === " ") start += 1;
  const mark = matchAt(MARK, text, start);
  const after = mark ? start + mark[0].length : start;
  const link = matchAt(LINK[language], text, after);
  if (link && (mark === null || !/[.?!]/.test(mark[0])))
    return { end: after + link[0].length, link: /^(?:if|whether|se)$/i.test(link[1]!) ? "if" : "that", not: "" };
  const to = matchAt(TO[language], text, after);
  if (to) return { end: after + to[0].length, link: "to", not: /^not /i.test(to[0]) ? "not " : "" };
  if (mark) return { end: after, link: /[:.]/.test(mark[0]) ? "colon" : "none", not: "" };
  return { end: start, link: start >= text.length ? "colon" : "none", not: "" };
}

/** Whether the parsed words ask to say something to somebody. */
function isRequest(text: string, from: number, parts: Parts, { end, link }: Link, language: Language): boolean {
  const { act, phrase, clitic, verb } = parts;
  const isNamed = phrase !== null || clitic;
  if (act !== null) return isNamed || verb !== "" || act.startsWith("scusati");
  if (verb && isNamed) return true;
  const isAll = end >= text.length;
  const hasColon = (start: RegExp) => start.test(text.slice(parts.key, end));
  if (!verb)
    return isAll
      ? from === 0
      : hasColon(/^[^\p{L}]*:/u) && /^(?:a|ad|al|alla|all'|per|x|to|for)(?![\p{L}])/iu.test(phrase!.trim());
  if (/^put$/i.test(verb) && link === "that" && from === 0) return true;
  if (/^(?:know|sapere|capire|put)$/i.test(verb) || (/^card$/i.test(verb) && link !== "colon")) return false;
  if (/^(?:reply|answer) /i.test(text.slice(from))) return true;
  if (isAll) return /(?:^|\s)(?:scriv\p{L}*|text|write|send|say|dico|dire|word|put)(?!\p{L})/iu.test(text);
  return link === "that" || hasColon(/:/) || SAYS[language].test(verb);
}
