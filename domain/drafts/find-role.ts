import type { Language } from "#domain/language.ts";
import { genderOfName, isFirstName } from "./content.names.ts";
import { ROLES, TITLE, type Role } from "./content.roles.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import { AUXILIARY, baseOfPast } from "./english-verbs.ts";
import { isFinite } from "./italian-verbs.ts";
import { capitalize } from "./repair-typing.ts";
import { person } from "./person.ts";

export interface FoundRole {
  who: Addressee;
  /** Characters of the text that name them. */
  length: number;
  /** Whether a name follows the role. */
  named: boolean;
}

type NameAt = (text: string) => string | null;

const MATCHERS: Record<Language, { match: RegExp; role: Role }[]> = {
  en: ROLES.map((role) => ({ role, match: new RegExp(`^(?:${role.match.en})(?![\\w-])`, "i") })),
  it: ROLES.map((role) => ({ role, match: new RegExp(`^(?:${role.match.it})(?!\\p{L})`, "iu") })),
};

/** Roles that need no “my” or “the”. */
const BARE = /^(?:grand|mum|mom|dad|hr\b|team\b|everyone\b|everybody\b|all\b)/i;

/** What may precede the role itself: “my choir leader”, “la mia ex coinquilina”. */
const MODIFIER: Record<Language, RegExp> = {
  en: /^(?:(?!(?:to|that|for|if|about|and|or|but|is|are|was|were|has|have|had|i|we|he|she|it|they|with|on|in|at|from|so|because|when|what|how|can|could|not)\b)[\w'-]+ ){1,2}/i,
  it: /^(?:ex|nuov[oa]|vecchi[oa]|personal|miglior(?:e)?|car[oa]|ex-|futur[oa]|giovane|prim[oa]|vice|mini|zia|zio)[ -]/iu,
};

const TIME_EN = /^(?:mon|tues|wednes|thurs|fri|satur|sun|time|case|french|italian|english|the (?:end|meantime))/i;

/** What may follow and belongs to it: “the nurses on ward 5”, “la direttrice del coro”. */
const BEHIND: Record<Language, RegExp> = {
  en: /^(?: (?:upstairs|downstairs|next door|across the (?:road|street))(?= on\b)|(?: (?:upstairs|downstairs|next door|across the (?:road|street)))?(?: (?:on|at|from|in|of) ((?:the |my |our )?[\w'-]+(?: \d+)?))?(?= (?:for|that|to|and|saying|asking|about|if|who)\b|[,.:]|$))/i,
  it: /^(?: (?:di|del|della|dell'|dei|degli|delle|d') ?(?:piano|pianoforte|musica|nuoto|danza|inglese|matematica|chitarra|sopra|sotto|fronte|casa|italiano|ginnastica|tennis|yoga|amica|amico|figlia|figlio))?(?: (?:di|del|della|dell'|dei|degli|delle|d') ?(?:piano|condominio|scala)(?= (?:di|del)))?(?: (?:di|del|della|dell'|dei|degli|delle|d') ?((?:mi[oa] |quel |quella |dottor |dott\.? |dottoressa |avvocato |notaio |signor )?(?!sì |no |sì,|no,)(?!\p{L}+(?:are|ere|ire|rmi|rgli|rle|rci|rlo|rla)(?!\p{L}))[\p{L}\d]+(?: \d+)?))?(?= (?:che|se|per|di|e|a|grazie|auguri|scusa)(?!\p{L})|[:,.]|$)/iu,
};

/** The role at the start of `rest`; `before` is the article or “my” before it. */
export function findRole(before: string, rest: string, language: Language, nameAt: NameAt): FoundRole | null {
  const plain = roleAt(before, rest, language, nameAt);
  if (!before) return plain;
  const both =
    plain && !plain.named ? secondOf(plain, rest.slice(plain.length - before.length), before, language, nameAt) : null;
  if (both) return both;
  if (plain) {
    // “the school secretary”, “my gym buddy”: the second word is the role.
    const behind = rest.slice(plain.length - before.length);
    const more =
      plain.who.called === "" && behind.startsWith(" ") ? roleAt(before, behind.slice(1), language, nameAt) : null;
    if (!more || more.who.called !== "" || language === "it") return plain;
    return {
      who: { ...more.who, to: `${rest.slice(0, plain.length - before.length)} ${more.who.to}` },
      length: plain.length + 1 + more.length - before.length,
      named: more.named,
    };
  }
  const modifier = MODIFIER[language].exec(rest)?.[0];
  if (!modifier) return null;
  const words = modifier.trimEnd().split(" ");
  for (let taken = 1; taken <= words.length; taken += 1) {
    const skipped = language === "it" ? modifier : `${words.slice(0, taken).join(" ")} `;
    const found = roleAt(before, rest.slice(skipped.length), language, nameAt);
    if (!found) continue;
    const owned = /'s? /.test(skipped);
    const owner = /(\p{L}+)'s (?:\p{L}+ )?$/u.exec(skipped)?.[1];
    const to = `${owner ? `${owner}'s ` : skipped}${found.who.to}`;
    return {
      who: { ...found.who, to, called: owned && !found.named ? "" : found.who.called },
      length: skipped.length + found.length,
      named: found.named,
    };
  }
  return null;
}

/** “my sister and brother”: both are addressed. */
function secondOf(
  plain: FoundRole,
  behind: string,
  before: string,
  language: Language,
  nameAt: NameAt,
): FoundRole | null {
  const and = (
    language === "en" ? /^ (?:and|&) (?:(?:my|our|the) )?/i : /^ e (?:(?:a |al |alla )?(?:mi[oa]|miei|nostr[oai]) )?/iu
  ).exec(behind)?.[0];
  const second = and ? roleAt(before, behind.slice(and.length), language, nameAt) : null;
  if (!and || !second) return null;
  const called =
    plain.who.called && second.who.called
      ? `${plain.who.called}${language === "en" ? " and " : " e "}${second.who.called}`
      : "";
  return {
    who: { ...plain.who, to: `${plain.who.to}${and}${second.who.to}`, called, gender: null, plural: true },
    length: plain.length + and.length + second.length - before.length,
    named: second.named,
  };
}

function roleAt(before: string, rest: string, language: Language, nameAt: NameAt): FoundRole | null {
  for (const { match, role } of MATCHERS[language]) {
    const found = match.exec(rest);
    if (!found || (!before && language === "en" && !role.called && !BARE.test(rest))) continue;
    const behind = rest.slice(found[0].length);
    if (behind.startsWith("'")) continue;
    const start = before.length + found[0].length;
    const titled = titleBehind(behind, language);
    if (titled)
      return {
        who: person(titled.called, titled.called, { formal: true }),
        length: start + titled.length,
        named: true,
      };
    const next = nameAt(behind.replace(/^,? +/, ""));
    // “my son's coach, Ben can't come”: Ben is somebody else.
    const told =
      next && behind.startsWith(", ") && startsTelling(behind.slice(behind.indexOf(next) + next.length), language);
    const name = told ? null : next;
    const gap = name ? (/^,? +/.exec(behind)?.[0].length ?? 0) : 0;
    const gender = role.gender ?? genderOfWord(found[0], language);
    if (!name) {
      const tail = tailOf(behind, language);
      const institution = role.institution === true;
      const called = calledBy(role, before, language);
      return {
        who: person(called || `${found[0].toLowerCase()}${tail}`, tail ? "" : called, {
          formal: role.formal,
          plural: role.plural ?? (institution && language === "it"),
          gender: role.plural ? null : gender,
        }),
        length: start + tail.length,
        named: false,
      };
    }
    const aunt = /^(?:aunt|uncle|grand|zi[oa]$|nonn[oa]$)/i.test(found[0]);
    const word = language === "en" ? capitalize(found[0]) : found[0].toLowerCase();
    const called = aunt ? `${word} ${name}` : name;
    const known = !name.includes(" ") && (isFirstName(name) || genderOfName(name) !== null);
    return {
      who: person(called, called, {
        formal: role.formal && !known,
        plural: role.plural,
        gender: genderOfName(name) ?? gender,
      }),
      length: start + gap + name.length,
      named: true,
    };
  }
  return null;
}

function startsTelling(text: string, language: Language): boolean {
  const word = /^(?:'s)? ([\p{L}']+)/u.exec(text)?.[1]?.toLowerCase() ?? "";
  if (language === "en")
    return AUXILIARY.test(word) || baseOfPast(word) !== null || /^(?:needs|wants|feels|got)$/.test(word);
  return (
    word === "non" ||
    isFinite(word) ||
    /^(?:oggi|domani|ieri|stasera|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)$/.test(word)
  );
}

/** “my parents” are Mum and Dad, “the parents” are those of a class. */
function calledBy(role: Role, before: string, language: Language): string {
  const called = role.called?.[language] ?? "";
  if (role.plural && called && !/(?:\bmy|\bour|\bmiei|\bnostri)\b/i.test(before)) return "";
  return called;
}

function genderOfWord(word: string, language: Language): Gender | null {
  if (language === "en") return null;
  return /^\p{L}*a(?!\p{L})/iu.test(word) && !/^(?:\p{L}+ista|collega|pediatra|geometra|partner)/iu.test(word)
    ? "f"
    : null;
}

function titleBehind(behind: string, language: Language): { called: string; length: number } | null {
  const found = new RegExp(`^,? (${TITLE})(\\.?) (\\p{Lu}\\p{L}+)`, "iu").exec(behind);
  if (!found || !/^\p{Lu}/u.test(found[3]!)) return null;
  return { called: `${titleOf(found[1]!, language)} ${found[3]}`, length: found[0].length };
}

/** A title as it is usually written: “Mr”, “dott.”. */
export function titleOf(title: string, language: Language): string {
  const bare = title.toLowerCase().replace(/\.$/, "");
  if (language === "en") return capitalize(bare);
  if (/^(?:dott|sig|prof|avv|ing|geom|rag|arch)$/.test(bare)) return `${bare}.`;
  return bare.replace(/^(dott|sig|prof)\.?(ssa|ra)$/, "$1.$2").replace(/^(signor|dottor)e$/, "$1");
}

function tailOf(behind: string, language: Language): string {
  const found = BEHIND[language].exec(behind);
  if (!found?.[0] || (language === "en" && TIME_EN.test(found[1] ?? ""))) return "";
  return found[0];
}
