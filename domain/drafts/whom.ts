import { lookupTable } from "#domain/lookup-table.ts";
import type { Language } from "#domain/language.ts";
import { genderOfName } from "./content.names.ts";
import type { Gender } from "./draft-types.ts";
import { normalizeQuotes } from "./repair-typing.ts";
import { addresseeIn } from "./variants.ts";

/** Somebody whom the user named. */
interface Named {
  phrase: string;
  gender: Gender | null;
  own: boolean;
}

/** A request with its pronoun resolved: to the person of that gender who was named last. */
interface Addressed {
  text: string;
  /** The addressee, if it is not the person of the conversation. */
  other: string | null;
  /** If two people may be meant: both, in the user's words. */
  open: readonly [string, string] | null;
}

const SHORT: Record<string, string> = lookupTable({
  gf: "girlfriend",
  bf: "boyfriend",
  hubby: "husband",
  missus: "wife",
  bro: "brother",
  sis: "sister",
});

const FEMALE_EN =
  "mum|mom|mother|sister|sis|wife|missus|girlfriend|gf|daughter|aunt|auntie|grandma|nan|nana|niece|mother in law|sister in law|landlady|ex wife|stepmum";
const MALE_EN =
  "dad|father|brother|bro|husband|hubby|boyfriend|bf|son|uncle|grandad|grandpa|nephew|father in law|brother in law|ex husband|stepdad";
const ANY_EN =
  "boss|manager|neighbou?r|landlord|teacher|doctor|friend|flatmate|cousin|partner|ex|colleague|supervisor|coach";
const ROLE_EN = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?(${FEMALE_EN}|${MALE_EN}|${ANY_EN})(?!'s|\\w)(?: ((?-i:\\p{Lu})\\p{L}+))?`,
  "giu",
);
const KIN_EN = /\b(uncle|aunt|auntie) (\p{L}{3,})\b/giu;

const FEMALE_IT =
  "mamma|madre|sorella|moglie|fidanzata|ragazza|compagna|figlia|zia|nonna|suocera|nuora|cognata|cugina|amica|vicina|capa|collega|dottoressa|maestra|professoressa|ex moglie";
const MALE_IT =
  "papà|padre|fratello|marito|fidanzato|ragazzo|compagno|figlio|zio|nonno|suocero|genero|cognato|cugino|amico|vicino|capo|dottore|maestro|professore|ex marito";
const ROLE_IT = new RegExp(
  `(?<!\\p{L})(?:(?:la |il |lo |l')?mi[oa] (?:\\p{L}+ )?|(?:la|il) (?=vicin|dottor|maestr|capo|suocer|nuora))(${FEMALE_IT}|${MALE_IT})(?!\\p{L})(?: ((?-i:\\p{Lu})\\p{L}+))?`,
  "giu",
);
const TITLED_IT = /(?<!\p{L})(?:la |il )?(signora|signor|dottoressa|dottor|zia|zio) (\p{Lu}\p{L}+)/gu;

const PRONOUN: Record<Language, RegExp> = {
  en: /\b((?:write|text|txt|tell|message|say|send|ask|give|email|reply|to|for|answer|thank|invite|word)(?: (?:something|smth|sth|it|a \w+|an \w+|back))?(?: (?:to|for))? )(him|her)\b(?! (?:that\b.* )?(?:own|mum|mom|dad|wife|husband|name|house|birthday|book|car))/i,
  it: /(?<!\p{L})(scriv|d|rispond|chied|mand|spieg|ringrazi|avvis|invit)(i|a|ì|il|ig)?(le|gli|lle|gli)(?!\p{L})|(?<!\p{L})((?:per|a) )(lei|lui)(?!\p{L})/iu,
};

/** Replaces “her” or “gli” by a name, if it means somebody else than the person of the conversation. */
export function addressedIn(
  message: string,
  told: readonly string[],
  persona: { name: string },
  language: Language,
): Addressed {
  const text = normalizeQuotes(message);
  const meant = pronounIn(text, language);
  // “chiedile” means the person named in the request.
  if (meant === null || addresseeIn(text.slice(0, meant.at), language) !== null)
    return { text: message, other: null, open: null };
  const name = persona.name.split(" ").at(-1) ?? persona.name;
  const all = [...told, text].join(". ");
  const sure = surelyGender(persona.name, all, language);
  // “him or her”: one is the person of the conversation, the other was named.
  const both = language === "en" && /\b(?:he|him|his)\b/i.test(all) && /\b(?:she|her)\b/i.test(all);
  const before = text.slice(0, meant.at);
  const turns = [...told.slice(-RECENT), before];
  const people = turns.flatMap((turn, at) =>
    peopleIn(normalizeQuotes(turn), name, language).map((one) => ({ ...one, turn: at })),
  );
  const fitting = people.filter(({ gender, own: isOwn }) => !isOwn && (gender === null || gender === meant.gender));
  const last = fitting.at(-1);
  if (!last) return { text: message, other: null, open: null };
  const own =
    sure ??
    (both && last.gender !== null
      ? last.gender === "f"
        ? "m"
        : "f"
      : ownGender(persona.name, told.join(". "), language));
  const ownFits = own === null || own === meant.gender;
  if (ownFits) {
    const lastOwn = people.findLast((one) => one.own);
    // Both named at about the same time.
    const near = last.turn >= turns.length - 2;
    if (!near || (lastOwn && lastOwn.turn > last.turn)) return { text: message, other: null, open: null };
    if (own === meant.gender && last.gender === meant.gender && lastOwn && lastOwn.turn === last.turn)
      return { text: message, other: null, open: [persona.name, last.phrase] };
    if (!(last.gender === meant.gender && (own === null || !lastOwn || lastOwn.turn < last.turn)))
      return { text: message, other: null, open: null };
    if (own === null) return { text: message, other: null, open: null };
  }
  return { text: said(text, meant, last.phrase, language), other: last.phrase, open: null };
}

const RECENT = 14;

function pronounIn(
  text: string,
  language: Language,
): { at: number; length: number; gender: Gender; verb: string } | null {
  const found = PRONOUN[language].exec(text);
  if (!found) return null;
  if (language === "en")
    return {
      at: found.index + found[1]!.length,
      length: found[2]!.length,
      gender: /him/i.test(found[2]!) ? "m" : "f",
      verb: "",
    };
  if (found[4])
    return {
      at: found.index + found[4].length,
      length: found[5]!.length,
      gender: /lui/i.test(found[5]!) ? "m" : "f",
      verb: "",
    };
  return {
    at: found.index,
    length: found[0].length,
    gender: /gli$/i.test(found[0]) ? "m" : "f",
    verb: found[1]!.toLowerCase(),
  };
}

const VERBS_IT: Record<string, string> = lookupTable({
  scriv: "scrivi a",
  d: "di' a",
  rispond: "rispondi a",
  chied: "chiedi a",
  mand: "manda a",
  spieg: "spiega a",
  ringrazi: "ringrazia",
  avvis: "avvisa",
  invit: "invita",
});

function said(
  text: string,
  { at, length, verb }: { at: number; length: number; verb: string },
  phrase: string,
  language: Language,
): string {
  const before = text.slice(0, at);
  const behind = text.slice(at + length);
  if (language === "en") return `${before}${phrase}${behind}`;
  if (!verb)
    return `${before}${phrase}${behind}`.replace(/(?<!\p{L})a (la|il) /giu, (_, article: string) =>
      article === "la" ? "alla " : "al ",
    );
  const to = `${VERBS_IT[verb] ?? "scrivi a"} ${phrase}`.replace(/ a la /, " alla ").replace(/ a il /, " al ");
  return `${before}${to}${behind}`;
}

function peopleIn(text: string, name: string, language: Language): (Named & { at: number })[] {
  const found: (Named & { at: number })[] = [];
  const add = (at: number, phrase: string, gender: Gender | null) => found.push({ at, phrase, gender, own: false });
  if (language === "en") {
    for (const one of text.matchAll(ROLE_EN)) {
      const role = one[1]!.toLowerCase();
      const called = SHORT[role] ?? role;
      const gender = new RegExp(`^(?:${FEMALE_EN})$`).test(role)
        ? "f"
        : new RegExp(`^(?:${MALE_EN})$`).test(role)
          ? "m"
          : null;
      add(
        one.index,
        one[2] ? `my ${called} ${one[2]}` : `my ${called}`,
        gender ?? (one[2] ? genderOfName(one[2]) : null),
      );
    }
    for (const one of text.matchAll(KIN_EN)) {
      if (/^(?:and|but|is|was|has|says|said|who|will)$/i.test(one[2]!)) continue;
      add(
        one.index,
        `${one[1]!.charAt(0).toUpperCase()}${one[1]!.slice(1).toLowerCase()} ${one[2]!.charAt(0).toUpperCase()}${one[2]!.slice(1)}`,
        /^uncle/i.test(one[1]!) ? "m" : "f",
      );
    }
  } else {
    for (const one of text.matchAll(ROLE_IT)) {
      const role = one[1]!.toLowerCase();
      const gender: Gender = new RegExp(`^(?:${FEMALE_IT})$`, "u").test(role) ? "f" : "m";
      const kin =
        /^(?:mamma|madre|sorella|moglie|figlia|zia|nonna|suocera|nuora|cognata|cugina|padre|papà|fratello|marito|figlio|zio|nonno|suocero|genero|cognato|cugino)$/u.test(
          role,
        );
      const article = gender === "f" ? "la " : "il ";
      add(one.index, one[2] ?? `${kin ? "" : article}${gender === "f" ? "mia" : "mio"} ${role}`, gender);
    }
    for (const one of text.matchAll(TITLED_IT))
      add(
        one.index,
        `${/^zi/i.test(one[1]!) ? "" : /a$|essa$/.test(one[1]!) ? "la " : "il "}${one[1]} ${one[2]}`,
        one[1]!.endsWith("a") ? "f" : "m",
      );
  }
  const named = new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L}|'s \\p{L})`, "giu");
  for (const one of text.matchAll(named)) {
    const whole = found.find(({ at, phrase }) => one.index >= at && one.index <= at + phrase.length + 4);
    // “my sister Farah”, if the persona is Farah.
    if (whole) whole.own = true;
    else found.push({ at: one.index, phrase: one[0], gender: null, own: true });
  }
  return found.toSorted((x, y) => x.at - y.at);
}

/** The gender by the name, or by the pronouns around it. */
export function ownGender(name: string, told: string, language: Language): Gender | null {
  const known = surelyGender(name, told, language);
  if (known) return known;
  const count = (pattern: RegExp) => told.match(pattern)?.length ?? 0;
  if (language === "en") {
    const he = count(/\b(?:he|him|his|hes|he's)\b/gi);
    const she = count(/\b(?:she|her|shes|she's)\b/gi);
    return he > 2 * she ? "m" : she > 2 * he ? "f" : null;
  }
  const she = count(
    /(?<!\p{L})(?:lei|la mia (?:amica|collega|compagna|vicina|ragazza|capa)|mia (?:sorella|zia|figlia|moglie|cugina|nuora|suocera))(?!\p{L})/giu,
  );
  const he = count(
    /(?<!\p{L})(?:lui|il mio (?:amico|collega|compagno|vicino|ragazzo|capo)|mio (?:fratello|zio|figlio|marito|cugino|genero|suocero))(?!\p{L})/giu,
  );
  return he > 2 * she ? "m" : she > 2 * he ? "f" : null;
}

/** The gender by the name, or by a role given with it: “la mia amica Giusy”. */
function surelyGender(name: string, told: string, language: Language): Gender | null {
  const known = genderOfName(name) ?? roleGender(name);
  if (known) return known;
  const first = (name.split(" ")[0] ?? name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [women, men] = language === "en" ? [FEMALE_EN, MALE_EN] : [`${FEMALE_IT}|signora`, `${MALE_IT}|signor`];
  if (
    new RegExp(
      `(?<!\\p{L})(?:${women}),? ${first}(?!\\p{L})|(?<!\\p{L})${first},? (?:my|la mia|mia) (?:${women})(?!\\p{L})`,
      "iu",
    ).test(told)
  )
    return "f";
  if (
    new RegExp(
      `(?<!\\p{L})(?:${men}),? ${first}(?!\\p{L})|(?<!\\p{L})${first},? (?:my|il mio|mio) (?:${men})(?!\\p{L})`,
      "iu",
    ).test(told)
  )
    return "m";
  return null;
}

function roleGender(name: string): Gender | null {
  if (new RegExp(`(?<!\\p{L})(?:${FEMALE_EN}|${FEMALE_IT}|nana|mia)(?!\\p{L})`, "iu").test(name)) return "f";
  return new RegExp(`(?<!\\p{L})(?:${MALE_EN}|${MALE_IT}|mio)(?!\\p{L})`, "iu").test(name) ? "m" : null;
}
