import { COUNTRIES } from "#domain/countries.ts";
import { NOT_NAMES } from "./content.not-names.ts";
import {
  PARTICLE_OR_NAME,
  NON_IDENTIFYING_WORDS,
  ORDINARY_WORDS,
  POSSESSIVES,
  type NamePool,
} from "./content.names.ts";
import { ORDINARY_SHORT_FORMS, DIMINUTIVE_ENDINGS, SHORT_NAMES } from "./content.short-names.ts";
import { isFirstName } from "#domain/drafts/content.names.ts";
import { otherNames } from "#domain/people/other-names.ts";
import { WORDS as EN } from "#domain/understanding/words.en.gen.ts";
import { WORDS as IT } from "#domain/understanding/words.it.gen.ts";
import { fold, wordsOf } from "./name-words.ts";

/** A person whose name must not reach an external model. */
export interface KnownPerson {
  name: string;
  gender: "male" | "female" | "not_specified" | null;
  /** Other names, separated by commas. */
  also_called?: string | null;
  formerly?: readonly string[] | null;
}

/** One form in which a text may mention a person. */
export interface NameForm {
  /** The name it is restored to. */
  written: string;
  /** That name, folded: all forms of a name share one pseudonym. */
  key: string;
  kind: keyof NamePool;
  /** Derived from the name, or usually an ordinary word: counts as the name only if capitalized inside a sentence. */
  guessed: boolean;
  /** False if no context can make it a name in lower case. */
  small?: false;
}

const setOf = (words: string) => new Set(words.trim().split(/\s+/));
const NON_IDENTIFYING = setOf(NON_IDENTIFYING_WORDS);
const NAME_IF_FIRST = setOf(PARTICLE_OR_NAME);
const POSSESSIVE = setOf(POSSESSIVES);
const ORDINARY = setOf(ORDINARY_WORDS);
const COMMON = setOf(ORDINARY_SHORT_FORMS);
const ENDINGS = DIMINUTIVE_ENDINGS.split(" ");

const shortFormsOf = new Map<string, Set<string>>();
for (const line of SHORT_NAMES.trim().split("\n")) {
  const words = line.trim().split(" ").map(fold);
  for (const word of words) shortFormsOf.set(word, new Set([...(shortFormsOf.get(word) ?? []), ...words]));
}

/** Words of country names in both languages, other places, months, days and feasts. */
const NO_GUESS = new Set([
  ...COUNTRIES.flatMap(({ en, it }) => [...wordsOf(en), ...wordsOf(it)].map(fold)),
  ...setOf(NOT_NAMES),
]);

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word, folded or as written, is an ordinary one. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word);

const LISTED = new Set(`${EN} ${IT}`.split(" "));

/** Whether a folded word is in the vocabulary and isn't a first name. */
const isListed = (word: string): boolean => ORDINARY.has(word) || (LISTED.has(word) && !isFirstName(word));

/** The words of a name that identify a person. */
function identifyingWords(name: string): string[] {
  const all = wordsOf(name);
  const related = all.some((word) => NON_IDENTIFYING.has(fold(word)));
  return all.filter((word, at) => {
    const folded = fold(word);
    const first = at === 0 && word === capital(word) && NAME_IF_FIRST.has(folded);
    return (
      folded.length > 1 &&
      (first || !NON_IDENTIFYING.has(folded)) &&
      !(related && POSSESSIVE.has(folded)) &&
      !/\d/.test(word)
    );
  });
}

/** Beginnings of an initial plus surname that could be an ordinary word: "grossi", "award", but not "mrossi". */
const WORD_LIKE = /^(?:[aeiou]|.[aeiou]|[bcdfgkptv]r|[bcfgkp]l|s[^aeiou]|[cgkpstw]h|[dkst]w|[gkp]n|ps|wr)/;
/** Only this many words of a name are joined. */
const JOINED_MAX = 5;

/**
 * The words of a name written without spaces: two neighbours, first and last, all, initial and surname. Ordinary words
 * are left out; an initial that makes the surname look like a word is `guessed`.
 */
function joinedForms(name: string, naming: readonly string[]): { form: string; guessed: boolean }[] {
  const all = wordsOf(name).slice(0, JOINED_MAX).map(fold);
  const [first, ...later] = all;
  const last = later.at(-1);
  if (first === undefined || last === undefined) return [];
  const names = new Set(naming.map(fold));
  const beside = later.map((word, at) => [all[at]!, word] as const);
  const pairs = [...beside, [first, last] as const]
    .filter(([one, other]) => names.has(one) || names.has(other))
    .flatMap(([one, other]) => [one + other, other + one]);
  const initials = later.filter((word) => names.has(word)).map((word) => first.charAt(0) + word);
  return [
    ...[...pairs, ...(later.length > 1 ? [all.join("")] : [])].map((form) => ({ form, guessed: false })),
    ...initials.map((form) => ({ form, guessed: WORD_LIKE.test(form) })),
  ].filter(({ form }) => form.length > 4 && !isListed(form));
}

/** Possible short forms of a first name: its beginnings, with and without a diminutive ending. */
function guesses(name: string): string[] {
  if (name.length < 4 || !/^[a-z]+$/.test(name)) return [];
  const beginnings = [];
  for (let length = 4; length < name.length; length += 1) beginnings.push(name.slice(0, length));
  const stem = name.replace(/[aeiou]$/, "");
  const hard = /[cg]$/.test(stem) ? [stem, `${stem}h`] : [stem];
  return [...beginnings, ...hard.flatMap((begin) => ENDINGS.map((ending) => begin + ending))].filter(
    (form) => form.length > 3 && !NO_GUESS.has(form) && !isListed(form),
  );
}

/** Whether people may write `martas` for “Marta’s”: not if that is a word, a place or another name. */
function takesPossessive(form: string, { guessed }: NameForm): boolean {
  const owned = `${form}s`;
  return (
    !guessed &&
    form.length > 2 &&
    /[a-z]$/.test(form) &&
    !/(?:s|x|z|ch|sh)$/.test(form) &&
    !ORDINARY.has(form) &&
    !LISTED.has(owned) &&
    !NO_GUESS.has(owned) &&
    !isFirstName(owned)
  );
}

/**
 * All folded forms by which these people may be mentioned; on conflicts the first one added wins. Order: own names,
 * other names, joined words, possessives, nicknames, earlier names, guesses.
 */
export function nameForms(people: readonly KnownPerson[]): Map<string, NameForm> {
  const found = new Map<string, NameForm>();
  const add = (form: string, name: NameForm) => {
    if (form.length > 1 && !found.has(form) && !(form !== name.key && NON_IDENTIFYING.has(form))) found.set(form, name);
  };
  const addJoined = (name: string, words: readonly string[], as: NameForm) => {
    for (const { form, guessed } of joinedForms(name, words))
      add(form, guessed ? { ...as, guessed, small: false } : as);
  };
  const addShort = (short: string, as: NameForm) => add(short, COMMON.has(short) ? { ...as, guessed: true } : as);
  const own = people.map(({ name, gender }) => {
    const words = identifyingWords(name);
    const sort = gender === "male" || gender === "female" ? gender : ("any" as const);
    const forms = words.map((written, at): NameForm => {
      const kind = at > 0 && at === words.length - 1 ? "surname" : sort;
      return { written, key: fold(written), kind, guessed: false };
    });
    for (const form of forms) add(form.key, form);
    return { name, words, sort, forms };
  });
  people.forEach(({ also_called }, at) => {
    const { forms, sort } = own[at]!;
    for (const name of otherNames(also_called)) {
      const words = identifyingWords(name);
      const alone = words.length === 1 && forms[0];
      for (const written of words)
        add(fold(written), alone || { written, key: fold(written), kind: sort, guessed: false });
      if (words.length > 0) addJoined(name, words, alone || found.get(fold(words[0]!))!);
    }
  });
  for (const { name, words, forms } of own) if (forms[0]) addJoined(name, words, forms[0]);
  // Entries added during this loop end with s and are skipped.
  for (const [form, as] of found) if (takesPossessive(form, as)) add(`${form}s`, as);
  const first = own.flatMap(({ forms }) => forms.filter(({ kind }) => kind !== "surname"));
  for (const { forms } of own) {
    const surname = forms.find(({ kind }) => kind === "surname");
    for (const form of forms.filter(({ kind }) => kind !== "surname")) {
      for (const short of shortFormsOf.get(form.key) ?? []) {
        addShort(short, form);
        if (surname) add(short + surname.key, form);
      }
    }
  }
  const earlier = people.flatMap(({ formerly }, at) => {
    const { forms, sort } = own[at]!;
    return (formerly ?? []).flatMap((name) => {
      const words = identifyingWords(name);
      // An earlier first name shares the current pseudonym; an earlier surname gets its own.
      const formsNow = words.map((written, place): NameForm => {
        const kind = place > 0 && place === words.length - 1 ? "surname" : sort;
        const alone = kind !== "surname" && forms[0];
        return alone || { written, key: fold(written), kind, guessed: false };
      });
      words.forEach((word, place) => add(fold(word), formsNow[place]!));
      if (formsNow[0]) addJoined(name, words, formsNow[0]);
      return words.flatMap((word, place) =>
        formsNow[place]!.kind === "surname" ? [] : [{ word: fold(word), form: formsNow[place]! }],
      );
    });
  });
  for (const { word, form } of earlier) for (const short of shortFormsOf.get(word) ?? []) addShort(short, form);
  for (const { word, form } of earlier)
    for (const guess of guesses(word)) add(guess, { ...form, written: capital(guess), key: guess, guessed: true });
  // If several people share a name, the first gets the guesses.
  const guessed = new Set<string>();
  for (const form of first) {
    if (guessed.has(form.key)) continue;
    guessed.add(form.key);
    for (const guess of guesses(form.key)) add(guess, { ...form, written: capital(guess), key: guess, guessed: true });
  }
  return found;
}

const cache = new Map<string, Map<string, NameForm>>();
const CACHE_MAX = 50;

/** nameForms, cached for the last people used. */
export function cachedNameForms(people: readonly KnownPerson[]): Map<string, NameForm> {
  const circle = people
    .map(({ name, gender, also_called, formerly }) => [name, gender, also_called, ...(formerly ?? [])].join("\n"))
    .join("\n\n");
  let forms = cache.get(circle);
  if (!forms) {
    forms = nameForms(people);
    cache.set(circle, forms);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest);
  }
  return forms;
}
