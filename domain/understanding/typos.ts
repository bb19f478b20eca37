import type { Language } from "#domain/language.ts";
import { WORDS as EN } from "./words.en.gen.ts";
import { WORDS as IT } from "./words.it.gen.ts";

interface Lexicon {
  /** Words with their frequency rank, 0 for the most frequent. */
  ranks: ReadonlyMap<string, number>;
  /** Words by each of their forms with one letter removed: a bounded way to find words one error away. */
  byDeletion: ReadonlyMap<string, readonly string[]>;
}

const SHORTEST = 3;
/** Longer than any word that could be meant; the cost grows with the square of the length. */
const LONGEST = 32;
/** Short words are corrected only to the most frequent words. */
const FREQUENT = 400;

const lexicons: Partial<Record<Language, Lexicon>> = {};

function lexiconOf(language: Language): Lexicon {
  return (lexicons[language] ??= index((language === "it" ? IT : EN).split(" ")));
}

function index(words: readonly string[]): Lexicon {
  const byDeletion = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const key of deletionsOf(word)) byDeletion.set(key, [...(byDeletion.get(key) ?? []), word]);
  }
  return { ranks: new Map(words.map((word, rank) => [word, rank])), byDeletion };
}

function deletionsOf(word: string): Set<string> {
  return new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)));
}

/**
 * Corrects typing errors, for analysis only: an unknown word becomes the most frequent word that is one letter or one
 * swap away. Names, numbers and words in `known` are unchanged.
 */
export function correctTypos(text: string, language: Language, known: readonly string[] = []): string {
  const own = new Set(known.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)));
  let first = true;
  return text.replace(/[\p{L}]+/gu, (word, at: number) => {
    const beginsSentence = first || /[.!?\n]\s*$/.test(text.slice(Math.max(0, at - 3), at));
    first = false;
    const lower = word.toLowerCase();
    if (own.has(lower) || (!beginsSentence && lower !== word && word !== word.toUpperCase())) return word;
    // After an apostrophe it is part of a short form.
    if (/['’]/.test(text[at - 1] ?? "") && word.length < 3) return word;
    return correctWord(lower, language) ?? word;
  });
}

/** Whether a lower-case word is in the list of words from people's messages. */
export function isOrdinaryWord(word: string, language: Language): boolean {
  return lexiconOf(language).ranks.has(word.normalize("NFD").replace(/\p{Mn}/gu, ""));
}

/** The word that was meant; null if the word is known or none is near. */
function correctWord(typed: string, language: Language): string | null {
  const word = typed.normalize("NFD").replace(/\p{Mn}/gu, "");
  const { ranks, byDeletion } = lexiconOf(language);
  if (word.length < SHORTEST || word.length > LONGEST || ranks.has(word)) return null;
  const near = new Set<string>();
  const deletions = deletionsOf(word);
  // One additional, missing or wrong letter, or two swapped.
  for (const key of deletions) {
    if (ranks.has(key)) near.add(key);
    for (const other of byDeletion.get(key) ?? []) if (isOneError(word, other)) near.add(other);
  }
  for (const other of byDeletion.get(word) ?? []) near.add(other);
  let best: string | null = null;
  for (const other of near) {
    if (other.length < SHORTEST || (word.length === SHORTEST && !isExchange(word, other))) continue;
    const rank = ranks.get(other)!;
    if (word.length <= SHORTEST + 1 && rank > FREQUENT && !isExchange(word, other)) continue;
    if (best === null || rank < ranks.get(best)!) best = other;
  }
  return best;
}

/** Same length, with one wrong letter (not the first, which is seldom wrong) or two swapped neighbours. */
function isOneError(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  if (isExchange(word, other)) return true;
  let wrong = 0;
  for (let at = 0; at < word.length; at++) if (word[at] !== other[at]) wrong += at === 0 ? 2 : 1;
  return wrong === 1;
}

function isExchange(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = Array.from(word).findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 && word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
  );
}
