/** Tokens for the end of a sentence, and for the possible end of a clause; no word equals them. */
export const STOP = ".";
export const PAUSE = ",";

const MAX_CHARS = 20_000;
/** Stands for a token made mostly of digits: a number, a code, an address. */
const FIGURES = "#";
const COUNT_LENGTH = 4;

/** Looks up a word among own properties only, as “constructor” is a word, too. */
const own = (table: Record<string, string>, word: string) => (Object.hasOwn(table, word) ? table[word] : undefined);

/** What these stand for after an apostrophe; `SHORT_FORMS` has those that are also typed without one. */
const AFTER_APOSTROPHE: Record<string, string> = {
  m: "am",
  re: "are",
  ve: "have",
  ll: "will",
  d: "would",
};
const SHORT_FORMS: Record<string, string> = {
  im: "i am",
  ive: "i have",
  ill: "i will",
  hes: "he is",
  shes: "she is",
  hed: "he would",
  theyre: "they are",
  theyll: "they will",
  theyd: "they would",
  youre: "you are",
  cant: "can not",
  cannot: "can not",
  wont: "will not",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  hasnt: "has not",
  havent: "have not",
  hadnt: "had not",
  couldnt: "could not",
  wouldnt: "would not",
  shouldnt: "should not",
  aint: "is not",
  gonna: "going to",
  gunna: "going to",
  wanna: "want to",
  gotta: "have to",
  tryna: "trying to",
  anymore: "any more",
  u: "you",
  ur: "your",
  cuz: "because",
  cos: "because",
  nn: "non",
  ke: "che",
  xke: "perche",
  xk: "perche",
  perke: "perche",
  qnd: "quando",
  qndo: "quando",
  cmq: "comunque",
  lha: "l ha",
  mha: "mi ha",
  sè: "se",
  b: "be",
  nobdy: "nobody",
  wnt: "want",
  jst: "just",
  pls: "please",
  plz: "please",
  dnt: "do not",
  cnt: "can not",
  wud: "would",
  wld: "would",
  cud: "could",
  shud: "should",
  b4: "before",
  bc: "because",
  bcuz: "because",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tmoro: "tomorrow",
  tonite: "tonight",
  "2nite": "tonight",
  "2moro": "tomorrow",
  evry1: "everyone",
  every1: "everyone",
  any1: "anyone",
  sum1: "someone",
  some1: "someone",
  ppl: "people",
  thru: "through",
  hisself: "himself",
  meself: "myself",
  mysef: "myself",
  kno: "know",
  luv: "love",
  thx: "thank",
  lemme: "let me",
  outta: "out of",
  kinda: "kind of",
  hafta: "have to",
  imma: "i am going to",
  ima: "i am going to",
  od: "overdose",
  ods: "overdose",
  ded: "dead",
  cn: "con",
  sn: "sono",
  tt: "tutto",
  tutt: "tutto",
  dp: "dopo",
  qst: "questo",
  qsta: "questa",
  qsto: "questo",
  nnt: "niente",
  nex: "nessuno",
  nessn: "nessuno",
  vojo: "voglio",
  vojjo: "voglio",
  vogl: "voglio",
  vgl: "voglio",
  nun: "non",
  je: "gli",
  mo: "adesso",
  perchè: "perche",
  semp: "sempre",
  kiude: "chiude",
  kiuso: "chiuso",
  kiusa: "chiusa",
  pikkia: "picchia",
  pikkiato: "picchiato",
  pikkiata: "picchiata",
  akkoltella: "accoltella",
  skuola: "scuola",
  ank: "anche",
  anke: "anche",
  xro: "pero",
};

const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const LAUGHTER = /^(?:l+o+l+|lmf?ao+|rofl|(?:a?h[aeiou]+){2,}h?|a+h+a+h*|jk|xd+|scherzo)$/;

/**
 * Splits a text into words for matching: lower case, without accents, English short forms and Italian elisions
 * expanded, laughter as “lol”, sentence ends and commas as tokens.
 */
export function tokenize(text: string): string[] {
  const clean = text
    .slice(0, MAX_CHARS)
    .normalize("NFKD")
    .replace(/\p{Mn}|[\u200b-\u200f\u2060\ufeff\u00ad]/gu, "")
    .toLowerCase()
    .replace(/<\/?(?:a|b|br|div|em|i|p|span|strong|u)\s?\/?>/g, " ")
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[😂🤣😆😹]/gu, " lol ")
    // Italian shorthand in messages: “nn ce la faccio +”, “x sempre”.
    .replace(/(?<=\s)\+(?=\s|$)/g, " piu ")
    .replace(/[.!?;:\n\r…]+/g, (marks, at: number, all: string) =>
      // A full stop inside a word or a number belongs to it: “k.i.l.l”, “8.30”.
      marks === "." && /[a-z0-9]/.test(all[at - 1] ?? " ") && /[a-z0-9]/.test(all[at + 1] ?? " ") ? "" : ` ${STOP} `,
    )
    .replace(/[,()«»"“”–—]+|\s-+\s/g, ` ${PAUSE} `)
    .replace(/[^a-z0-9'*@$., ]+/g, " ");
  return joinSpelled(clean.split(" ").filter(Boolean)).flatMap(words);
}

/** Up to half of the characters may be disguised letters (“su1c1d3”). Short numbers may be a count of pills. */
function isMostlyFigures(written: string): boolean {
  if (written.length <= COUNT_LENGTH) return false;
  let figures = 0;
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    if (code < 58 ? code > 47 || code === 36 : code === 64) figures++;
  }
  return figures * 2 > written.length;
}

function words(written: string): string[] {
  if (written === STOP || written === PAUSE) return [written];
  if (isMostlyFigures(written)) return [FIGURES];
  const bare = written.replace(/^'+|'+$/g, "");
  if (bare === "") return [];
  if (LAUGHTER.test(bare)) return ["lol"];
  const [head = "", tail, ...more] = bare.split("'");
  if (tail === undefined) return wordsOf(head);
  if (more.length > 0) return bare.split("'").flatMap(wordsOf);
  const joined = own(SHORT_FORMS, head + tail);
  if (tail === "t" && joined) return joined.split(" ");
  const long = own(AFTER_APOSTROPHE, tail);
  if (long && head) return [head, long];
  // “he’s” is a verb; “mum’s” may be a verb or a possessive, and only the noun matters.
  if (tail === "s") return PRONOUNS.has(head) ? [head, "is"] : [`${head}s`];
  return [...wordsOf(head), ...wordsOf(tail)];
}

const PRONOUNS = new Set(["he", "she", "it", "that", "there", "what", "who", "where", "how", "let"]);

function wordsOf(word: string): string[] {
  if (word === "") return [];
  const known = own(SHORT_FORMS, word);
  if (known) return known.split(" ");
  if (!/[a-z]/.test(word)) return [word.replace(/[*@$]/g, "") || "x"];
  if (!/[0-9@$]/.test(word)) return [word];
  return [word.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)];
}

/** “s u i c i d e” is one word. */
function joinSpelled(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let end = at;
    while (end < tokens.length && /^[a-z]$/.test(tokens[end]!)) end++;
    if (end - at >= 4) {
      out.push(tokens.slice(at, end).join(""));
      at = end - 1;
    } else out.push(tokens[at]!);
  }
  return out;
}
