/** Longest and shortest repetition looked for, in characters; shorter ones occur by chance. */
const REPEATED_MAX = 160;
const REPEATED_MIN = 12;
/** Ends a sentence or clause: the word before it is complete. */
const CLAUSE_END = /[.!?…:;,)»”"\]*_]$/u;

/** The text up to its last complete word or the end of a sentence, from where a model can continue it. */
export function upToWholeWord(text: string): string {
  if (/\s$/u.test(text) || CLAUSE_END.test(text)) return text;
  const last = /\S+$/u.exec(text);
  return last && last.index > 0 ? text.slice(0, last.index) : text;
}

/**
 * Joins a model's continuation to the existing text: removes leading dots and whitespace, and words that repeat the end
 * of that text. After the end of a sentence, a new line or paragraph is preserved.
 */
export class JoinFilter {
  private readonly existing: string;
  private buffer: string | null = "";

  constructor(kept: string) {
    this.existing = kept;
  }

  push(piece: string): string {
    if (this.buffer === null) return piece;
    this.buffer += piece;
    return this.buffer.trimStart().length > REPEATED_MAX ? this.end() : "";
  }

  /** Returns the rest of the buffered text. */
  end(): string {
    const buffered = this.buffer ?? "";
    this.buffer = null;
    const tail = this.existing.trimEnd();
    if (tail === this.existing && !CLAUSE_END.test(tail)) return buffered;
    const [lead] = /^\s*(?:(?:…|\.\.\.)\s*)?/u.exec(buffered)!;
    const text = buffered.slice(lead.length);
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
    const tail = this.existing.trimEnd();
    const blanks = this.existing.slice(tail.length);
    const breaks = CLAUSE_END.test(tail) || blanks.includes("\n") ? Math.min(lines(lead), 2) - lines(blanks) : 0;
    // A new line keeps its indentation.
    if (breaks > 0) return "\n".repeat(breaks) + (/\n([^\S\n]*)$/u.exec(lead)?.[1] ?? "");
    return blanks === "" ? " " : "";
  }
}

const lines = (blanks: string) => blanks.split("\n").length - 1;
