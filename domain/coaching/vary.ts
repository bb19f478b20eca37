import { hash } from "./text.ts";

const ALTERNATIVES = /\[([^[\]]*)\]/g;

/**
 * Chooses one wording of every `[one|other|…]` in a text, each on its own, by seed and slot; an alternative may be
 * empty, and brackets may stand inside brackets. For our own texts only: put values in afterwards, so that a bracket
 * in somebody's words stays what it is.
 */
export function vary(text: string, seed: string, slot: string): string {
  let count = 0;
  let varied = text;
  // The innermost brackets first, until none is left.
  while (/\[[^[\]]*\]/.test(varied)) {
    varied = varied.replace(ALTERNATIVES, (_, inner: string) => {
      const options = inner.split("|");
      count += 1;
      return options[hash(`${slot}#${count}|${seed}`) % options.length] ?? "";
    });
  }
  return varied.replace(/ {2,}/g, " ").replace(/ ([.,;:!?])/g, "$1");
}

/** Every wording that a text with `[one|other|…]` can take; for tests and for reading the content. */
export function variants(text: string): string[] {
  const match = /\[([^[\]]*)\]/.exec(text);
  if (!match) return [text.replace(/ {2,}/g, " ").replace(/ ([.,;:!?])/g, "$1")];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...new Set((match[1] ?? "").split("|").flatMap((option) => variants(before + option + after)))];
}
