import { isSurelyName } from "#domain/chat/means-name.ts";
import type { Language } from "#domain/language.ts";
import { nameInText } from "./clean.ts";

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

/**
 * A line in which somebody is called by their new name. Only whole words count, written as the name is; of a name of
 * several words the first counts too, unless both begin with it. Where the new name stands already it stays, and so
 * does what may be an ordinary word at the beginning of a sentence (“Will she …”). An Italian “a” follows the name (“ad
 * Anna”, “a Marta”).
 */
export function renamed(text: string, { from, to }: Renaming, language: Language): string {
  const forms = formsOf({ from, to }, language);
  if (forms.size === 0) return text;
  const kept = beginningsOf([to, nameInText(to, language)]).filter((name) => !forms.has(name));
  const names = [...forms.keys(), ...kept].toSorted((one, other) => other.length - one.length);
  const before = language === "it" ? "(?:([Aa])d?\\s+)?" : "()";
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${before}(${names.map(patternOf).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  // In one pass: what a name has been replaced by is not read again.
  return text.replace(found, (whole, preposition: string | undefined, name: string, at: number) => {
    const now = forms.get(name.replaceAll(/\s+/g, " "));
    if (now === undefined) return whole;
    if (preposition) return `${preposition}${/^[aàá]/i.test(now) ? "d" : ""} ${now}`;
    return isSurelyName(name, text, at) ? now : whole;
  });
}

/** By what each form of the old name is replaced. */
function formsOf({ from, to }: Renaming, language: Language): Map<string, string> {
  const [old, now] = [nameInText(from, language), nameInText(to, language)];
  const [oldFirst = "", nowFirst = ""] = [old.split(" ")[0], now.split(" ")[0]];
  const forms = new Map([
    [old, now],
    [oneLine(from), oneLine(to)],
  ]);
  if (oldFirst !== nowFirst && oldFirst.length >= SHORTEST && !TITLE.test(oldFirst) && !forms.has(oldFirst)) {
    forms.set(oldFirst, TITLE.test(nowFirst) ? now : nowFirst);
  }
  // A longer name that begins with the old one already holds it: what was said stays right.
  return new Map([...forms].filter(([one, other]) => one !== "" && !`${other} `.startsWith(`${one} `)));
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
