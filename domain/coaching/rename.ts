import { isSurelyName } from "#domain/chat/means-name.ts";
import type { Language } from "#domain/language.ts";
import { nameInText } from "./clean.ts";
import { startsSentence, upperFirst, withPreposition } from "./text.ts";

/** A name that changes. */
export interface Renaming {
  from: string;
  to: string;
}

/** What may stand before a name, and names nobody by itself. */
const TITLE =
  /^(?:il|lo|la|gli|le|i|l|the|my|mio|mia|zio|zia|nonn[oa]|signora?|sig|sig\.?ra|dott|dott\.?ssa|dottor|dottoressa|dr|mr|mrs|ms|miss|sir|prof|professor|uncle|aunt|auntie|grandma|grandpa|don|suor|fra|st|san|santa)[.’']?$/i;
/** Shorter, the first word of a name may be anything. */
const SHORTEST = 3;

/** What follows an English word that begins a sentence and is no name: “Will you …”, “Mark the day”. */
const NO_NAME_BEFORE =
  /^ (?:i|you|he|she|it|we|they|the|this|that|these|those|your|his|her|their|our|my|an?|any|each|every|one|what|how|when|where)(?![\p{L}’'])/iu;
/** Italian prepositions that become one word with an article. */
const PREPOSITIONS = ["di", "a", "da", "su", "in"];

/**
 * A line in which somebody is called by their new name. Only whole words count, written as the name is; of a name of
 * several words the first counts too, unless both begin with it. Where the new name stands already it stays, and so
 * does what may be an ordinary word at the beginning of a sentence (“Will she …”). An Italian preposition follows the
 * name (“ad Anna”, “a Marta”, “al Dott. Rossi”). `byCoach`: the coach has written it about that person, and calls them
 * by their whole name.
 */
export function renamed(text: string, renaming: Renaming, language: Language, { byCoach = false } = {}): string {
  const forms = formsOf(renaming, language, byCoach);
  if (forms.size === 0) return text;
  const { to } = renaming;
  const kept = beginningsOf([to, nameInText(to, language)]).filter((name) => !forms.has(name));
  const names = [...forms.keys(), ...kept].toSorted((one, other) => other.length - one.length);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(patternOf).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  // In one pass: what a name has been replaced by is not read again.
  return text.replace(found, (name, at: number) => {
    const now = forms.get(oneLine(name));
    const ordinary = byCoach && language === "en" && NO_NAME_BEFORE.test(text.slice(at + name.length));
    if (now === undefined || !((byCoach && !ordinary) || isSurelyName(name, text, at))) return name;
    return startsSentence(text, at) ? upperFirst(now) : now;
  });
}

/** By what each form of the old name is replaced. */
function formsOf({ from, to }: Renaming, language: Language, byCoach: boolean): Map<string, string> {
  const [old, now] = [nameInText(from, language), nameInText(to, language)];
  const [oldFirst = "", nowFirst = ""] = [old.split(" ")[0], now.split(" ")[0]];
  const names = new Map([
    [oneLine(from), now],
    [old, now],
  ]);
  if (oldFirst !== nowFirst && oldFirst.length >= SHORTEST && !TITLE.test(oldFirst) && !names.has(oldFirst)) {
    names.set(oldFirst, TITLE.test(nowFirst) ? now : nowFirst);
  }
  // A longer name that begins with the old one already holds it: what was said stays right.
  const holds = (one: string, other: string) => one === other || (!byCoach && `${other} `.startsWith(`${one} `));
  const changed = [...names].filter(([one, other]) => one !== "" && !holds(one, other));
  return new Map(language === "it" ? changed.flatMap(withPrepositions) : changed);
}

/** The same after each preposition, which may begin a sentence; “a Anna” is written for “ad Anna”. */
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

/** Names and their first words: “Maria”, “Maria Anna” and “Maria Anna Rossi” of the last. */
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
