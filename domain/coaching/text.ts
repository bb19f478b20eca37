import { lookupTable } from "#domain/lookup-table.ts";
import type { Bilingual, Language } from "#domain/language.ts";

/** A text in both languages. */
export function b(en: string, it: string): Bilingual {
  return { en, it };
}

/** 32-bit FNV-1a hash: small and stable across runtimes; for varying wording. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  // FNV's low bits barely differ for similar inputs; an avalanche round fixes that.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Picks an item of a non-empty list, always the same for the same seed and slot. */
export function pick<T>(list: readonly T[], seed: string, slot: string): T {
  const item = list[hash(`${slot}|${seed}`) % list.length];
  if (item === undefined) throw new RangeError(`empty list for ${slot}`);
  return item;
}

/**
 * Fills `{placeholders}`. `{a_name}` is the Italian “a” before the name, “ad” before a- (“ad Anna”); a name at the
 * beginning of a sentence is capitalized. Throws a RangeError for an unknown placeholder.
 */
export function fill(text: string, values: Record<string, string>): string {
  return withCall(text, values).replace(
    PLACEHOLDER,
    (found, preposition: string | undefined, key: string, at: number) => {
      const value = values[key === "a_name" ? "name" : key];
      if (value === undefined) throw new RangeError(`no value for {${key}}`);
      const before = preposition ?? (key === "a_name" ? "a" : null);
      if (before && key.endsWith("name")) return withPreposition(before, value);
      const written = before ? `${before} ${value}` : value;
      return key === "name" && startsSentence(text, at) ? upperFirst(written) : written;
    },
  );
}

/** “{call}, I’d like …”: the form of address, dropped if it is empty. */
function withCall(text: string, { call, name = "" }: Record<string, string>): string {
  return text.replace(/\{call\}, (\p{L})/gu, (_, letter: string) => {
    const called = call ?? name;
    return called === "" ? letter.toUpperCase() : `${upperFirst(called)}, ${letter}`;
  });
}

const PLACEHOLDER = /(?:(?<![\p{L}’'])(di|a|da|su|in) )?\{([a-z_]+)\}/giu;

/** Whether a sentence begins at this index. */
export function startsSentence(text: string, at: number): boolean {
  return at === 0 || /[.!?…][”»]?\s+$/u.test(text.slice(0, at));
}

/** Articles at the start of a name, and the stems of Italian prepositions that merge with them (“al”, “dell’”). */
const ARTICLE = /^(il|lo|la|i|gli|le|l[’'])(?:\s+|(?<=[’']))(?=\S)/;
const STEMS: Readonly<Record<string, string>> = lookupTable({ di: "de", a: "a", da: "da", su: "su", in: "ne" });

/** An Italian preposition before a name, merged with its article: “ad Anna”, “del Dott. Rossi”. */
export function withPreposition(preposition: string, name: string): string {
  const stem = STEMS[preposition.toLowerCase()];
  const article = ARTICLE.exec(name)?.[1];
  if (stem && article) {
    const doubled = /^l[oae’']/.test(article) ? `l${article}` : article === "il" ? "l" : article;
    const joined = `${stem}${doubled}${/[’']$/.test(article) ? "" : " "}${name.replace(ARTICLE, "")}`;
    return /^\p{Lu}/u.test(preposition) ? upperFirst(joined) : joined;
  }
  const euphonic = /^a$/i.test(preposition) && /^[aàá]/i.test(name) ? `${preposition}d` : preposition;
  return `${euphonic} ${name}`;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** “a, b and c”, in the given language. */
export function joinList(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join("");
  const link = language === "it" ? " e " : " and ";
  return items.slice(0, -1).join(", ") + link + items[items.length - 1];
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  // “I” stays a capital.
  return /^(?:I\b|\p{Lu}{2}|(?:Mr|Mrs|Ms|Dr|Sig|Dott|Prof)\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The sentences of a text, with their punctuation. */
export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…]*/g) ?? [text]).map((sentence) => sentence.trim()).filter(Boolean);
}
