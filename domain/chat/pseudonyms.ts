import type { Language } from "#domain/language.ts";
import { CONTACT, NAME_POOLS, PLACEHOLDER } from "./content.names.ts";
import { replaceContacts, type ContactKind } from "./contacts.ts";
import { meansName } from "./means-name.ts";
import { cachedNameForms, type KnownPerson } from "./name-forms.ts";
import { fold, isWordUnit, matchCase, replaceWords, trailingWord } from "./name-words.ts";

export type { KnownPerson } from "./name-forms.ts";

/** Restores real names. */
export interface RealNames {
  restore(text: string): string;
  /** Null if there is nothing to restore. */
  restorer(): NameRestorer | null;
}

/** Replaces real names by pseudonyms, and back. */
export interface Pseudonyms extends RealNames {
  hide(text: string): string;
  /** The data for restoring, which can be copied into another thread; null if there is nothing to restore. */
  restoreData: RestoreData | null;
}

export interface RestoreData {
  /** Folded pseudonym or placeholder → the original. */
  real: ReadonlyMap<string, string>;
  /** Folded pseudonym → name; these are restored in the letter case of the pseudonym. */
  names: ReadonlyMap<string, string>;
}

/** Restores real names that were replaced in another thread. */
export function realNames(data: RestoreData | null): RealNames {
  if (!data) return NO_NAMES;
  const { real, names } = data;
  const restoreWord = (word: string, folded: string) => {
    const name = names.get(folded);
    return name === undefined ? (real.get(folded) ?? null) : matchCase(word, name);
  };
  return {
    restore: (text) => replaceWords(text, real, restoreWord),
    restorer: () => new NameRestorer(real, restoreWord),
  };
}

/** Makes a name get the same pseudonym in every text where it is free. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return value;
}

/** Letters followed by digits, as in account names: `marta93`. */
const NUMBERED = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]{3,})\d+(?![\p{L}\p{M}\p{N}])/gu;

/**
 * Pseudonyms for the people mentioned in the texts sent together, and placeholders for the contact details in them. A
 * pseudonym is never a name or substring that the texts already contain, so that restoring doesn't touch the user's own
 * words.
 */
export function pseudonymsFor(
  people: readonly KnownPerson[],
  texts: readonly string[],
  language: Language,
): Pseudonyms {
  const forms = cachedNameForms(people);
  const allText = texts.join("\n").toLowerCase();
  const real = new Map<string, string>();
  const free = (name: string) => {
    const lower = name.toLowerCase();
    return !real.has(lower) && !forms.has(lower) && !allText.includes(lower);
  };

  const placeholders = new Map<string, string>();
  const placeholder = (found: string, kind: ContactKind): string => {
    let word = placeholders.get(found);
    if (word === undefined) {
      word = numbered(
        CONTACT[language][kind],
        (name) => !allText.includes(name.toLowerCase()) && !real.has(fold(name)),
      );
      placeholders.set(found, word);
      real.set(fold(word), found);
    }
    return word;
  };
  const withoutContacts = (text: string) => {
    const rest = replaceContacts(text, placeholder);
    if (!/\d/.test(rest)) return rest;
    return rest.replaceAll(NUMBERED, (found, letters: string) => {
      const form = forms.get(fold(letters));
      return form && !form.guessed ? placeholder(found, "handle") : found;
    });
  };

  const wanted = new Set<string>();
  const collectNamed = (word: string, folded: string, text: string, at: number) => {
    const form = forms.get(folded);
    if (form && meansName(form, word, folded, text, at)) wanted.add(form.key);
    return null;
  };
  for (const text of texts) replaceWords(withoutContacts(text), forms, collectNamed);
  if (wanted.size === 0 && placeholders.size === 0) return NO_NAMES;

  const invented = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { key, kind, written } of forms.values()) {
    if (!wanted.has(key) || invented.has(key)) continue;
    const pool = NAME_POOLS[language][/^[aeiou]/.test(key) ? "vowel" : "consonant"][kind].split(" ");
    const from = hash(key) % pool.length;
    const name = [...pool.slice(from), ...pool.slice(0, from)].find(free) ?? numbered(PLACEHOLDER[language], free);
    invented.set(key, name);
    real.set(fold(name), key);
    names.set(fold(name), written);
  }

  const hideWord = (word: string, folded: string, text: string, at: number) => {
    const form = forms.get(folded);
    const stand = form && invented.get(form.key);
    return form && stand && meansName(form, word, folded, text, at) ? matchCase(word, stand) : null;
  };
  const restoreData = { real, names };
  return {
    hide: (text) => replaceWords(withoutContacts(text), forms, hideWord),
    restoreData,
    ...realNames(restoreData),
  };
}

/** A single word, so that it can be restored: “PersonA”, “PersonB”. */
function numbered(word: string, free: (name: string) => boolean): string {
  for (let count = 0; ; count += 1) {
    const name = `${word}${count < 26 ? String.fromCharCode(65 + count) : `X${count}`}`;
    if (free(name)) return name;
  }
}

const same = (text: string) => text;
const NO_NAMES: Pseudonyms = { hide: same, restoreData: null, restore: same, restorer: () => null };

/** Restores real names in every string inside a value. */
export function restoreAll(value: unknown, names: RealNames): unknown {
  if (typeof value === "string") return names.restore(value);
  if (Array.isArray(value)) return value.map((item) => restoreAll(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restoreAll(item, names)]));
}

/** Restores real names in a text that arrives in pieces; the result doesn't depend on where it is split. */
export class NameRestorer {
  private readonly pseudonyms: ReadonlyMap<string, string>;
  private readonly restoreWord: (word: string, folded: string) => string | null;
  private buffered = "";
  /** Whether the output so far ends inside a word. */
  private inside = false;

  constructor(pseudonyms: ReadonlyMap<string, string>, restoreWord: (word: string, folded: string) => string | null) {
    this.pseudonyms = pseudonyms;
    this.restoreWord = restoreWord;
  }

  push(piece: string): string {
    const text = this.buffered + piece;
    const tail = trailingWord(text);
    const whole = this.inside && tail === text;
    const waits = tail !== "" && !whole && this.mayBecome(fold(tail));
    this.buffered = waits ? tail : "";
    return this.release(waits ? text.slice(0, -tail.length) : text);
  }

  /** Returns the rest of the buffered text. */
  end(): string {
    const rest = this.buffered;
    this.buffered = "";
    return this.release(rest);
  }

  private mayBecome(beginning: string): boolean {
    for (const name of this.pseudonyms.keys()) if (name.startsWith(beginning)) return true;
    return false;
  }

  private release(text: string): string {
    if (text === "") return "";
    const result = replaceWords(text, this.pseudonyms, this.restoreWord, this.inside);
    this.inside = isWordUnit(text.charCodeAt(text.length - 1));
    return result;
  }
}
