import { isDefinitelyName } from "#domain/chat/means-name.ts";
import type { Language } from "#domain/language.ts";
import { nameInText } from "./clean.ts";
import { startsSentence, upperFirst, withPreposition } from "./text.ts";

/** A change of name. */
export interface Renaming {
  from: string;
  to: string;
}

/** Titles and articles, which don't identify a person. */
const TITLE =
  /^(?:il|lo|la|gli|le|i|l|the|my|mio|mia|zio|zia|nonn[oa]|signora?|sig|sig\.?ra|dott|dott\.?ssa|dottor|dottoressa|dr|mr|mrs|ms|miss|sir|prof|professor|uncle|aunt|auntie|grandma|grandpa|don|suor|fra|st|san|santa)[.’']?$/i;
/** Minimum length of a first name used alone, in characters. */
const MIN_FIRST_NAME = 3;

/** What follows a capitalized ordinary word at the beginning of an English sentence: “Will you …”, “Mark the day”. */
const ORDINARY_WORD_BEFORE =
  /^ (?:i|you|he|she|it|we|they|the|this|that|these|those|your|his|her|their|our|my|an?|any|each|every|one|what|how|when|where)(?![\p{L}’'])/iu;
/** Italian prepositions that merge with an article. */
const PREPOSITIONS = ["di", "a", "da", "su", "in"];

/**
 * Replaces a person's old name in a text. Only whole words spelled like the name count, and the first word of a longer
 * name, unless the new name begins with it too. The new name and ordinary words at the beginning of a sentence (“Will
 * she …”) stay. Italian prepositions are adapted (“ad Anna”, “a Marta”, “al Dott. Rossi”). `byCoach`: the coach wrote
 * the text about this person and uses the whole name.
 */
export function replaceName(text: string, renaming: Renaming, language: Language, { byCoach = false } = {}): string {
  const forms = formsOf(renaming, language, byCoach);
  if (forms.size === 0) return text;
  const { to } = renaming;
  const kept = beginningsOf([to, nameInText(to, language)]).filter((name) => !forms.has(name));
  const names = [...forms.keys(), ...kept].toSorted((one, other) => other.length - one.length);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(patternOf).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  // In one pass, so that replaced text isn't replaced again.
  return text.replace(found, (name, at: number) => {
    const now = forms.get(oneLine(name));
    const ordinary = byCoach && language === "en" && ORDINARY_WORD_BEFORE.test(text.slice(at + name.length));
    if (now === undefined || !((byCoach && !ordinary) || isDefinitelyName(name, text, at))) return name;
    return startsSentence(text, at) ? upperFirst(now) : now;
  });
}

/** Form of the old name → replacement. */
function formsOf({ from, to }: Renaming, language: Language, byCoach: boolean): Map<string, string> {
  const [old, now] = [nameInText(from, language), nameInText(to, language)];
  const [oldFirst = "", nowFirst = ""] = [old.split(" ")[0], now.split(" ")[0]];
  const names = new Map([
    [oneLine(from), now],
    [old, now],
  ]);
  if (oldFirst !== nowFirst && oldFirst.length >= MIN_FIRST_NAME && !TITLE.test(oldFirst) && !names.has(oldFirst)) {
    names.set(oldFirst, TITLE.test(nowFirst) ? now : nowFirst);
  }
  // If the new name begins with the old one, the text is still right.
  const holds = (one: string, other: string) => one === other || (!byCoach && `${other} `.startsWith(`${one} `));
  const changed = [...names].filter(([one, other]) => one !== "" && !holds(one, other));
  return new Map(language === "it" ? changed.flatMap(withPrepositions) : changed);
}

/** The forms after each preposition, also capitalized; “a Anna” is a common spelling of “ad Anna”. */
function withPrepositions([one, other]: [string, string]): [string, string][] {
  const pairs = PREPOSITIONS.flatMap((preposition): [string, string][] => {
    const now = withPreposition(preposition, other);
    return [
      [withPreposition(preposition, one), now],
      [`${preposition} ${one}`, now],
    ];
  });
  return [...pairs, ...pairs.map(([old, now]): [string, string] => [upperFirst(old), upperFirst(now)])].concat([
    [upperFirst(one), other],
    [one, other],
  ]);
}

/** All beginnings of names: “Maria”, “Maria Anna”, “Maria Anna Rossi”. */
function beginningsOf(names: readonly string[]): string[] {
  const all = names.flatMap((name) => {
    const words = oneLine(name).split(" ");
    return words.map((_, at) => words.slice(0, at + 1).join(" "));
  });
  return [...new Set(all)].filter((name) => name !== "");
}

const oneLine = (name: string) => name.trim().replaceAll(/\s+/g, " ");

function patternOf(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}
