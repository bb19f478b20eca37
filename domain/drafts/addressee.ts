import type { Language } from "#domain/language.ts";
import { isFirstName } from "./content.names.ts";
import { TITLE } from "./content.roles.ts";
import type { Addressee, DraftInput } from "./draft-types.ts";
import { isCommonBase } from "./english-verbs.ts";
import { findRole, titleOf } from "./find-role.ts";
import { parsePersonName } from "#domain/people/parse-name.ts";
import { capitalize } from "./repair-typing.ts";
import { person } from "./person.ts";

/** Words after “write”, “to” or “scrivi a” that are not names. */
const NO_NAME: Record<Language, RegExp> = {
  en: /^(?:by|before|until|asap|soon|after|from|since|me|my|him|her|them|a|an|the|some|something|that|this|it|to|for|if|about|what|how|in|on|and|or|i|you|we|us|is|say|ask|tell|because|saying|asking|up|down|out|back|off|please|nicely|someone|everyone|people|draft|message|text|email|reply|friendly|short|nice|polite|warm|quick|kind|formal|one|two|few|next|last|dinner|lunch|coffee|sorry|not|no|yes|thanks|thank|happy|at|can't|cant|do|don't|meet|come|work|bed|apologi[sz]e|cancel|decline|invite|congratulate|remind|explain|wish|whether|money|help|advice|saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|today|tonight|with|know|have|when|where|why|monthly|rent|him\.|her\.|proper|make|keep|birthday|postpone|reschedule|confirm|refuse|accept|suggest|propose|offer|condolences|congratulations|congrats|flowers|love|regards|greetings|thanks|best|wishes|good|back|of|another|any|anything|your|his|it's|who|feedback|permission|forgiveness|directions|details|info|information|time|space|off|more|less|questions|stories|lies|jokes|nobody|anybody|anyone|somebody|god|goodness|heaven|things|everything|go|alone|loose|friends|folks|strangers|themselves|yourself|ourselves|luck)$/i,
  it: /^(?:delle|dei|del|dello|degli|dal|dalla|quella|quel|me|mi|lui|lei|loro|un|una|uno|il|la|lo|i|gli|le|che|se|per|di|da|in|con|su|ad|al|alla|non|e|o|ma|due|qualcosa|messaggio|dire|chiedere|cena|pranzo|casa|domani|oggi|sabato|domenica|lunedì|quando|dove|come|cosa|perché|ringraziare|scusarmi|invitare|questo|questa|quello|tutti|scuola|mezzanotte|natale|proposito|modo|favore|piacere|volte|parole|questo\.|scusa|parlare|scrivere|disdire|annullare|rifiutare|declinare|augurare|avvisare|ricordare|sapere|rispondere|fare|dirgli|dirle|chiedergli|chiederle|ringraziarla|ringraziarlo|invitarla|invitarlo|ricordargli|ricordarle|favor|compleanno|esempio)$/i,
};

export interface Found {
  who: Addressee | "him" | "her" | "them";
  /** Characters of the text that name them. */
  length: number;
}

const FIRST: Record<Language, RegExp> = {
  en: /^(?:(?:my|our|the|a|old|dear|new)\s+)+/i,
  it: /^(?:(?:il|lo|la|i|gli|le|l'|mio|mia|miei|mie|nostro|nostra|nostri|nostre|caro|cara|cari|care|vecchio|vecchia|vecchi|nuovo|nuova|nuovi|nuove)\s*(?<=[\s'])(?:\s*))+/i,
};

/** The person named at the start of `text`; null if nobody is. */
export function findAddressee(text: string, language: Language): Found | null {
  if (language === "en") {
    const pronoun = /^(him|her|them)\b(?!self)/i.exec(text);
    if (pronoun) return { who: pronoun[1]!.toLowerCase() as "him", length: 3 + (pronoun[1]!.length - 3) };
  } else {
    const pronoun = /^(lui|lei|loro)(?!\p{L})/iu.exec(text);
    if (pronoun)
      return {
        who: ({ lui: "him", lei: "her", loro: "them" } as const)[pronoun[1]!.toLowerCase() as "lui"],
        length: pronoun[1]!.length,
      };
  }
  const particle = new RegExp(
    `^(?:(?:il|la|l'|lo)\\s*)?(${TITLE})\\.?\\s+((?:De|Di|Del|Della|Dalla|Dal|Lo|La|Van|Von|Mc|O') ?\\p{Lu}\\p{L}+)`,
    "u",
  ).exec(text);
  if (particle) {
    const called = `${titleOf(particle[1]!, language)} ${particle[2]!}`;
    return { who: person(called, called, { formal: true }), length: particle[0].length };
  }
  const titled = new RegExp(
    `^(?:(?:il|la|l'|lo)\\s*)?(${TITLE})\\.?\\s+(\\p{L}(?:[\\p{L}-]|'(?=\\p{L}{3}))*)(?: (\\p{L}+))?`,
    "iu",
  ).exec(text);
  if (
    titled &&
    !NO_NAME[language].test(titled[2]!) &&
    (isCapital(titled[2]!) || /\.|^(?:mrs?|ms|dr|dott|sig)/i.test(titled[1]!))
  ) {
    // “Dr Linda Serra” is greeted as Dr Serra.
    const last =
      titled[3] && isCapital(titled[2]!) && isCapital(titled[3]) && !NO_NAME[language].test(titled[3])
        ? titled[3]
        : null;
    const called = `${titleOf(titled[1]!, language)} ${capitalize(last ?? titled[2]!)}`;
    const length = titled[0].length - (last === null && titled[3] ? titled[3].length + 1 : 0);
    const office = /^'s (?:office|practice|surgery|secretary|assistant|team)\b/i.exec(text.slice(length));
    if (office)
      return { who: person(`${called}${office[0]}`, "", { formal: true }), length: length + office[0].length };
    if (text.startsWith("'s", length)) return null;
    const plural = /^(?:signori|coniugi|famiglia)/i.test(called);
    return { who: person(called, called, { formal: true, plural }), length };
  }
  const mine = language === "it" ? /^(?:i )?miei(?= (?:che|di|se|per)(?!\p{L})|[:.,]|$)/iu.exec(text) : null;
  if (mine) return { who: person("miei", "mamma e papà", { plural: true }), length: mine[0].length };
  if (language === "it" && /^Mia(?= (?:per|che|di|se|e|la|il|a|con)(?!\p{L})|[,.:;]|$)/u.test(text))
    return { who: person("Mia", "Mia", { gender: "f" }), length: 3 };
  const before = FIRST[language].exec(text)?.[0] ?? "";
  const rest = text.slice(before.length);
  const role = findRole(before, rest, language, (behind) => nameAt(behind, language, true));
  if (role) return role;
  if (before && language === "en") {
    const unknown = /^(?:\w+ ){0,1}?\w+(?!['\w])/.exec(rest);
    // “the Lees”: a family.
    const family = /^(\p{Lu}\p{Ll}+s)(?= (?:for|that|to|about|if|and|know|why)\b|[,.:]|$)/u.exec(rest);
    if (family && /^the $/i.test(before))
      return { who: person(`the ${family[1]}`, "", { plural: true }), length: before.length + family[1]!.length };
    // “the bakery: …”: an unlisted office or shop.
    const place = /^(\w{4,}(?: \w+)?)(?=:)/.exec(rest);
    if (place && /^the /i.test(before))
      return { who: person(place[1]!, "", { formal: true }), length: before.length + place[1]!.length };
    return unknown && /^my |^our /i.test(before) && !/^(?:apolog|thanks|condol|best|birthday)/i.test(rest)
      ? { who: person(unknown[0], "", {}), length: before.length + unknown[0].length }
      : null;
  }
  const owner = language === "en" ? /^(\p{L}+)'s (?=\p{L})/u.exec(rest) : null;
  const theirs = owner && findRole("my ", rest.slice(owner[0].length), language, () => null);
  if (owner && theirs)
    return {
      who: { ...theirs.who, to: `${owner[0]}${theirs.who.to}`, called: "" },
      length: before.length + owner[0].length + theirs.length - 3,
    };
  const name = nameAt(rest, language, false);
  if (!name) return null;
  // “alla mia relatrice”: an unlisted noun, not a name.
  if (before && language === "it" && /^\p{Ll}/u.test(rest) && !isFirstName(name)) {
    const noun = /^\p{L}+/u.exec(rest)![0];
    if (/^\s*:/.test(rest.slice(noun.length)) && !/mi[oa]/i.test(before))
      return { who: person(noun, "", { formal: true, plural: true }), length: before.length + noun.length };
    if (/(?:^|\s)(?:i|gli|le|miei|mie) $/iu.test(before))
      return { who: person(noun, "", { plural: true }), length: before.length + noun.length };
    return {
      who: person(noun, "", { gender: /(?:a|ice)$/.test(noun) ? "f" : "m" }),
      length: before.length + noun.length,
    };
  }
  const joined = (language === "en" ? /^,? (?:and|&) / : /^ e /).exec(rest.slice(name.length));
  const second = joined && nameAt(rest.slice(name.length + joined[0].length), language, true);
  if (second && joined) {
    const both = `${name}${language === "en" ? " and " : " e "}${second}`;
    return {
      who: person(both, both, { plural: true }),
      length: before.length + name.length + joined[0].length + second.length,
    };
  }
  return { who: person(name, name, {}), length: before.length + name.length };
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function nameAt(text: string, language: Language, sure: boolean): string | null {
  const found = /^(\p{L}[\p{L}-]+)(?:'s\b)?/u.exec(text);
  if (!found || found[0].endsWith("'s")) return null;
  const word = found[1]!;
  if (
    !isCapital(word) &&
    !isFirstName(word) &&
    language === "en" &&
    (isCommonBase(word) || /(?:ing|ly|ed)$/.test(word))
  )
    return null;
  if (NO_NAME[language].test(word) || (sure && !isCapital(word) && !isFirstName(word))) return null;
  const surname = /^ (\p{Lu}\p{Ll}+)(?!\p{L}|')/u.exec(text.slice(word.length));
  if (surname && isCapital(word) && !NO_NAME[language].test(surname[1]!)) return `${word} ${surname[1]}`;
  return capitalize(word);
}

/** The person of the conversation as an addressee. */
export function personaAddressee(persona: DraftInput["persona"], language: Language): Addressee {
  const found = ofPersona(persona, language);
  return found.gender === null && !found.plural && persona.gender ? { ...found, gender: persona.gender } : found;
}

const DOUBLE =
  /^(?:Mary|Anna|Ann|Maria|Rosa|Sarah|Jo|Lee|Billie|Bobbie|Jean|Gian|Pier|Gio|Carlo|Marie|Ana|José|Juan|Hans|Karl) (?:Ann|Anne|Anna|Jo|Jane|Beth|Lou|Lee|Mae|Rose|Kate|Grazia|Pia|Rosa|Maria|Chiara|Luisa|Teresa|Paola|Laura|Elena|Carla|Cristina|Antonietta|Luca|Paolo|Carlo|Marco|Franco|Alberto|Claude|Paul|Luc|Pierre)$/;

/** A group: “Genitori 2B”. */
const GROUP: Record<Language, RegExp> = {
  en: /^(?:parents|mums|dads|class|group|team|choir|chat|neighbours|flatmates|lads|girls|guys)(?= \S|$)/i,
  it: /^(?:genitori|mamme|papà|classe|gruppo|squadra|coro|chat|vicini|colleghi|coinquilini|condomini|ragazz[ie])(?= \S|$)/iu,
};
const CLERGY = /^(?:rev|reverend|father|mother|sister|brother|rabbi|imam|suor|fra|padre|monsignor)\.? (?=\p{Lu})/iu;

/** The persona without what a label adds to the name: “Laura from salsa”. */
export function withoutLabel<T extends DraftInput["persona"]>(persona: T, language: Language): T {
  const { name } = parsePersonName(persona.name, language, persona.context === "family");
  return /^\p{Lu}/u.test(name) ? { ...persona, name } : persona;
}

function ofPersona(labelled: DraftInput["persona"], language: Language): Addressee {
  const persona = withoutLabel(labelled, language);
  const label = labelled.name.trim().slice(0, 60);
  if (GROUP[language].test(label)) return person(label, "", { plural: true });
  const cleric = CLERGY.exec(persona.name);
  if (cleric && /^\p{Lu}/u.test(persona.name.slice(cleric[0].length)) && persona.context !== "family") {
    const called = language === "it" ? persona.name.charAt(0).toLowerCase() + persona.name.slice(1) : persona.name;
    return person(labelled.name, called, { formal: true });
  }
  // “er Mago”: the article is not part of the greeting.
  const name = persona.name
    .trim()
    .slice(0, 60)
    .replace(/^(?:er|'o|'a|u|lu|el) (?=\p{Lu})/u, "")
    .trim();
  const found = findAddressee(name, language);
  if (
    found &&
    typeof found.who === "object" &&
    found.length >= name.length &&
    (found.who.to !== name || found.who.plural || found.who.formal)
  )
    return { ...found.who, to: labelled.name };
  const role = isFirstName(name) ? null : findRole(language === "en" ? "the " : "il ", name, language, () => null);
  if (role && role.length - (language === "en" ? 4 : 3) >= name.length) return { ...role.who, to: labelled.name };
  const words = name.split(" ");
  const first = words[0] ?? name;
  // “Mary Ann”, “Maria Grazia”: both are the name.
  if (words.length === 2 && DOUBLE.test(name)) return person(labelled.name, name, {});
  // “Anita Zoli” is greeted as Anita, “Uncle Pete” as Uncle Pete.
  const short = words.length > 2 || (words.length === 2 && isFirstName(first));
  return person(labelled.name, short ? first : name, {});
}
