import { classesOf } from "./lexicon.ts";
import { PAUSE, STOP } from "./tokens.ts";

export interface Token {
  word: string;
  classes: ReadonlySet<string>;
  /** Keys of the patterns it can start: the word, its classes and its prefixes. */
  keys: readonly string[];
}

/**
 * A pattern is a sequence of items separated by spaces: `kill` a word, `kill*` a prefix, `KILL` a class of words,
 * `him/her/KIN` alternatives, `…?` optional, `!him/her` the next word is none of these, `..` up to three words of any
 * kind, `..5` up to five, `$` (also as an alternative) the end of a clause; `A & B` both, in either order, at most six
 * words apart. Commas are skipped; sentence ends are not.
 */
type Part =
  | { type: "one"; test: Test; optional: boolean }
  | { type: "gap"; most: number }
  | { type: "not"; test: Test };
interface Test {
  words: Set<string>;
  classes: string[];
  stems: string[];
  /** Also matches the end of a clause. */
  end: boolean;
}

export interface Pattern<T> {
  parts: readonly Part[];
  value: T;
}

const DEFAULT_GAP = 3;
const LONGEST_BEGINNING = 12;

function parseTest(source: string): Test {
  const choices = source.split("/");
  return {
    words: new Set(choices.filter((choice) => !/^[A-Z$]|\*$/.test(choice))),
    classes: choices.filter((choice) => /^[A-Z]/.test(choice)),
    stems: choices.filter((choice) => choice.endsWith("*")).map((choice) => choice.slice(0, -1)),
    end: choices.includes("$"),
  };
}

function parsePart(source: string): Part {
  if (source.startsWith("..")) return { type: "gap", most: Number(source.slice(2) || DEFAULT_GAP) };
  if (source.startsWith("!")) return { type: "not", test: parseTest(source.slice(1)) };
  const optional = source.endsWith("?");
  return { type: "one", test: parseTest(optional ? source.slice(0, -1) : source), optional };
}

function orders(written: string): string[] {
  const [one, other] = written.split(" & ");
  return one !== undefined && other !== undefined ? [`${one} ..6 ${other}`, `${other} ..6 ${one}`] : [written];
}

function passes({ words, classes, stems }: Test, { word, classes: own }: Token): boolean {
  return words.has(word) || classes.some((name) => own.has(name)) || stems.some((stem) => word.startsWith(stem));
}

/** Patterns indexed by their first word or class, so that each word tries only the patterns it can start. */
export class PatternSet<T> {
  private readonly byStart = new Map<string, Pattern<T>[]>();
  /** Cache of the patterns that a word can start. */
  private readonly tried = new WeakMap<Token, readonly Pattern<T>[]>();

  constructor(sources: Iterable<readonly [source: string, value: T]>) {
    for (const [written, value] of sources)
      for (const source of orders(written)) {
        const parts = source.split(" ").map(parsePart);
        const [first] = parts;
        if (first?.type !== "one" || first.optional) throw new Error(`A pattern must begin with a word: ${source}`);
        for (const key of [...first.test.words, ...first.test.classes, ...first.test.stems.map((stem) => `${stem}*`)]) {
          this.byStart.set(key, [...(this.byStart.get(key) ?? []), { parts, value }]);
        }
      }
  }

  /** Every position where a pattern matches, in text order. */
  *matches(tokens: readonly Token[]): Generator<{ value: T; start: number; end: number }> {
    for (const [start, token] of tokens.entries()) {
      for (const { parts, value } of this.startingWith(token)) {
        const end = this.fit(parts, 0, tokens, start);
        if (end >= 0) yield { value, start, end };
      }
    }
  }

  private startingWith(token: Token): readonly Pattern<T>[] {
    let found = this.tried.get(token);
    if (!found) {
      found = token.keys.flatMap((key) => this.byStart.get(key) ?? []);
      this.tried.set(token, found);
    }
    return found;
  }

  private fit(parts: readonly Part[], index: number, tokens: readonly Token[], at: number): number {
    const part = parts[index];
    if (!part) return at;
    let here = index === 0 ? at : afterCommas(tokens, at);
    const token = tokens[here];
    const open = token !== undefined && token.word !== STOP;
    if (part.type === "not") return open && passes(part.test, token) ? -1 : this.fit(parts, index + 1, tokens, here);
    if (part.type === "one") {
      if (open && passes(part.test, token)) {
        const end = this.fit(parts, index + 1, tokens, here + 1);
        if (end >= 0) return end;
      }
      if (part.test.end && (!open || here > at)) return this.fit(parts, index + 1, tokens, at);
      return part.optional ? this.fit(parts, index + 1, tokens, here) : -1;
    }
    for (let skipped = 0; skipped <= part.most; skipped++) {
      const end = this.fit(parts, index + 1, tokens, here);
      if (end >= 0) return end;
      if (here >= tokens.length || tokens[here]!.word === STOP) return -1;
      here = afterCommas(tokens, here + 1);
    }
    return -1;
  }
}

function afterCommas(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.word === PAUSE) next++;
  return next;
}

function beginnings(word: string): string[] {
  return Array.from({ length: Math.min(word.length, LONGEST_BEGINNING) }, (_, at) => `${word.slice(0, at + 1)}*`);
}

/** Cache of tokens by word, as finding the classes tolerates typing errors and is slow. */
const met = new Map<string, Token>();
const MET_MAX = 20_000;

/** Looks up the classes of each word. */
export function classify(words: readonly string[]): Token[] {
  return words.map((word) => {
    let token = met.get(word);
    if (!token) {
      const classes = word === STOP || word === PAUSE ? new Set<string>() : classesOf(word);
      token = { word, classes, keys: [word, ...classes, ...beginnings(word)] };
      if (met.size >= MET_MAX) met.clear();
      met.set(word, token);
    }
    return token;
  });
}
