/** A buffer consumed from the front while more text arrives at the end. */
export class TextBuffer {
  text = "";
  /** Number of characters removed from the front: buffer index + `gone` = position in the whole text. */
  dropped = 0;
  /** Number of characters scanned by the searches below, counting repeated scans. */
  scanned = 0;

  drop(length: number): void {
    this.text = this.text.slice(length);
    this.dropped += length;
  }
}

/** Finds the next match of a pattern without scanning any part of the text twice, however often `next` is called. */
export class LookAhead {
  private readonly pattern: RegExp;
  private readonly longest: number;
  private start = -1;
  private end = -1;
  /** Where the next search starts, and the length of the text at the last one. */
  private searched = 0;
  private known = 0;

  /** `longest`: the maximum length of a match, in characters. */
  constructor(pattern: RegExp, longest: number) {
    this.pattern = new RegExp(pattern, `${pattern.flags}g`);
    this.longest = longest;
  }

  /** Buffer indices of the next match; both infinity while there is none. */
  next(buffer: TextBuffer): { start: number; end: number } {
    const arrived = buffer.dropped + buffer.text.length;
    if (this.start < buffer.dropped && (this.start >= 0 || this.known < arrived)) this.search(buffer);
    if (this.start < 0) return { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
    return { start: this.start - buffer.dropped, end: this.end - buffer.dropped };
  }

  private search(buffer: TextBuffer): void {
    const from = Math.max(this.searched - buffer.dropped, 0);
    this.pattern.lastIndex = from;
    const match = this.pattern.exec(buffer.text);
    const to = match ? match.index + match[0].length : buffer.text.length;
    buffer.scanned += to - from;
    this.start = match ? buffer.dropped + match.index : -1;
    this.end = buffer.dropped + to;
    this.known = buffer.dropped + buffer.text.length;
    this.searched = buffer.dropped + (match ? match.index + 1 : Math.max(from, to - this.longest + 1));
  }
}

/** Matches braces outside double-quoted strings, from a given position on, and remembers where each one closes. */
class BraceReader {
  /** Position in the whole text up to which it has been read. */
  to = 0;
  /** For each opening brace, the position after its closing brace, or infinity if not found yet. */
  private readonly ends = new Map<number, number>();
  private open: number[] = [];
  private inString = false;
  private escaped = false;

  /** Whether it has read an opening brace at this position. */
  saw(at: number): boolean {
    return this.ends.has(at);
  }

  startAt(at: number): void {
    this.to = at;
    this.ends.clear();
    this.open = [];
    this.inString = false;
    this.escaped = false;
    this.ends.set(at, Number.POSITIVE_INFINITY);
  }

  /** The position after the brace that closes the one at `at`, reading up to `limit`; infinity if not found. */
  endOf(at: number, buffer: TextBuffer, limit: number): number {
    const from = this.to;
    while (this.to < limit && this.ends.get(at) === Number.POSITIVE_INFINITY)
      this.read(buffer.text[this.to - buffer.dropped]);
    buffer.scanned += this.to - from;
    return this.ends.get(at) ?? Number.POSITIVE_INFINITY;
  }

  private read(char: string | undefined): void {
    this.to += 1;
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (char === "\\") this.escaped = true;
      else if (char === '"') this.inString = false;
    } else if (char === '"') this.inString = true;
    else if (char === "{") {
      this.open.push(this.to - 1);
      this.ends.set(this.to - 1, Number.POSITIVE_INFINITY);
    } else if (char === "}") {
      const opened = this.open.pop();
      if (opened !== undefined) this.ends.set(opened, this.to);
    }
  }
}

/**
 * Matches braces. Two readings of a text from different positions agree from the first character on at which both are
 * outside a string, or both inside: so two readers are enough for every brace, and neither reads any part twice.
 */
export class Braces {
  private readonly readers = [new BraceReader(), new BraceReader()] as const;

  /** The index after the brace that closes the one at the front; infinity if not among the first `limit` characters. */
  close(buffer: TextBuffer, limit: number): number {
    return this.closeOf(buffer.dropped, buffer, limit);
  }

  /** The same for a brace at a position in the whole text, which may no longer be in the buffer. */
  closeOf(at: number, buffer: TextBuffer, limit: number): number {
    return this.readerOf(at).endOf(at, buffer, buffer.dropped + limit) - buffer.dropped;
  }

  private readerOf(at: number): BraceReader {
    const [a, b] = this.readers;
    if (a.saw(at)) return a;
    if (b.saw(at)) return b;
    // If both are past this position, both read it as part of a string: one of them is enough for what follows.
    const reader = a.to <= b.to ? a : b;
    reader.startAt(at);
    return reader;
  }
}

/** A pattern for a word as JSON may encode it: each character as itself or as its \u escape, in either case. */
export function escapable(word: string): string {
  return word.replaceAll(/./g, (char) => `(?:${char}|${escapes([char.toLowerCase(), char.toUpperCase()])})`);
}

function escapes(chars: string[]): string {
  return `\\\\u(?:${chars.map((char) => char.charCodeAt(0).toString(16).padStart(4, "0")).join("|")})`;
}
