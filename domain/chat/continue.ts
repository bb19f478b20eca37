/** Longest and shortest repetition looked for, in characters; shorter ones occur by chance. */
const REPEATED_MAX = 160;
const REPEATED_MIN = 12;
/** Ends a sentence or clause: the word before it is complete. */
const WHOLE = /[.!?…:;,)»”"\]*_]$/u;

/** The text up to its last complete word or the end of a sentence, from where a model can continue it. */
export function upToWholeWord(text: string): string {
  if (/\s$/u.test(text) || WHOLE.test(text)) return text;
  const last = /\S+$/u.exec(text);
  return last && last.index > 0 ? text.slice(0, last.index) : text;
}

/**
 * Joins a model's continuation to the existing text: removes leading dots and whitespace, and words that repeat the end
 * of that text. After the end of a sentence, a new line or paragraph is preserved.
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

  /** Returns the rest of the buffered text. */
  end(): string {
    const held = this.held ?? "";
    this.held = null;
    const tail = this.kept.trimEnd();
    if (tail === this.kept && !WHOLE.test(tail)) return held;
    const [lead] = /^\s*(?:(?:…|\.\.\.)\s*)?/u.exec(held)!;
    const text = held.slice(lead.length);
    for (let length = Math.min(text.length, tail.length, REPEATED_MAX); length >= REPEATED_MIN; length -= 1) {
      const rest = text.slice(length);
      if (/^[\p{L}\p{N}]/u.test(rest) || !tail.endsWith(text.slice(0, length))) continue;
      const words = rest.trimStart();
      return this.gap(rest.slice(0, rest.length - words.length), words) + words;
    }
    return this.gap(lead, text) + text;
  }

  /** The whitespace between the existing text and `words`, which the model preceded with `lead`. */
  private gap(lead: string, words: string): string {
    if (words === "") return "";
    const tail = this.kept.trimEnd();
    const blanks = this.kept.slice(tail.length);
    const breaks = WHOLE.test(tail) || blanks.includes("\n") ? Math.min(lines(lead), 2) - lines(blanks) : 0;
    // A new line keeps its indentation.
    if (breaks > 0) return "\n".repeat(breaks) + (/\n([^\S\n]*)$/u.exec(lead)?.[1] ?? "");
    return blanks === "" ? " " : "";
  }
}

const lines = (blanks: string) => blanks.split("\n").length - 1;
