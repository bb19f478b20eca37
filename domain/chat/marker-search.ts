/** A text that is read from its front while more of it arrives. */
export class HeldText {
  text = "";
  /** How many characters have left the front: what stands at an index here once stood so much further on. */
  gone = 0;
  /** How many characters the searches below have gone through, each time they went through them. */
  looked = 0;

  drop(length: number): void {
    this.text = this.text.slice(length);
    this.gone += length;
  }
}

/** The next place of a pattern. No stretch is searched twice, however often the question is asked. */
export class Ahead {
  private readonly pattern: RegExp;
  private readonly longest: number;
  private start = -1;
  private end = -1;
  /** Where the next search starts, and how much of the text there was at the last one. */
  private searched = 0;
  private known = 0;

  /** `longest`: the most characters a match can have. */
  constructor(pattern: RegExp, longest: number) {
    this.pattern = new RegExp(pattern, `${pattern.flags}g`);
    this.longest = longest;
  }

  /** Where in the text the next match starts and ends; infinity for both while there is none. */
  next(held: HeldText): { start: number; end: number } {
    const arrived = held.gone + held.text.length;
    if (this.start < held.gone && (this.start >= 0 || this.known < arrived)) this.search(held);
    if (this.start < 0) return { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
    return { start: this.start - held.gone, end: this.end - held.gone };
  }

  private search(held: HeldText): void {
    const from = Math.max(this.searched - held.gone, 0);
    this.pattern.lastIndex = from;
    const match = this.pattern.exec(held.text);
    const to = match ? match.index + match[0].length : held.text.length;
    held.looked += to - from;
    this.start = match ? held.gone + match.index : -1;
    this.end = held.gone + to;
    this.known = held.gone + held.text.length;
    this.searched = held.gone + (match ? match.index + 1 : Math.max(from, to - this.longest + 1));
  }
}

/** Reads braces outside double-quoted strings, from one place on, and remembers where each one closes. */
class BraceReader {
  /** How far the text has been read, its beginning included that is gone. */
  to = 0;
  /** Where each brace that was opened closes: the place after it, or infinity so far. */
  private readonly ends = new Map<number, number>();
  private open: number[] = [];
  private inString = false;
  private escaped = false;

  /** Whether it has met this place as an opening brace. */
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

  /** The place after the brace that closes the one at `at`, read no further than `limit`; infinity if it is not there. */
  endOf(at: number, held: HeldText, limit: number): number {
    const from = this.to;
    while (this.to < limit && this.ends.get(at) === Number.POSITIVE_INFINITY) this.read(held.text[this.to - held.gone]);
    held.looked += this.to - from;
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
 * Where braces close. A text read from two places is read alike from the first character on at which both are outside
 * a string, or both inside: so two readers answer for every brace, and no stretch is read by one of them twice.
 */
export class Braces {
  private readonly readers = [new BraceReader(), new BraceReader()] as const;

  /** The index after the brace that closes the one at the front; infinity if it is not among the first `limit`. */
  close(held: HeldText, limit: number): number {
    return this.closeOf(held.gone, held, limit);
  }

  /** The same for a brace that stood at this place, counted from the text's beginning, and may be gone. */
  closeOf(at: number, held: HeldText, limit: number): number {
    return this.readerOf(at).endOf(at, held, held.gone + limit) - held.gone;
  }

  private readerOf(at: number): BraceReader {
    const [a, b] = this.readers;
    if (a.saw(at)) return a;
    if (b.saw(at)) return b;
    // Where both are past this place, both took it for a part of a string: one of them is enough for what follows.
    const reader = a.to <= b.to ? a : b;
    reader.startAt(at);
    return reader;
  }
}

/** A word as it may be written in JSON: any letter as itself or as its \u escape, in either case. */
export function escapable(word: string): string {
  return word.replaceAll(/./g, (char) => `(?:${char}|${escapes([char.toLowerCase(), char.toUpperCase()])})`);
}

function escapes(chars: string[]): string {
  return `\\\\u(?:${chars.map((char) => char.charCodeAt(0).toString(16).padStart(4, "0")).join("|")})`;
}
