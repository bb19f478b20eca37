import { hash } from "./text.ts";

const ALTERNATIVES = /\[([^[\]]*)\]/g;

/**
 * Chooses one alternative in every `[one|other|…]`, independently, by seed and slot; alternatives may be empty,
 * brackets nested. For our own texts only: insert values afterwards, so that brackets in user text are kept.
 */
export function vary(text: string, seed: string, slot: string): string {
  let count = 0;
  let varied = text;
  // Innermost brackets first.
  while (/\[[^[\]]*\]/.test(varied)) {
    varied = varied.replace(ALTERNATIVES, (_, inner: string) => {
      const options = inner.split("|");
      count += 1;
      return options[hash(`${slot}#${count}|${seed}`) % options.length] ?? "";
    });
  }
  return varied.replace(/ {2,}/g, " ").replace(/ ([.,;:!?])/g, "$1");
}

/** All wordings of a text with `[one|other|…]`, for tests and for listing the content. */
export function variants(text: string): string[] {
  const match = /\[([^[\]]*)\]/.exec(text);
  if (!match) return [text.replace(/ {2,}/g, " ").replace(/ ([.,;:!?])/g, "$1")];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...new Set((match[1] ?? "").split("|").flatMap((option) => variants(before + option + after)))];
}
