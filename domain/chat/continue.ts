/** Characters of repeated words that are looked for, at most and at least: fewer come about by chance. */
const REPEATED_MAX = 160;
const REPEATED_MIN = 12;
/** Ends a sentence, or a part of one: the word before it is whole. */
const WHOLE = /[.!?…:;,)»”"\]*_]$/u;

/** A text that was cut somewhere, up to where it can be taken up: its last whole word, and what parts it from the next. */
export function upToWholeWord(text: string): string {
  if (/\s$/u.test(text)) return text;
  if (WHOLE.test(text)) return `${text} `;
  const last = /\S+$/u.exec(text);
  return last && last.index > 0 ? text.slice(0, last.index) : text;
}

/**
 * Joins what a model writes on to what is there already: takes away dots and blanks before it, and words that it repeats
 * of the end.
 */
export class JoinFilter {
  private readonly kept: string;
  private held: string | null = "";

  constructor(kept: string) {
    this.kept = kept;
  }

  push(piece: string): string {
    if (this.held === null) return piece;
    this.held += piece;
    return this.held.trimStart().length > REPEATED_MAX ? this.end() : "";
  }

  /** What was held back. */
  end(): string {
    const held = this.held ?? "";
    this.held = null;
    if (!/\s$/u.test(this.kept)) return held;
    const text = held.replace(/^\s*(?:(?:…|\.\.\.)\s*)?/u, "");
    const tail = this.kept.trimEnd();
    for (let length = Math.min(text.length, tail.length, REPEATED_MAX); length >= REPEATED_MIN; length -= 1) {
      const whole = !/^[\p{L}\p{N}]/u.test(text.slice(length));
      if (whole && tail.endsWith(text.slice(0, length))) return text.slice(length).trimStart();
    }
    return text;
  }
}
