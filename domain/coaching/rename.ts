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
 * several words the first counts too, unless both begin with it. An Italian “a” follows the name (“ad Anna”, “a Marta”).
 */
export function renamed(text: string, { from, to }: Renaming, language: Language): string {
  return formsOf({ from, to }, language).reduce((line, [old, now]) => replaceName(line, old, now, language), text);
}

function formsOf({ from, to }: Renaming, language: Language): [string, string][] {
  const [old, now] = [nameInText(from, language), nameInText(to, language)];
  const [oldFirst = "", nowFirst = ""] = [old.split(" ")[0], now.split(" ")[0]];
  const forms: [string, string][] = [
    [from.trim(), to.trim()],
    [old, now],
  ];
  if (oldFirst !== old && oldFirst !== nowFirst && oldFirst.length >= SHORTEST && !TITLE.test(oldFirst)) {
    forms.push([oldFirst, TITLE.test(nowFirst) ? now : nowFirst]);
  }
  // A longer name that begins with the old one already holds it: what was said stays right.
  return forms.filter(([one, other]) => one !== "" && one !== other && !`${other} `.startsWith(`${one} `));
}

function replaceName(text: string, from: string, to: string, language: Language): string {
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  const before = language === "it" ? "(?:([Aa])d?\\s+)?" : "()";
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${before}${escaped}(?![\\p{L}\\p{N}])`, "gu");
  return text.replace(found, (_, preposition: string | undefined) =>
    preposition ? `${preposition}${/^[aàá]/i.test(to) ? "d" : ""} ${to}` : to,
  );
}
