import type { Language } from "#domain/language.ts";

/** Patterns for the ways in which a text names a person. */
export interface Calls {
  /** The person as addressee: “a mia cognata Giusy”. */
  phrase: RegExp;
  /** The person as subject at the start of a sentence. */
  subject: RegExp;
  /** An apposition: “, quella di Enna”. */
  more: RegExp;
  /** Whether they are more than one. */
  several: boolean;
  /** Source of a pattern for any of the names. */
  name: string;
}

const TITLE =
  /^(?:sig|signor|signora|sig\.ra|dott|dottor|dottoressa|dott\.ssa|prof|prof\.ssa|professor|professoressa|ing|avv|geom|don|suor|mr|mrs|ms|dr|rev|revd|sister|brother|nurse|sergeant|lord|lady|uncle|aunt|auntie|aunty|zia|zio|nonno|nonna|the|il|la)\.?$/i;

const ROLE: Record<Language, string> = {
  en: "(?:(?:older |younger |elder |big |little )?(?:brother|sister|son|daughter|mother|father|cousin|niece|nephew)|mum|mom|mam|dad|uncle|aunt(?:ie|y)?|husband|wife|boyfriend|girlfriend|partner|boss|manager|supervisor|teacher|landlord|landlady|neighbou?r|friend|mate|colleague|sponsor|coach|trainer|tutor|grand(?:son|daughter|ma|pa|ad)|god(?:son|daughter|mother|father)|step(?:son|daughter|brother|sister|mum|dad)|goddaughter|(?:in[- ]law|law)|ex|the|old|best|dear|mr|mrs|ms|dr|revd?|sister|brother|nurse|team lead|in|aunt)\\.?",
  it: "(?:fratello|sorella|figli[oa]|madre|mamma|padre|papà|cugin[oa]|nipote|marito|moglie|compagn[oa]|fidanzat[oa]|ragazz[oa]|amic[oa]|collega|cap[oa]|suocer[oa]|cognat[oa]|nuora|genero|zi[oa]|barba|nonn[oa]|vicin[oa]|signora?|sig(?:\\.ra)?|dottor(?:e|essa)?|dott(?:\\.ssa)?|prof(?:\\.ssa|essor(?:e|essa)?)?|ing|ingegner[e]?|avv|avvocato|avvocata|geometra|geom|maestr[oa]|don|suor|padre|ex|car[oa]|padron[ea] di casa|tutor|relatrice|relatore)\\.?",
};
const BEFORE: Record<Language, string> = {
  en: "(?:(?:to|for|at|with) )?(?:both )?(?:(?:my|our|me|the|an?) )*(?:\\p{L}+'s )?",
  it: "(?:(?:a|ad|al|allo|alla|ai|agli|alle|per|x|con|col) |all' ?)?(?:(?:il|la|lo|l'|i|gli|le|mi[oa]|miei|mie|nostr[oaie]) ?)*",
};
/** Appositions after a comma, in brackets, or directly after the name. */
const APPOSITION: Record<Language, string> = {
  en: "(?: ?\\([^)]{2,40}\\)|,? (?:I mean|i mean)\\b|(?:,? who(?: is|'s)? \\p{L}+ [^,.:]{1,40}?|,? (?:in|from|at|down|on) (?:the |my |our )?[\\p{L}']+(?: (?:club|group|hall|abbey|surgery|school|office|house|floor))?|,? next door| (?:my|our) \\p{L}+(?=,)|, (?:that's |it's |who is )?(?:my|our|the|head of|matron at) [^,.:?!]{2,40}?)(?=[,.:?!]| - | (?:that|if|whether|to|how|would|could|has|have|is|wants|keeps|owes|said|says|asked)\\b|$))",
  it: "(?: ?\\([^)]{2,40}\\)|, (?:che|con (?:il|la) quale) [^,.:?!]{2,60}?(?=:|, (?:scriv|che |d[iì]))|, (?:mi[oa]|nostr[oa]|quell[oa]|il|la|l'|lo|compagn[oa])(?=[ \\p{L}])[^,.:?!]{2,60}?(?=[,.:?!]|$)| (?:del|della|dell'|dei|degli|di|d') ?(?!no |sì )\\p{L}+(?<!(?:are|ere|ire|rmi|rsi))(?: (?:piano|\\p{L}+ioni))?(?=[,.:?!]| (?:che|se|mi|non|ha|è|ci|vuole|aspetta|deve)(?!\\p{L})|$)| (?:il|la|lo|l'|mi[oa]|un|una) ?(?:mi[oa] )?(?!mattina|sera|prossim|settimana|\\d)\\p{L}+(?: di \\p{L}+)?(?=[.:?!]| (?:che|se)(?!\\p{L})|$))",
};

export function callsOf(persona: string, text: string, language: Language): Calls {
  const bare = persona.replace(/\(([^)]*)\)/g, " ");
  const inside = /\(([^)]*)\)/.exec(persona)?.[1] ?? "";
  const words = bare
    .split(/[\s.]+/)
    .filter((word) => word.length > 1 && !TITLE.test(word) && !/^(?:e|and)$/i.test(word));
  const names = new Set<string>([
    bare.trim(),
    ...words,
    ...inside.split(/\s+/).filter((word) => /^(?:coach|trainer|boss)$/.test(word)),
  ]);
  if (words.length === 0) names.add(bare.trim());
  for (const name of words) for (const short of shortened(name, text)) names.add(short);
  const name = [...names]
    .filter(Boolean)
    .toSorted((x, y) => y.length - x.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/^Auntie /, "Aunt(?:ie|y)? "))
    .join("|");
  const middle = `(?:${ROLE[language]},? )*`;
  const named = `\\(?(?:${name})\\)?(?: n \\p{L}+| \\p{Lu}\\.)?(?!\\p{L}|'(?!s? ?[,:]))`;
  const more = `(?:${APPOSITION[language]}){0,2}`;
  return {
    name: `(?:${name})`,
    several: / (?:and|e|&) /iu.test(bare),
    phrase: new RegExp(`${BEFORE[language]}${middle}${named}(?: ma'am)?`, "iuy"),
    more: new RegExp(APPOSITION[language], "iuy"),
    subject: new RegExp(
      `^(?:${language === "it" ? "(?:(?:il|la|lo|l'|mi[oa]) ?)*" : "(?:(?:my|our|the) )*"})${middle}(?:${name})(?: n \\p{L}+| \\p{Lu}\\.)?(?: ma'am)?(?=[ ,.:(']|$)${more}`,
      "iu",
    ),
  };
}

/** Short forms of a name in the text: “samu”, “Susi”, “pippo”. */
function shortened(name: string, text: string): string[] {
  const full = name.toLowerCase();
  if (full.length < 4) return [];
  const found: string[] = [];
  for (const match of text.matchAll(/(?<![\p{L}'])\p{L}{3,}(?!\p{L})/gu)) {
    const word = match[0].toLowerCase();
    if (word === full || word.length >= full.length + 2) continue;
    const cut = full.startsWith(word) || (word.length >= 4 && /[iy]$/.test(word) && full.startsWith(word.slice(0, -1)));
    const end =
      word.length >= 5 && full.endsWith(word.slice(1)) && /^(?:pippo|beppe|peppe|lella|nella|tonio|renzo)$/.test(word);
    const asName =
      /^\p{Lu}/u.test(match[0]) ||
      match.index === 0 ||
      /(?:[.!?] |(?:^| )(?:a|ad|per|x|con|to|for|tell|text|write) )$/iu.test(text.slice(0, match.index));
    if ((cut || end) && asName && !/^(?:non|che|per|con|the|and|for|come|vale la|mar|ora|can|all|are)$/.test(word))
      found.push(match[0]);
  }
  return found;
}
