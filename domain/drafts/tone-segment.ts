import type { Language } from "#domain/language.ts";
import { TONE_GLUE_EN, TONE_NOUNS_EN, TONE_ONLY_EN, TONE_WORDS_EN } from "./content.tones.en.ts";
import { TONE_GLUE_IT, TONE_IDIOMS_IT, TONE_NOUNS_IT, TONE_ONLY_IT, TONE_STEMS_IT } from "./content.tones.it.ts";

/** In words; longer segments have content. */
const MAX_WORDS = 10;

/** Whether a word, in any form, says how something sounds. */
export function isToneWord(word: string, language: Language): boolean {
  const small = word.toLowerCase();
  if (language === "en")
    return (
      TONE_WORDS_EN.has(small) ||
      (small.endsWith("ish") && TONE_WORDS_EN.has(small.slice(0, -3))) ||
      (small.endsWith("er") && (TONE_WORDS_EN.has(small.slice(0, -2)) || TONE_WORDS_EN.has(`${small.slice(0, -3)}y`)))
    );
  if (small.length < 4) return false;
  if (TONE_STEMS_IT.has(small)) return true;
  const stem = /^(\p{L}+?)(?:issim[oaie]|in[oaie]|ett[oaie])?(?:h?[oaie]|amente|mente|emente)$/u.exec(small)?.[1];
  return stem !== undefined && [stem, small.slice(0, -1), small.slice(0, -2)].some((one) => TONE_STEMS_IT.has(one));
}

/** Joins “matter of fact” and “low key” to one word. */
const joinedUp = (text: string): string =>
  text.replace(
    /\b(?:matter of fact|down to earth|(?:light|warm|kind) hearted|low key|business like|laid back|good (?:natured|humou?red)|to the point|tongue in cheek|passive aggressive|over the top|old (?:fashioned|school)|easy going|straight (?:talking|forward|up)|no nonsense|plain spoken|level headed|heavy handed|touchy feely|lovey dovey|grown up|self pitying)\b/gi,
    (found) => found.replace(/ /g, "-"),
  );

const isToneNoun = (word: string, language: Language): boolean =>
  (language === "en" ? TONE_NOUNS_EN : TONE_NOUNS_IT).has(word);
const isGlue = (word: string, language: Language): boolean =>
  (language === "en" ? TONE_GLUE_EN : TONE_GLUE_IT).has(word);
/** Always about the message. */
const isOnlyTone = (word: string, language: Language): boolean =>
  language === "en" ? TONE_ONLY_EN.has(word) : TONE_ONLY_IT.test(word);

/** What has to precede a noun: “with a smiley”, “niente prediche”. */
const OPENER: Record<Language, RegExp> = {
  en: /^(?:(?:and|but|please|pls|maybe|also|just|so|ok) )*(?:with|no|not|without|zero|less|more|nothing|add|put|some|(?:a )?(?:bit|touch|hint|little|dash)|skip|keep|lots|plenty|minus|one)(?!\p{L})/iu,
  it: /^(?:(?:e|ma|però|anche|magari|pure|solo|poi) )*(?:con|col|niente|nessun[oa]?|senza|zero|no|non|un po'|un pizzico|poc[oahie]+|meno|più|basta|mettici|aggiungi|tant[oa]|un filo)(?!\p{L})/iu,
};
/** Remarks for the coach that are not about the tone. */
const ASIDE: Record<Language, RegExp> = {
  en: /,? ?\b(?:if (?:you can(?: manage(?: it| that)?)?|possible|that'?s (?:ok|okay|possible)|it'?s possible|u can)|as (?:usual|always|ever)|(?:he|she|they) (?:hates?|likes?|loves?) (?:that|it)|thanks|thank you|thx|ta)\b/gi,
  it: /,? ?(?<!\p{L})(?:se (?:ci )?(?:riesci|puoi|possibile|è possibile|ti riesce)|se ce la fai|come (?:al solito|sempre)|mi raccomando|per favore|per piacere|grazie|pls)(?!\p{L})/giu,
};
/** Content, although it consists of such words. */
const NEWS: Record<Language, RegExp> = {
  en: /^(?:(?:but|and|so|it's|it is) )*(?:nothing (?:serious|urgent|heavy|scary|bad|sad|worrying)|no (?:pressure|hard feelings|fuss needed|drama needed|details)$|(?:very |so |really |how |too )*(?:kind|good|sweet|nice|thoughtful|generous|lovely) of|sad(?:ly)?$|good$|nice one|be (?:good|safe|careful|nice|kind|brave|quick|patient|honest|open)(?! and (?:short|polite))|with (?:love|respect|sympathy|affection|kisses|hearts)$|sorry|(?:not )?(?:very |so |really )?(?:happy|sad|worried|angry|excited|keen|hopeful|urgent|grateful|weird|scary|awkward|offended|real)$|with you|for you|to you|on you|for me|i'm|as you|if you|do (?:it|say|come)|can (?:you|i|we)|how|say|you|that's|this is|it's (?:not )?)(?!\p{L})/iu,
  it: /^(?:(?:ma|e|però) )*(?:(?:niente|nulla) di (?:grave|serio|urgente|che|preoccupante)|(?:è|sei|sono|siamo|sia|siate) |molto gentile$|(?:grazie|scusa)|(?:con|un) (?:affetto|abbraccio|rispetto)$|sii |stai |sta |tanto (?:amore|affetto)|buon|brav[oaie]|(?:tutto|va) bene|urgente$|niente (?:ansia|pressioni|drammi)$(?!)|(?:così|tanto) (?:contento|triste)|.*\p{L} (?:di|con|per) (?:te|voi|lei)$|fai (?:il |la )?brav|se (?:vuoi|ti)|come (?:stai|va|mai)|mi |ti |ci |lo |la |li |gli |le |tu |io )(?!\p{L})/iu,
};
/** A tone named as such. */
const NAMED: Record<Language, RegExp> = {
  en: /\b(?:tone|voice|style|vibes?|register|wording|manner|phrasing|words|sentences|mood|sound(?:s|ing)?)\b/i,
  it: /(?<!\p{L})(?:tono|stile|registro|parole|frasi|modo|maniera|linguaggio|suon[aio]\p{L}*|sembr[aio]\p{L}*)(?!\p{L})/iu,
};
const COACHED: Record<Language, RegExp> = {
  en: /^(?:(?:and|but|please|pls|just|so|ok|maybe|also) )*(?:(?:that|it|this|which|the (?:message|text|note|tone))? ?(?:(?:should|must|has to|needs to|ought to|can) (?:be|sound|feel|read|look|come across)|(?:sounds?|reads|comes across))(?: (?:as|like))? |(?:to )?(?:make|makes|making|get) (?:him|her|them) (?:laugh|smile|giggle|blush|grin|cry|feel|melt)|(?:in|with) (?:my|your|our) (?:own |usual )?(?:words|voice|style|tone|way)|(?:just )?(?:like|as) (?:i|we)(?:'d| would)? (?:talk|speak|say|write)|(?:as|like) (?:a|an|two|one) (?:mates?|friends?|grown-?ups?|adults?|professionals?|human|person|neighbours?|colleagues?|normal person)|(?:make|keep|do|phrase|word) (?:it|this|that) )/iu,
  it: /^(?:(?:e|ma|però|anche|solo|magari|per favore) )*(?:(?:che )?(?:non )?(?:deve|dev'|dovrebbe|devono|può) ?(?:essere|suonare|sembrare|risultare|restare|far ridere)|che (?:sia|suoni|sembri|risulti|resti|abbia)(?!\p{L})|che (?:non )?(?:sia|suoni)|(?:fall[oa]|tienil[oa]|scrivil[oa]|mettil[oa]) )/iu,
};

/**
 * Whether a part of a request only says how the message should sound. `behind` is the text before it: after “I'm tired”,
 * “sad and calm” is about the person.
 */
export function isToneSegment(segment: string, language: Language, behind = ""): boolean {
  if (isTone(segment, language, behind)) return true;
  const parts = segment.split(/,? (?:but|and|yet|ma|però|e) /iu);
  return parts.length > 1 && parts.length < 4 && parts.every((part) => isTone(part, language, behind));
}

function isTone(segment: string, language: Language, behind: string): boolean {
  const bare = joinedUp(segment)
    .replace(ASIDE[language], "")
    .replace(/^[\s,;:.–—()-]+|[\s,;:.!?…–—()]+$/gu, "")
    .toLowerCase()
    .trim();
  const words = bare.match(/[\p{L}]+(?:[-'][\p{L}]+)*'?/gu) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS || /\d/.test(bare)) return false;
  if (/(?<=\p{L}.*)(?<!^)\p{Lu}\p{Ll}{2,}/u.test(segment.replace(/^[\s,;:.–—()-]+/, "").slice(1))) return false;
  if (language === "it" && TONE_IDIOMS_IT.test(bare)) return true;
  if (NEWS[language].test(bare)) return false;
  if (
    language === "en" &&
    words.length < 6 &&
    /^(?:\p{L}+[ -]){1,4}(?:tone|vibes?|voice|wording)(?: please| pls)?$/u.test(bare)
  )
    return true;
  const opened = OPENER[language].test(bare);
  const coached = COACHED[language].test(`${bare} `);
  const split = language === "it" ? words.flatMap((word) => word.split(/(?<=')/)) : words;
  const toned = split.filter(
    (word) => isToneWord(word, language) || ((opened || coached) && isToneNoun(word, language)),
  );
  if (coached && /\b(?:laugh|smile|giggle|blush|grin|melt)\b|ridere|sorridere/i.test(bare)) return true;
  if (toned.length === 0) return coached && NAMED[language].test(bare);
  const strange = split.filter(
    (word) => !isToneWord(word, language) && !isToneNoun(word, language) && !isGlue(word, language),
  );
  if (coached || (opened && NAMED[language].test(bare)) ? strange.length > 3 : strange.length > 0) return false;
  return (
    NAMED[language].test(bare) || split.some((word) => isOnlyTone(word, language)) || !isPredicate(behind, language)
  );
}

const HOW_ONE_IS: Record<Language, RegExp> = {
  en: /^(?:lovely|good|great|tired|happy|beautiful|amazing|hot|perfect|sorry|old|new|clean|ready|big|small|hungry|ill|sick|poorly|scared|lonely)$/,
  it: /^(?:bell|buon|stanc|content|felic|brutt|pront|pien|vuot|grand|piccol|vecchi|nuov|malat|sol|spaventat)\p{L}*$/u,
};

/** Whether words end in a predicate (“I'm tired”), which may go on after a comma. */
function isPredicate(behind: string, language: Language): boolean {
  const bare = behind.toLowerCase().replace(/[\s,;:.!?…–—-]+$/u, "");
  if (/[.!?…]\s*$/.test(behind)) return false;
  const last = /\p{L}+$/u.exec(bare)?.[0] ?? "";
  const clause =
    language === "en"
      ? /(?:\b(?:am|is|are|was|were|be|been|feel|feels|felt|look|looks|looked|sound|sounds|seem|seems|get|got|im|hes|shes|its|youre)|'(?:m|s|re)) (?:(?:so|very|really|too|a bit|not|quite|pretty) )*\p{L}+$/iu
      : /(?<!\p{L})(?:è|sono|sei|era|ero|siamo|siete|erano|sarà|sto|stai|sta|sembra|sembri|mi sento|ti sento) (?:(?:così|molto|troppo|un po'|davvero|proprio) )*\p{L}+$/iu;
  return clause.test(bare) && (isToneWord(last, language) || HOW_ONE_IS[language].test(last));
}

const RUN: Record<Language, RegExp> = {
  en: /(?<=\s)(?:[–—-]\s|\()\s*([^–—():]{3,70})\)?[\s.!]*$/u,
  it: /(?<=\s)(?:[–—-]\s|\()\s*([^–—():]{3,70})\)?[\s.!]*$/u,
};

/** A style wish at the end of a part: after a dash, in brackets, or without punctuation. */
export function toneTail(part: string, language: Language): string | null {
  const kept =
    language === "en"
      ? /,? (?:but|and) (?:please )?((?:keep|make|do) it [^,.:]{3,40})$/iu.exec(part)
      : /,? (?:ma|e|però) ((?:resta|rimani|stai|tieniti|mantieniti) (?:sul |sull')\p{L}+|(?:fall[oa]|tienil[oa]) [^,.:]{3,40})$/iu.exec(
          part,
        );
  if (kept && (language === "it" || isToneSegment(kept[1]!, language))) return kept[0];
  const dashed = RUN[language].exec(part);
  if (dashed && isToneSegment(dashed[1]!, language)) return dashed[0];
  const last =
    language === "en"
      ? /(?<=\p{L}{2,} )(?:(?:but|and|nice and|very|quite|a bit|all|sort of) )?([\p{L}-]+)(?: (?:please|pls|tone|tho|though))?$/iu.exec(
          part,
        )
      : /(?<=\p{L}{2,} )(?:(?:ma|e|un po'|molto|in modo|con tono) )?([\p{L}]+)(?: (?:pls|grazie|però))?$/iu.exec(part);
  if (!last || !isOnlyTone(last[1]!.toLowerCase(), language)) return null;
  const before = part.slice(0, last.index).trimEnd().split(" ").at(-1)?.toLowerCase() ?? "";
  return INCOMPLETE[language].test(before) || isToneWord(before, language) ? null : last[0];
}

/** Words that cannot end a part. */
const INCOMPLETE: Record<Language, RegExp> = {
  en: /^(?:a|an|the|too|so|very|really|more|less|most|be|is|are|am|was|were|been|being|i'm|it's|he's|she's|you're|we're|they're|im|its|not|and|or|but|sound|sounds|feel|feels|look|looks|my|your|his|her|our|their|in|of|to|for|with|no|nothing|something|anything|bit|as|keep|make|it|this|that|write|all|quite|how|ask|asked|behave|speak|say|said)$/,
  it: /^(?:un|una|uno|il|la|lo|i|le|gli|troppo|così|molto|più|meno|è|sono|sei|era|sia|essere|stato|stata|non|e|o|ma|di|del|della|in|con|per|da|a|niente|un|po'|modo|come|cosa|cose|abito|vestito|tono|davvero|proprio|sembra|sembri)$/,
};
