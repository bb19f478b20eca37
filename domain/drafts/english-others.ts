import { lookupTable } from "#domain/lookup-table.ts";
import { isFirstName } from "./content.names.ts";
import type { Addressee, Gender } from "./draft-types.ts";
import { AUXILIARY, baseOfPast, baseOfThird, isCommonBase } from "./english-verbs.ts";

export const ADVERB =
  /^(?:always|never|really|still|also|already|just|usually|often|sometimes|only|even|probably|actually|kindly|simply|both|now|then|not|so|totally|completely|constantly|finally|\w+ly)$/;

export const PRONOUN_GENDER: Record<string, Gender | "many"> = lookupTable({
  he: "m",
  him: "m",
  his: "m",
  himself: "m",
  "he's": "m",
  "he'd": "m",
  "he'll": "m",
  she: "f",
  her: "f",
  hers: "f",
  herself: "f",
  "she's": "f",
  "she'd": "f",
  "she'll": "f",
  they: "many",
  them: "many",
  their: "many",
  theirs: "many",
  themselves: "many",
  "they're": "many",
  "they've": "many",
  "they'd": "many",
  "they'll": "many",
});

export const WOMEN =
  /^(?:mother|mum|mom|sister|wife|daughter|grandma|grandmother|aunt|girlfriend|niece|lady|woman|girl|fiancee|nan|granny|mum's)$/;
export const MEN =
  /^(?:father|dad|brother|husband|son|grandpa|grandfather|uncle|boyfriend|nephew|man|guy|boy|plumber|electrician)$/;
export const SOMEBODY =
  /^(?:friend|boss|colleague|neighbour|neighbor|doctor|teacher|partner|cousin|manager|baby|kid|child|babysitter)$/;
export const MANY =
  /^(?:parents|kids|children|friends|neighbours|neighbors|colleagues|guests|people|boys|girls|guys|others|in-laws|grandparents|twins|workers|builders)$/;

const PEOPLE =
  /^(?:friends|kids|children|parents|people|neighbours|neighbors|guests|colleagues|coworkers|brothers|sisters|boys|girls|guys|others|thanks|yes|mondays|fridays|days|weeks|hours|minutes|times|christmas|this|was|his|plans|years|months)$/;

/** Plural things that “they” may refer to: “the flowers”. */
export function isPluralThing(word: string, before: string, further: string): boolean {
  const known = /^(?:the|my|our|those|these|some|both|two|three|all)$/;
  return (
    /^\p{L}{3,}[^s']s$/u.test(word) &&
    (known.test(before) || (known.test(further) && !AUXILIARY.test(before))) &&
    !PEOPLE.test(word)
  );
}

/** The addressee's gender; a pronoun in the request overrides what the name suggests. */
export function genderIn(
  to: Addressee,
  lower: readonly string[],
  seen: ReadonlySet<string>,
  tokens: readonly string[],
  own: ReadonlySet<string>,
): Gender | null {
  const [only] = seen;
  if (seen.size !== 1 || !to.called || only === to.gender || to.plural || only === undefined) return to.gender;
  if (genderOfWord(to.called.split(" ")[0] ?? "") !== null) return to.gender;
  const another = lower.some(
    (word, at) =>
      !own.has(word.replace(/'s$/, "")) &&
      (WOMEN.test(word) ||
        MEN.test(word) ||
        SOMEBODY.test(word) ||
        (/^\p{Lu}/u.test(tokens[at]!) && isFirstName(word))),
  );
  return another ? to.gender : (only as Gender);
}

export function genderOfWord(word: string): Gender | null {
  const low = word.toLowerCase();
  return WOMEN.test(low)
    ? "f"
    : MEN.test(low)
      ? "m"
      : /^(?:mum|mom|aunt|auntie|nan|gran|grandma|granny)$/.test(low)
        ? "f"
        : /^(?:dad|uncle|grandad|grandpa)$/.test(low)
          ? "m"
          : null;
}

/** “my dad's carer that he has an appointment”: replaces “he” by “my dad”. */
export function withOwner(tokens: string[], owner: string): string {
  const at = tokens.findIndex((token) => /^(?:s?he)(?:['’]s)?$/i.test(token));
  const named = tokens
    .slice(0, Math.max(at, 0))
    .some((token) => /^\p{Lu}\p{Ll}/u.test(token) && token.toLowerCase() !== owner.toLowerCase() && isFirstName(token));
  if (at >= 0 && !named) {
    const name = /^\p{Lu}/u.test(owner) ? owner : `my ${owner}`;
    tokens[at] = `${name}${/['’]s$/.exec(tokens[at]!)?.[0] ?? ""}`;
  }
  return tokens.join("");
}

const NO_STRANGER =
  /^(?:i|we|you|it|he|she|they|the|a|an|my|our|your|his|her|their|this|that|these|those|there|here|what|when|where|why|how|who|which|if|because|since|as|but|and|so|or|not|no|yes|please|thanks|everyone|everything|everybody|nobody|nothing|someone|somebody|all|both|some|dinner|lunch|today|tomorrow|tonight|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[ivx]+|.*'.*)$/;

/** Whether a word before a verb may be an unknown name: “Mia was absent”. */
export function isLikelyName(lower: readonly string[], at: number): boolean {
  const word = lower[at] ?? "";
  const next = lower[at + 2] ?? "";
  if (NO_STRANGER.test(word) || ADVERB.test(word) || AUXILIARY.test(word) || isCommonBase(word)) return false;
  return (
    AUXILIARY.test(next) ||
    (baseOfThird(next) !== null && isCommonBase(baseOfThird(next) ?? "")) ||
    (baseOfPast(next) !== null && next !== word)
  );
}

export function pronounGenders(words: readonly string[]): Set<string> {
  return new Set(
    words.map((word) => PRONOUN_GENDER[word]).filter((whom) => whom !== undefined && whom !== "many") as string[],
  );
}
