import type { Language } from "#domain/language.ts";

/** How somebody is called, derived from the name on their card or in a request. */
export interface ParsedName {
  /** The name used to address them, with its title if any; empty if only a role is known (“my boss”). */
  name: string;
  /** Their role, if the card states one that is not used to address them: “theatre nurse”, “capo”. */
  role: string;
  /** How the coach refers to them within a sentence to the user. */
  spoken: string;
}

/** Roles that are not used to address anybody. */
const ROLES_EN =
  "(?:(?:mother|father|sister|brother|son|daughter|parents?)s?[- ]in[- ]laws?|in[- ]laws|step(?:mum|mom|dad|mother|father|son|daughter|brother|sister|child|kid)|(?:ex|former|old|new|late|future)[- ]?(?:husband|wife|boyfriend|girlfriend|partner|boss|manager|colleague|flatmate|friend|neighbou?r)?|husband|wife|hubby|boyfriend|girlfriend|gf|bf|partner|fianc[eé]e?|son|daughter|nephew|niece|grandson|granddaughter|cousin|twin|godson|goddaughter|godmother|godfather|boss|manager|supervisor|team leader|lead|colleague|coworker|co-worker|work(?:mate)?|mentor|tutor|teacher|instructor|trainer|nurse|midwife|doctor|dentist|therapist|physio|vet|carer|flatmate|housemate|roommate|neighbou?rs?|neighbou?r|landlord|landlady|tenant|lodger|builder|plumber|electrician|cleaner|gardener|mechanic|hairdresser|barber|babysitter|nanny|childminder|dog walker|postman|client|customer|accountant|lawyer|solicitor|agent|secretary|receptionist|librarian|friend|mate|buddy|bestie|crush|date|hinge|tinder|bumble|gym|salsa|choir|guy|girl|bloke|lady|man|woman|lad|lads|kid|boy|mum friend|school|office|team|baker|waiter|waitress|barista|uber|piano|theatre|ward|maths|math|english|yoga|swimming|football|piano)";
const ROLES_IT =
  "(?:consuocer[oaie]|suocer[oaie]|nuor[ae]|gener[oi]|cognat[oaie]|figliastr[oa]|ex(?: moglie| marito| ragazz[oa]| fidanzat[oa]| compagn[oa]| capo| collega)?|marito|moglie|fidanzat[oa]|ragazz[oa]|compagn[oa]|figli[oa]|nipote|nipotin[oa]|cugin[oa]|fratello|sorella|sorellina|fratellino|gemell[oa]|padrino|madrina|capo|capa|responsabile|collega|superiore|tutor|mentore|relatore|relatrice|infermier[ea]|ostetrica|badante|fisioterapista|veterinari[oa]|dentista|pediatra|coinquilin[oa]|inquilin[oa]|vicin[oaie]|padron[oa] di casa|muratore|idraulico|elettricista|meccanico|parrucchier[ea]|barbiere|babysitter|baby-sitter|tata|giardiniere|postino|client[ei]|commercialista|amministratore|amministratrice|direttore|direttrice|preside|segretari[oa]|portinai[oa]|barista|amic[oa]|amichett[oa]|conoscente|tip[oa]|palestra|allenatore|allenatrice|bidell[oa]|studente|studentessa|alliev[oa]|alunn[oa]|rappresentante|mister)";
const ROLE: Record<Language, RegExp> = {
  en: new RegExp(`^${ROLES_EN}$`, "iu"),
  it: new RegExp(`^${ROLES_IT}$`, "iu"),
};
/** Before a name, these are kin, or the title of a nun or a monk. */
const SIBLING = /^(?:sister|brother)$/i;
const OWN: Record<Language, RegExp> = {
  en: /^(?:my|our|the) (?=\p{L})/iu,
  // “La Russa” is a name.
  it: /^(?:(?:(?:[Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e) )?(?:[Mm]i[oa]|[Mm]iei|[Mm]ie|[Nn]ostr[oaie]) (?=\p{L})|(?:(?:[Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e) |[Ll]['’])(?=\p{Ll}|Mister|Sig|Dott|Prof|Ing|Avv))?/u,
};
const BEHIND: Record<Language, RegExp> = {
  en: /^(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*),? (?:(?:from|in|at|of) .+|(?:next door|upstairs|downstairs|across the (?:road|street|hall))|the \p{Ll}.+|no\. ?\d+)$/u,
  it: /^(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*)*),? (?:(?:di|del|della|dello|dei|degli|delle|dal|dalla|al|alla|in|da) .+|(?:dell|all|dall)['’].+|(?:il|la|lo) \p{Ll}.+|(?:l['’])\p{Ll}.+)$/u,
};
/** “Luca palestra”: a name, then where the user knows them from. */
const THING_BEHIND: Record<Language, RegExp> = {
  en: /^(\p{Lu}\p{Ll}+) (?:work|gym|school|uni|church|choir|salsa|yoga|tinder|hinge|bumble|accounts|hr|payroll|office)$/iu,
  it: /^(\p{Lu}\p{Ll}+) (?:palestra|lavoro|ufficio|scuola|università|uni|calcetto|parrocchia|salsa|yoga|tinder|mare|corso|piscina|coro|bar)$/iu,
};
const TITLED: Record<Language, RegExp> = {
  en: /^(?:mr|mrs|ms|miss|dr|prof|professor|doctor|rev|reverend|father|mother|sister|brother|pastor|rabbi|imam|sir|dame|captain|coach|judge)\.? (?=\p{L})/iu,
  it: /^(?:dott|dr|prof|sig|ing|avv|arch|geom|rag|dottor|dottoressa|professor|professoressa|signor|signora|signorina|ingegner|avvocato|architetto|maestr[oa]|don|suor|fra|padre|monsignor)(?:\.?(?:ssa|ra|na))?(?:\. ?| )(?=\p{L})/iu,
};

/**
 * Parses a card's name such as “Theatre nurse Bola”, “Laura from salsa”, “Josh (stepson)” or “mia nuora”. `family`
 * distinguishes a sister from a nun.
 */
export function parsePersonName(label: string, language: Language, family = false): ParsedName {
  const whole = label.trim().replace(/\s+/g, " ");
  if (!/\p{L}/u.test(whole)) return { name: whole, role: "", spoken: whole };
  // Brackets explain the name before them.
  const outside = whole.replace(/\s*[([{][^)\]}]*[)\]}]?\s*/gu, " ").trim();
  const bare = outside || whole;
  const own = (OWN[language].exec(bare)?.[0] ?? "").trim();
  const rest = own ? bare.slice(OWN[language].exec(bare)![0].length) : bare;
  // “Ragazzo del piano di sotto”: a description, not a name.
  const [start = ""] = rest.split(" ");
  const behind = ROLE[language].test(start) ? null : (BEHIND[language].exec(rest) ?? THING_BEHIND[language].exec(rest));
  const short = behind?.[1] ?? rest;
  const { role, name } = parted(short, language, family || /^(?:my|our)$/i.test(own));
  // “La nonna”, “my mum”: a common noun with its article or possessive.
  if (name && (/^\p{Lu}/u.test(name) || TITLED[language].test(name))) return { name, role, spoken: name };
  if (name) return { name, role, spoken: own ? "" : name };
  return { name: "", role: rest, spoken: own ? "" : ROLE_SPOKEN[language](rest) };
}

/** Splits leading role words from the name behind them. */
function parted(text: string, language: Language, family: boolean): { role: string; name: string } {
  const words = text.split(" ");
  if (TITLED[language].test(text) && !(family && SIBLING.test(words[0]!))) return { role: "", name: text };
  // “Son’s coach Mr. Brandt”
  const titled = words.findIndex(
    (word, at) => at > 0 && /^(?:mr|mrs|ms|miss|dr|prof|sig|dott)(?:\.(?:ra|ssa)?)?$/i.test(word),
  );
  if (titled > 0 && titled < words.length - 1)
    return { role: words.slice(0, titled).join(" "), name: words.slice(titled).join(" ") };
  let from = 0;
  for (let at = 0; at < words.length && at < MOST_ROLE; at += 1) {
    const upTo = words.slice(0, at + 1);
    const last = upTo.slice(-2).join(" ");
    const known =
      ROLE[language].test(words[at]!) || ROLE[language].test(last) || (family && at === 0 && SIBLING.test(words[at]!));
    if (known) from = at + 1;
  }
  if (from === 0) return { role: "", name: text };
  const name = words.slice(from).join(" ");
  return /^\p{Lu}/u.test(name) ? { role: words.slice(0, from).join(" "), name } : { role: text, name: "" };
}

const MOST_ROLE = 4;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Groups and places take no possessive. */
const SEVERAL = /\b(?:office|school|team|lads|guys|girls|boys|neighbou?rs|choir|clients|in-laws|agent)\b/i;
const KIN_IT = /^(?:suocer[oa]|nuora|genero|cognat[oa]|marito|moglie|figli[oa]|nipote|cugin[oa]|fratello|sorella)$/iu;
const OWN_IT =
  /^(?:consuocer[oa]|cap[oa]|responsabile|collega|superiore|tutor|mentore|relatore|relatrice|coinquilin[oa]|vicin[oa]|padron[oa] di casa|amic[oa]|ex|ragazz[oa]|fidanzat[oa]|compagn[oa]|padrino|madrina|figliastr[oa]|gemell[oa]|mister)$/iu;

/** How the coach refers to a role without a name. */
const ROLE_SPOKEN: Record<Language, (role: string) => string> = {
  en: (role) => (/['’]s /.test(role) ? role : `${SEVERAL.test(role) ? "the" : "your"} ${lowerFirst(role)}`),
  it: (role) => {
    const [first = ""] = role.split(" ");
    const her = /(?:a|trice|essa)$/i.test(first) && !/^collega$/i.test(first);
    if (KIN_IT.test(role)) return `${her || /^moglie$/i.test(role) ? "tua" : "tuo"} ${lowerFirst(role)}`;
    if (OWN_IT.test(role)) return `${her ? "la tua" : "il tuo"} ${lowerFirst(role)}`;
    if (/(?:i|e)$/i.test(first) && !/(?:ore|ice|ile|ente|ante|nte)$/i.test(first)) return lowerFirst(role);
    const article = /^[aeiou]/i.test(first) ? "l’" : her ? "la " : /^(?:s[^aeiou]|z|ps)/i.test(first) ? "lo " : "il ";
    return `${article}${lowerFirst(role)}`;
  },
};
