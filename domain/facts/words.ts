import { ANIMALS, KINDS_OF, MEANINGS, PERSONS, STOP, WEAK } from "./content.concepts.ts";
import { IRREGULAR } from "./content.irregular.ts";
import { COMPOUNDS, ABBREVIATIONS } from "./content.words.ts";
import { wordValue } from "./numbers.ts";

export interface Token {
  /** Lower case, without accents. */
  word: string;
  /** Keys of its meanings; for an unknown word, `=` and its stem. */
  keys: readonly string[];
  /** Written with a capital letter. */
  capital: boolean;
  /** Whether `’s` follows. */
  owns: boolean;
  start: number;
  end: number;
}

const EXACT = new Map<string, string[]>();
const BEGINNINGS = new Map<string, string[]>();

function readLines(text: string): [string, string[]][] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [key, words] = line.split(": ");
      return [key!, words!.split(" ").filter(Boolean)] as [string, string[]];
    });
}

function add(map: Map<string, string[]>, word: string, key: string): void {
  const keys = map.get(word);
  if (!keys) map.set(word, [key]);
  else if (!keys.includes(key)) keys.push(key);
}

for (const [key, words] of [...readLines(PERSONS), ...readLines(MEANINGS)]) {
  add(EXACT, key, key);
  for (const word of words) {
    if (word.endsWith("*")) add(BEGINNINGS, word.slice(0, -1), key);
    else add(EXACT, word, key);
  }
}

export const RELATIONS: ReadonlySet<string> = new Set(readLines(PERSONS).map(([key]) => key));
export const ANIMAL_KEYS: ReadonlySet<string> = new Set(ANIMALS.split(" "));
export const NARROWER: ReadonlyMap<string, readonly string[]> = new Map(readLines(KINDS_OF));
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(/\s+/));
export const WEAK_KEYS: ReadonlySet<string> = new Set(WEAK.split(/\s+/));

/** Lower case without accents. The length stays the same, so that positions do. */
export function fold(text: string): string {
  return text
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
}

const ENDINGS =
  /(?:azioni|azione|amente|mente|andosi|endosi|ando|endo|iamo|avano|evano|ivano|ation|ations|ingly|ings|ing|ed|ied|ies|ate|ati|ata|ato|ute|uti|uta|uto|ite|iti|ita|ito|are|ere|ire|ava|eva|iva|ano|ono|ly|es|s)$/;

/** A light stem for words of either language. */
function stem(word: string): string {
  if (word.length < 4 || /^\d/.test(word)) return word;
  const cut = word.length >= 6 ? word.replace(ENDINGS, "") : word.replace(/s$/, "");
  const base = (cut.length >= 3 ? cut : word).replace(/[aeiouy]+$/, "");
  return (base.length >= 2 ? base : word).replace(/(.)\1$/, "$1");
}

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The keys of a folded word. */
export function keysOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const keys = [...(EXACT.get(word) ?? numberKey(word) ?? longestBeginning(word))];
  const verb = keys.length === 0 ? verbOf(word) : null;
  if (verb) keys.push(...(EXACT.get(verb) ?? [`=${stem(verb)}`]));
  // One trade is not another.
  if (keys.length === 0 || (keys.length === 1 && keys[0] === "profession")) keys.push(`=${stem(word)}`);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, keys);
  return keys;
}

const FORMS = new Map(
  IRREGULAR.trim()
    .split("\n")
    .flatMap((line) => {
      const forms = line.split(" ");
      return forms.map((form) => [form, forms[0]!] as const);
    }),
);

/** The verb of an irregular form, or of one with a pronoun attached: “caught”, “smetterla”. */
function verbOf(word: string): string | null {
  const irregular = FORMS.get(word);
  if (irregular) return irregular;
  const bare = /^([a-z]{2,}[aei]r)(?:l[oaie]|gli|si|mi|ti|ci|vi|ne|gliel[oaie]|mel[oaie]|cel[oaie]|sel[oaie])$/.exec(
    word,
  )?.[1];
  return bare ? `${bare}e` : null;
}

/** “Ten”, “10” and “10th” have the same key. */
function numberKey(word: string): string[] | null {
  const digits = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1];
  const value = digits ? Number(digits) : word.length > 2 ? wordValue(word) : null;
  return value !== null && value > 6 ? [`=#${value}`] : null;
}

function longestBeginning(word: string): readonly string[] {
  for (let length = word.length; length >= 2; length -= 1) {
    const keys = BEGINNINGS.get(word.slice(0, length));
    if (keys) return keys;
  }
  return [];
}

const WORD = /[a-z0-9]+(?:'[a-z0-9]+)*'?/g;
const ELISION =
  /^(?:l|un|d|c|s|m|t|v|n|gl|dell|all|dall|sull|nell|quest|quell|com|dov|quand|anch|bell|sant|quant|qual|mezz)'/;
const ENGLISH = /'(?:s|re|ve|ll|d|m|t)$/;

/** The words of a text whose folded form is given. */
export function tokenize(text: string, folded = fold(text)): Token[] {
  const tokens: Token[] = [];
  const put = (word: string, start: number, owns: boolean) => {
    const first = text.charAt(start);
    const capital = first !== first.toLowerCase();
    tokens.push({ word, keys: keysOf(word), capital, owns, start, end: start + word.length });
  };
  for (const { 0: whole, index } of folded.matchAll(WORD)) {
    let word = whole;
    let start = index;
    for (let elided = ELISION.exec(word); elided && word.length > elided[0].length; elided = ELISION.exec(word)) {
      put(elided[0].slice(0, -1), start, false);
      start += elided[0].length;
      word = word.slice(elided[0].length);
    }
    const short = ENGLISH.exec(word);
    if (!short) {
      // “James' birthday”; a closing quotation mark looks the same and does no harm.
      const bare = word.replace(/'.*$/, "");
      put(bare, start, word.endsWith("s'"));
      continue;
    }
    const base = word.slice(0, -short[0].length);
    if (short[0] === "'t") {
      put(base === "can" ? base : base.replace(/n$/, "") || base, start, false);
      tokens.push({ word: "not", keys: ["=not"], capital: false, owns: false, start, end: start + word.length });
    } else {
      put(base, start, short[0] === "'s");
      const will = { "'ll": "will", "'ve": "have", "'m": "am", "'re": "are", "'d": "would", "'s": "" }[short[0]];
      if (will) tokens.push({ word: will, keys: [], capital: false, owns: false, start, end: start + word.length });
    }
  }
  return tokens;
}

/** Joins compounds, so that they are one word. */
export function joinCompounds(text: string): string {
  let joined = text;
  const folded = fold(text);
  for (const [match, into] of COMPOUNDS) {
    if (match.test(folded)) joined = joined.replace(new RegExp(match.source, "gi"), into);
    match.lastIndex = 0;
  }
  return joined;
}

/** Writes out abbreviations. */
export function expandAbbreviations(question: string): string {
  return joinCompounds(
    question.normalize("NFC").replace(/\b(what|when|where|who|how|he|she|it|that|there)['’]s\b/gi, "$1 is"),
  )
    .split(/(\s+|[?!.,;:"“”«»()]+)/)
    .map((part) => {
      const short = fold(part);
      return Object.hasOwn(ABBREVIATIONS, short) ? ABBREVIATIONS[short]!.replaceAll("_", " ") : part;
    })
    .join("");
}

/** Whether two words differ by one inserted, deleted, replaced or swapped letter. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA -= 1;
    endB -= 1;
  }
  const leftA = endA - start + 1;
  const leftB = endB - start + 1;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a[start] === b[endB] && a[endA] === b[start];
}

const ITALIAN = new Set(
  "il lo la gli le di che e per un una del della con non ha ho si mi nel al da sono cosa quanto quando dove come chi quanti quale".split(
    " ",
  ),
);

/** Whether “i” is the Italian article, not the English pronoun. */
export function isArticle({ word, capital }: Token, tokens: readonly Token[]): boolean {
  return word === "i" && !capital && tokens.some((other) => ITALIAN.has(other.word));
}

export const MIN_CORRECTED_LENGTH = 5;

/** Shorter words are too often another correct word. */
const MIN_KNOWN_LENGTH = 6;

/** Corrects one letter of a word of five or more, if that makes a known word. */
export function correctSpelling(word: string): string {
  if (word.length < MIN_CORRECTED_LENGTH || STOP_WORDS.has(word) || !keysOf(word)[0]!.startsWith("=")) return word;
  if (COMMON.has(word)) return word;
  for (const candidate of QUESTION_WORDS) if (isOneEdit(word, candidate)) return candidate;
  if (word.length < MIN_KNOWN_LENGTH || COMMON.has(word)) return word;
  for (const candidate of EXACT.keys()) {
    if (candidate.length >= MIN_KNOWN_LENGTH && candidate[0] === word[0] && isOneEdit(word, candidate))
      return candidate;
  }
  for (const candidate of BEGINNINGS.keys()) {
    if (candidate.length < MIN_KNOWN_LENGTH || candidate[0] !== word[0]) continue;
    for (const length of [candidate.length - 1, candidate.length, candidate.length + 1])
      if (isOneEdit(word.slice(0, length), candidate)) return candidate;
  }
  return word;
}

/** Words that are not misspelt, although one letter makes another word. */
const COMMON = new Set(
  "guanti guanto mancano lascia lasciato lasciata lasciare season reason riserva strada course causes basket market".split(
    " ",
  ),
);

const QUESTION_WORDS = "which where quando quanto quanta quanti quante quale quali ultima ultimo volta".split(" ");
