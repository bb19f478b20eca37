import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { genderOfName, isFirstName } from "./content.names.ts";
import { isCommonBase } from "./english-verbs.ts";
import { ROLES, TITLE } from "./content.roles.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import { upper } from "./mend.ts";

/** What no name is: words that may follow “write”, “to” or “scrivi a”. */
const NO_NAME: Record<Language, RegExp> = {
  en: /^(?:me|my|him|her|them|a|an|the|some|something|that|this|it|to|for|if|about|what|how|in|on|and|or|i|you|we|us|is|say|ask|tell|because|saying|asking|up|down|out|back|off|please|nicely|someone|everyone|people|draft|message|text|email|reply|friendly|short|nice|polite|warm|quick|kind|formal|one|two|few|next|last|dinner|lunch|coffee|sorry|not|no|yes|thanks|thank|happy|at|can't|cant|do|don't|meet|come|work|bed|apologi[sz]e|cancel|decline|invite|congratulate|remind|explain|wish|whether|money|help|advice|saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|today|tonight|with|know|have|when|where|why|monthly|rent|him\.|her\.|proper|make|keep|birthday|postpone|reschedule|confirm|refuse|accept|suggest|propose|offer|condolences|congratulations|congrats|flowers|love|regards|greetings|thanks|best|wishes|good|back|of|another|any|anything|your|his|it's|who|feedback|permission|forgiveness|directions|details|info|information|time|space|off|more|less)$/i,
  it: /^(?:me|mi|lui|lei|loro|un|una|uno|il|la|lo|i|gli|le|che|se|per|di|da|in|con|su|ad|al|alla|non|e|o|ma|due|qualcosa|messaggio|dire|chiedere|cena|pranzo|casa|domani|oggi|sabato|domenica|lunedì|quando|dove|come|cosa|perché|ringraziare|scusarmi|invitare|questo|questa|quello|tutti|scuola|mezzanotte|natale|proposito|modo|favore|piacere|volte|parole|questo\.|scusa|parlare|scrivere|disdire|annullare|rifiutare|declinare|augurare|avvisare|ricordare|sapere|rispondere|fare|dirgli|dirle|chiedergli|chiederle|ringraziarla|ringraziarlo|invitarla|invitarlo|ricordargli|ricordarle|favor|compleanno|esempio)$/i,
};

export interface Found {
  who: Addressee | "him" | "her" | "them";
  /** How many characters of the text name them. */
  length: number;
}

const roleMatchers: Record<Language, { match: RegExp; role: (typeof ROLES)[number] }[]> = {
  en: ROLES.map((role) => ({ role, match: new RegExp(`^(?:${role.match.en})(?![\\w-])`, "i") })),
  it: ROLES.map((role) => ({ role, match: new RegExp(`^(?:${role.match.it})(?!\\p{L})`, "iu") })),
};

const FIRST: Record<Language, RegExp> = {
  en: /^(?:(?:my|our|the|a|old|dear|new)\s+)+/i,
  it: /^(?:(?:il|lo|la|i|gli|le|l'|mio|mia|miei|mie|nostro|nostra|nostri|nostre|caro|cara|vecchio|vecchia|nuovo|nuova)\s*(?<=[\s'])(?:\s*))+/i,
};

/** Who is named where `text` begins; null where nobody is. */
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
  const titled = new RegExp(`^(?:(?:il|la|l'|lo)\\s*)?(${TITLE})\\.?\\s+(\\p{L}+)`, "iu").exec(text);
  if (
    titled &&
    !NO_NAME[language].test(titled[2]!) &&
    (isCapital(titled[2]!) || /\.|^(?:mrs?|ms|dr|dott|sig)/i.test(titled[1]!))
  ) {
    const called = `${language === "en" ? upper(titled[1]!.toLowerCase()) : titled[1]!.toLowerCase()} ${upper(titled[2]!)}`;
    return { who: person(called, called, { formal: true }), length: titled[0].length };
  }
  const mine = language === "it" ? /^(?:i )?miei(?= (?:che|di|se|per)(?!\p{L})|[:.,]|$)/iu.exec(text) : null;
  if (mine) return { who: person("miei", "mamma e papà", { plural: true }), length: mine[0].length };
  const before = FIRST[language].exec(text)?.[0] ?? "";
  const rest = text.slice(before.length);
  for (const { match, role } of roleMatchers[language]) {
    const found = match.exec(rest);
    if (!found || (!before && language === "en" && !role.called && !/^(?:grand|mum|mom|dad|hr)/.test(rest))) continue;
    if (/^'s\b/.test(rest.slice(found[0].length))) return null;
    const behind = rest.slice(found[0].length);
    const title =
      new RegExp(`^,? (${TITLE})\\.? (\\p{Lu}\\p{L}+)`, "u").exec(behind) ??
      new RegExp(`^,? (${TITLE})\\.? (\\p{Lu}\\p{L}+)`, "iu").exec(behind);
    if (title && isCapital(title[2]!) && !NO_NAME[language].test(title[2]!)) {
      const full = `${language === "en" ? upper(title[1]!.toLowerCase()) : title[1]!.toLowerCase()} ${title[2]}`;
      return { who: person(full, full, { formal: true }), length: before.length + found[0].length + title[0].length };
    }
    const of =
      language === "it"
        ? /^ (?:di|del|della) (?:\p{Lu}\p{L}+|mi[oa] (?:figli[oa]|marito|moglie|nipote))(?= (?:che|di|se|per|e|a)(?!\p{L})|[:,.]|$)/u.exec(
            behind,
          )
        : null;
    if (of)
      return {
        who: person(`${found[0].toLowerCase()}${of[0]}`, "", {
          formal: role.formal,
          plural: role.plural,
          gender: role.gender,
        }),
        length: before.length + found[0].length + of[0].length,
      };
    const name = nameAt(rest.slice(found[0].length).replace(/^,? +/, ""), language, true);
    const gap = name ? (/^,? +/.exec(rest.slice(found[0].length))?.[0].length ?? 0) : 0;
    const aunt = /^(?:aunt|uncle|grand|zi[oa]$|nonn[oa]$)/i.test(found[0]);
    const called = name
      ? aunt
        ? `${language === "en" ? upper(found[0]) : found[0].toLowerCase()} ${name}`
        : name
      : (role.called?.[language] ?? "");
    const gender =
      role.gender ?? (language === "it" && /[oa]$/.test(found[0]) ? (found[0].endsWith("a") ? "f" : null) : null);
    const who = person(name ? called : role.called?.[language] || found[0].toLowerCase(), called, {
      formal: role.formal && !(name && !name.includes(" ") && (isFirstName(name) || genderOfName(name) !== null)),
      plural: role.plural,
      gender,
    });
    return { who, length: before.length + found[0].length + gap + (name?.length ?? 0) };
  }
  if (before && language === "en") {
    const unknown = /^(?:\w+ ){0,1}?\w+/.exec(rest);
    return unknown && /^my |^our /i.test(before) && !/^(?:apolog|thanks|condol|best|birthday)/i.test(rest)
      ? { who: person(unknown[0], "", {}), length: before.length + unknown[0].length }
      : null;
  }
  const owner = language === "en" ? /^(\p{L}+)'s (?=\p{L})/u.exec(rest) : null;
  if (owner) {
    const theirs = findAddressee(`my ${rest.slice(owner[0].length)}`, language);
    if (
      theirs &&
      typeof theirs.who === "object" &&
      roleMatchers.en.some(({ match }) => match.test(rest.slice(owner[0].length)))
    )
      return {
        who: { ...theirs.who, to: `${owner[0]}${theirs.who.to}`, called: "" },
        length: before.length + owner[0].length + theirs.length - 3,
      };
  }
  const name = nameAt(rest, language, false);
  if (!name) return null;
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
  return upper(word);
}

export function person(
  to: string,
  called: string,
  more: { formal?: boolean; plural?: boolean; gender?: Gender | null },
): Addressee {
  return {
    to,
    called,
    gender: more.gender ?? genderOfName(called),
    plural: more.plural ?? false,
    formal: more.formal ?? false,
  };
}

/** The person of the conversation. */
export function personaAddressee(persona: { name: string; context: PersonaContext }, language: Language): Addressee {
  const name = persona.name.trim().slice(0, 60).trim();
  const found = findAddressee(name, language);
  if (found && typeof found.who === "object" && found.length >= name.length) return { ...found.who, to: name };
  return person(name, name.split(" ").length > 2 ? (name.split(" ")[0] ?? name) : name, {});
}
