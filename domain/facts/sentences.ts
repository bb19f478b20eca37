import { ENGLISH_ONLY, PHRASES, PROPERTIES } from "./content.properties.ts";
import { fold, joinCompounds, tokenize, type Token } from "./words.ts";

/** `from` is its first token, `to` the one after its last. */
export interface Clause {
  from: number;
  to: number;
  /** The meanings of its words and phrases. */
  keys: ReadonlySet<string>;
  /** In the past tense, or without a verb in a sentence that is. */
  past: boolean;
  /** Whether it has a verb in the past tense. */
  done: boolean;
}

/** A parsed sentence, without its days, which depend on when it was written. */
export interface Sentence {
  /** As written, for quoting; in `text` compounds are joined. */
  original: string;
  text: string;
  folded: string;
  tokens: readonly Token[];
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  clauses: readonly Clause[];
  tense: "past" | "future" | "present";
  isQuestion: boolean;
}

/** Whether a position in the folded text is in a clause. */
export function isInClause({ tokens }: Sentence, { from, to }: Clause, start: number): boolean {
  return start >= tokens[from]!.start && start < (tokens[to - 1]?.end ?? 0);
}

const ABBREVIATION = /\b(?:dott|dr|sig|prof|avv|ing|mr|mrs|ms|st|ecc|etc|vs|ca|tel|n|p|h|dott\.ssa|sig\.ra)\.$/i;

/** A full stop in a number or word, or after an abbreviation, does not end a sentence. */
function splitSentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/[.!?…;]+(?=\s|$|["”»’])["”»’]?|\n+|\s[–—-]\s(?=\p{Lu})/gu)) {
    const end = index + mark.length;
    const piece = text.slice(start, end);
    if (mark.startsWith(".") && mark.length === 1 && ABBREVIATION.test(piece.trim())) continue;
    if (piece.trim()) found.push(piece.trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest) found.push(rest);
  return found.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const BREAK = new Set(
  "but while whereas because though although when since so ma pero mentre invece perche quando quindi siccome anche".split(
    " ",
  ),
);
const LINK = new Set(["and", "e", "ed", "then", "poi"]);
const OPENS = new Set(
  "still i he she they we his her their my our its he's she's it there him ha ho hanno abbiamo sua suo suoi sue mio mia lui lei loro si gli le mi ci io noi il la non not e poi ancora then today yesterday tomorrow domani ieri oggi also".split(
    " ",
  ),
);

function clausesOf(text: string, folded: string, tokens: readonly Token[]): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const before = tokens[at - 1]!;
    const token = tokens[at]!;
    const between = folded.slice(before.end, token.start);
    const next = tokens[at + 1];
    const breaks =
      /[;:()–—]|,| - /.test(between) ||
      BREAK.has(token.word) ||
      (LINK.has(token.word) &&
        text.charAt(token.start) !== "è" &&
        next !== undefined &&
        OPENS.has(next.word) &&
        !/\bha\b/.test(before.word));
    if (breaks && at > from) {
      clauses.push({ from, to: at });
      from = at;
    }
  }
  if (tokens.length > from) clauses.push({ from, to: tokens.length });
  return clauses;
}

const FUTURE =
  /\b(?:(?<!(?:'s|the|his|her|a|my) )will|won't|gonna|going to|'ll|shall|tomorrow|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|domani|dopodomani|prossim[oaie]|tra (?:un|due|tre|poco|qualche|\d)|fra (?:un|due|tre|poco|qualche|\d)|in (?:two|three|four|a few|\d+) (?:days|weeks|months)|wants? to|would like|should|need to|must|have to|has to|plans? to|hopes? to|vuole|voglio|vorrei|vorrebbe|dovrei|devo|deve|dobbiamo|[a-z]+(?:eremo|iremo|aremo|vremo|eranno|iranno|vranno|aranno|dranno))\b/;
const ACCENTED_FUTURE = /\p{L}r(?:à|ò)(?!\p{L})/u;
const PAST =
  /\b(?:was|were|had|did|went|saw|met|spoke|told|said|came|gave|got|took|made|left|bought|paid|lent|ate|drank|had|felt|fell|fought|wrote|sent|brought|found|lost|won|became|began|rang|ran|drove|flew|slept|cried|stayed|been|gone|seen|[a-z]{2,}ed)\b|\b(?:ho|ha|hai|abbiamo|hanno|avevo|aveva|avevamo|avevano|e|sono|siamo|era|erano|s'e)(?: (?:mai|anche|sempre|gia|poi|solo|appena|pure|molto|un po'))? [a-z]+(?:t[oaie]|s[oaie]|st[oaie])\b|\b(?:ero|era|eravamo|erano|fu|(?!arriva\b|solleva\b|deriva\b|attiva\b|alleva\b)[a-z]{2,}(?:ava|eva|iva|avano|evano|ivano|avamo|evamo))\b/;

function tenseOf(text: string, folded: string): Sentence["tense"] {
  if (FUTURE.test(folded) || ACCENTED_FUTURE.test(text))
    return PAST.test(folded) && !/\b(?:tomorrow|domani|will|next|prossim)/.test(folded) ? "past" : "future";
  return PAST.test(folded) ? "past" : "present";
}

/** The meanings of phrases in a text. */
function toldBy(folded: string): typeof TELLING {
  return TELLING.filter(({ told }) => told.test(folded));
}

const TELLING: readonly { key: string; told: RegExp }[] = [
  ...PROPERTIES.map(({ key, told }) => ({ key, told })),
  ...PHRASES.map(([key, told]) => ({ key, told })),
];

const ITALIAN = new Set("il lo la gli le di che e per un una del della con non ha ho si mi nel al da sono".split(" "));

function isItalian(tokens: readonly Token[]): boolean {
  return tokens.filter(({ word }) => ITALIAN.has(word)).length * 5 > tokens.length;
}

function withoutEnglish(token: Token): Token {
  return ENGLISH_ONLY.has(token.word) ? { ...token, keys: [`=${token.word}`] } : token;
}

/** In the present tense: “she has a checkup”. */
const NOW =
  /\b(?:has|have|is|are|gets|starts|goes|flies|leaves|comes|lands|celebrates|meets|visits|opens|moves|marries|retires|festeggia|sposa|compie|apre|chiude|riparte|wants|needs|will|ha|e|hanno|abbiamo|parte|arriva|torna|comincia|inizia|va|vuole|deve|viene)\b/;

function tellsNow(clause: string): boolean {
  return (
    (NOW.test(clause) && !PAST.test(clause)) ||
    /\b(?:is|are|am|'s|'re) (?:getting|going|coming|leaving|moving|\w{3,}ing)\b/.test(clause) ||
    /^\W*(?:and |e |then |poi )?(?:back|due|until|till|return|ritorno|rientro)\b/.test(clause)
  );
}

function readSentence(original: string): Sentence {
  const text = joinCompounds(original);
  const folded = fold(text);
  const all = tokenize(text, folded);
  const tokens = isItalian(all) ? all.map(withoutEnglish) : all;
  const tense = tenseOf(text, folded);
  const origin =
    /(?<!\p{L})(?:è|È|sono|[Vv]iene|originari[oa]) (?:di|da) \p{Lu}|^[Ff]rom \p{Lu}|[,.;(] from \p{Lu}/u.test(text)
      ? ["origin"]
      : [];
  const properties = toldBy(folded);
  const clauses = clausesOf(text, folded, tokens);
  const keysIn = (clause: string) =>
    (clauses.length === 1 ? properties : properties.filter(({ told }) => told.test(clause))).map(({ key }) => key);
  return {
    original,
    text,
    folded,
    tokens,
    keys: new Set([...tokens.flatMap(({ keys }) => keys), ...origin, ...properties.map(({ key }) => key)]),
    words: new Set(tokens.map(({ word }) => word)),
    clauses: clauses.map(({ from, to }) => ({
      from,
      to,
      keys: new Set([
        ...tokens.slice(from, to).flatMap(({ keys }) => keys),
        ...keysIn(folded.slice(tokens[from]!.start, tokens[to - 1]!.end)),
      ]),
      done: PAST.test(folded.slice(tokens[from]!.start, tokens[to - 1]!.end)),
      past: tense === "past" && !tellsNow(folded.slice(tokens[from]!.start, tokens[to - 1]!.end)),
    })),
    tense,
    isQuestion: text.endsWith("?"),
  };
}

const read = new Map<string, readonly Sentence[]>();
const MOST_READ = 2000;

/** The parsed sentences of a text; cached. */
export function sentencesOf(content: string, plain: (text: string) => string): readonly Sentence[] {
  const found = read.get(content);
  if (found) return found;
  const lines = content.split(/\n+/).flatMap((line) => splitSentences(plain(line)));
  const sentences = lines.slice(0, 200).map((line) => readSentence(line));
  if (read.size >= MOST_READ) read.clear();
  read.set(content, sentences);
  return sentences;
}
