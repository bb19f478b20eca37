import type { Language } from "#domain/language.ts";
import {
  NAME_POOLS,
  NAMELESS_OR_NAME,
  NAMELESS_WORDS,
  ORDINARY_WORDS,
  OWNERS,
  PLACEHOLDER,
  type NamePool,
} from "./content.names.ts";
import { fold, isWordUnit, likeWritten, replaceWords, trailingWord, wordsOf } from "./name-words.ts";

/** Somebody whose name an outside model does not learn. */
export interface KnownPerson {
  name: string;
  gender: "male" | "female" | "not_specified" | null;
}

/** Real names out, invented ones in, and back. */
export interface Pseudonyms {
  hide(text: string): string;
  restore(text: string): string;
  /** Null where there is nothing to put back. */
  restorer(): NameRestorer | null;
}

const setOf = (words: string) => new Set(words.trim().split(/\s+/));
const NAMELESS = setOf(NAMELESS_WORDS);
const NAMELESS_UNLESS_FIRST = setOf(NAMELESS_OR_NAME);
const OWNING = setOf(OWNERS);
const ORDINARY = setOf(ORDINARY_WORDS);

/** One word of a name, as it is written there. */
interface NameWord {
  written: string;
  kind: keyof NamePool;
}

/** Each word by which one of these people may be named, by its folded form; who comes first decides for all. */
function nameWords(people: readonly KnownPerson[]): Map<string, NameWord> {
  const found = new Map<string, NameWord>();
  for (const { name, gender } of people) {
    const all = wordsOf(name);
    const related = all.some((word) => NAMELESS.has(fold(word)));
    const words = all.filter((word, at) => {
      const folded = fold(word);
      const first = at === 0 && word === capital(word) && NAMELESS_UNLESS_FIRST.has(folded);
      return (
        folded.length > 1 && (first || !NAMELESS.has(folded)) && !(related && OWNING.has(folded)) && !/\d/.test(word)
      );
    });
    for (const [at, written] of words.entries()) {
      const folded = fold(written);
      const last = at > 0 && at === words.length - 1;
      const kind = last ? "surname" : gender === "male" || gender === "female" ? gender : "any";
      if (!found.has(folded)) found.set(folded, { written, kind });
    }
  }
  return found;
}

/** Whether a word of a text stands for the name: what is an ordinary word as well must be written as the name is. */
function means({ written }: NameWord, word: string, folded: string): boolean {
  const ordinary = ORDINARY.has(folded) || ORDINARY.has(word.toLowerCase());
  return !ordinary || word === written || word === capital(written) || word === written.toUpperCase();
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The same name has the same one in each text that leaves room for it. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return value;
}

/**
 * Pseudonyms for these people in the texts that leave together. Whoever is not named in them gets none. No pseudonym is a
 * name or a word that the texts hold already, so that what somebody writes is never taken for one on the way back.
 */
export function pseudonymsFor(
  people: readonly KnownPerson[],
  texts: readonly string[],
  language: Language,
): Pseudonyms {
  const names = nameWords(people);
  const wanted = new Set<string>();
  const named = (word: string, folded: string) => {
    const name = names.get(folded);
    if (name && means(name, word, folded)) wanted.add(folded);
    return null;
  };
  if (names.size > 0) for (const text of texts) replaceWords(text, names, named);
  if (wanted.size === 0) return NOBODY;

  const invented = new Map<string, string>();
  const real = new Map<string, string>();
  const held = texts.join("\n").toLowerCase();
  const free = (name: string) => {
    const lower = name.toLowerCase();
    return !real.has(lower) && !names.has(lower) && !held.includes(lower);
  };
  for (const [folded, { kind }] of names) {
    if (!wanted.has(folded)) continue;
    const pool = NAME_POOLS[language][/^[aeiou]/.test(folded) ? "vowel" : "consonant"][kind].split(" ");
    const from = hash(folded) % pool.length;
    const name = [...pool.slice(from), ...pool.slice(0, from)].find(free) ?? placeholder(language, free);
    invented.set(folded, name);
    real.set(fold(name), folded);
  }

  const hideWord = (word: string, folded: string) => {
    const name = names.get(folded);
    const stand = invented.get(folded);
    return name && stand && means(name, word, folded) ? likeWritten(word, stand) : null;
  };
  const restoreWord = (word: string, folded: string) => {
    const name = names.get(real.get(folded) ?? "");
    return name ? likeWritten(word, name.written) : null;
  };
  return {
    hide: (text) => replaceWords(text, names, hideWord),
    restore: (text) => replaceWords(text, real, restoreWord),
    restorer: () => new NameRestorer(real, restoreWord),
  };
}

/** One word, so that it comes back as one: “PersonA”, “PersonB”. */
function placeholder(language: Language, free: (name: string) => boolean): string {
  for (let count = 0; ; count += 1) {
    const letters = count < 26 ? String.fromCharCode(65 + count) : `X${count}`;
    const name = `${PLACEHOLDER[language]}${letters}`;
    if (free(name)) return name;
  }
}

const same = (text: string) => text;
const NOBODY: Pseudonyms = { hide: same, restore: same, restorer: () => null };

/** Every text inside an object, with the real names put back. */
export function restoreAll(value: unknown, names: Pseudonyms): unknown {
  if (typeof value === "string") return names.restore(value);
  if (Array.isArray(value)) return value.map((item) => restoreAll(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restoreAll(item, names)]));
}

/** Puts real names back in a text that arrives in pieces, wherever it is split: the same comes out as from one piece. */
export class NameRestorer {
  private readonly pseudonyms: ReadonlyMap<string, string>;
  private readonly restoreWord: (word: string, folded: string) => string | null;
  private held = "";
  /** What came out last ends inside a word. */
  private inside = false;

  constructor(pseudonyms: ReadonlyMap<string, string>, restoreWord: (word: string, folded: string) => string | null) {
    this.pseudonyms = pseudonyms;
    this.restoreWord = restoreWord;
  }

  push(piece: string): string {
    const text = this.held + piece;
    const tail = trailingWord(text);
    const whole = this.inside && tail === text;
    const waits = tail !== "" && !whole && this.mayBecome(fold(tail));
    this.held = waits ? tail : "";
    return this.release(waits ? text.slice(0, -tail.length) : text);
  }

  /** What was still waiting. */
  end(): string {
    const rest = this.held;
    this.held = "";
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
