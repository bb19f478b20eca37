import { daysOf, type Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { numbersIn } from "./numbers.ts";
import { isName } from "./people.ts";
import { placesIn } from "./places.ts";
import { isOneEdit, MIN_CORRECTED_LENGTH, NARROWER, RELATIONS, STOP_WORDS, type Token } from "./words.ts";
import { FREQUENCY } from "./when.ts";

/** A word of the question, with a weight that is higher the rarer it is in the notes. */
interface QuestionWord {
  token: Token;
  keys: readonly string[];
  related: readonly string[];
  names: ReadonlySet<string> | null;
  /** Words in the notes with a similar spelling. */
  alike: readonly string[];
  weight: number;
}

/** A sentence with its features. */
export interface Candidate {
  entry: Entry;
  /** Values by feature name. */
  values: ReadonlyMap<string, number>;
  /** Words of the question that it does not contain, by their keys, with their share of all weights. */
  unmatched: readonly { keys: readonly string[]; share: number }[];
}

const ASKING = new Set(
  `asked ask name names called time date day days kind sort type amount number total place city town answer remember reckon
  nome chiama ora data giorno giorni genere tipo somma numero totale posto`.split(/\s+/),
);

const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 20_000;

/** The trigrams of a word, with its ends marked. */
function trigramsOf(word: string): ReadonlySet<string> {
  const found = known.get(word);
  if (found) return found;
  const whole = `<${word}>`;
  const pieces = new Set(Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, pieces);
  return pieces;
}

const SHORTEST_ALIKE = 4;
/** Share of common trigrams from which two words are probably forms of one: “dividere”, “divisi”. */
const ALIKE = 0.55;

function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_ALIKE) return false;
  const [a, b] = [trigramsOf(one), trigramsOf(other)];
  // Lengths too different to reach the share.
  if (2 * Math.min(a.size, b.size) < ALIKE * (a.size + b.size)) return false;
  let same = 0;
  for (const piece of a) if (b.has(piece)) same += 1;
  return 2 * same >= ALIKE * (a.size + b.size) || (one.length >= MIN_CORRECTED_LENGTH && isOneEdit(one, other));
}

/** The words of a question to look for. */
function questionWords({ question, persona, aliases, corpus }: Search): QuestionWord[] {
  const passages = corpus.passages.length || 1;
  const words = new Set(corpus.passages.flatMap(({ index }) => [...index.words]));
  return question.tokens.flatMap((token, at) => {
    const { word, keys } = token;
    if (STOP_WORDS.has(word) || persona.has(word) || word.length < 2 || keys.length === 0) return [];
    const target = question.targets.find((one) => one.at === at);
    const names = target ? (aliases.get(target.key) ?? null) : null;
    const met = corpus.passages.filter(({ index }) => keys.some((key) => index.keys.has(key))).length;
    const rare = Math.log((passages + 1) / (met + 0.7));
    return [
      {
        token,
        keys,
        related: keys.flatMap((key) => NARROWER.get(key) ?? []),
        names,
        alike: [...words].filter((other) => isAlike(word, other)),
        weight: rare * (ASKING.has(word) ? 0.4 : 1),
      },
    ];
  });
}

type Level = "exact" | "related" | "alike" | "name" | null;

function levelIn(one: QuestionWord, { keys, words }: Entry["sentence"]): Level {
  if (one.keys.some((key) => keys.has(key))) return "exact";
  if (one.names && [...one.names].some((name) => words.has(name) || keys.has(name))) return "name";
  if (one.related.some((key) => keys.has(key))) return "related";
  if (one.alike.some((word) => words.has(word))) return "alike";
  return null;
}

const CLOCK =
  /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm)\b|\b(?:at|alle|ore|dalle|by|around|verso le) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno|mezzanotte)/;
const AGREED =
  /\b(?:agree\w*|decid\w*|deal|promis\w*|shook|settled|we said|we'll|i'll|from now on|said (?:i|we)'d|d'accord\w*|deciso|accordo|promess\w*|rimasti|patto|stabilit\w|concordat\w|abbiamo detto|tocca a|ci penso|ci pensa)\b/;
const NOT =
  /\b(?:not|never|no|none|nothing|nobody|without|off|can't|won't|doesn't|didn't|don't|isn't|non|mai|niente|nessun\w|senza|neanche)\b/;

/** The types of information in a sentence. */
function typesIn(entry: Entry, asked: ReadonlySet<string>, persona: ReadonlySet<string>): string[] {
  const { sentence } = entry;
  const numbers = numbersIn(sentence.folded);
  const isOther = (word: string) => !asked.has(word) && !persona.has(word);
  const named = sentence.tokens.some(
    ({ word, capital }, at) =>
      isOther(word) && word.length > 1 && ((at > 0 && capital && !STOP_WORDS.has(word)) || isName(sentence.tokens, at)),
  );
  const related = sentence.tokens.some(({ word, keys }) => isOther(word) && keys.some((key) => RELATIONS.has(key)));
  const days = daysOf(entry);
  return [
    ...(days.length > 0 ? ["day"] : []),
    ...(days.some(({ day }) => day > entry.text.written) ? ["ahead"] : []),
    ...(CLOCK.test(sentence.folded) ? ["clock"] : []),
    ...(numbers.some(({ currency }) => currency) ? ["money"] : []),
    ...(numbers.length > 0 ? ["number"] : []),
    ...(named ? ["name"] : []),
    ...(related ? ["relation"] : []),
    ...(placesIn(sentence.text).some((place) => isOther(place.toLowerCase().split(/[ '’]/)[0]!)) ? ["place"] : []),
    ...(FREQUENCY.test(sentence.folded) ? ["often"] : []),
    ...(AGREED.test(sentence.folded) ? ["agreed"] : []),
    ...(NOT.test(sentence.folded) ? ["not"] : []),
    sentence.tense,
    ...(sentence.isQuestion ? ["asks"] : []),
  ];
}

const QUESTION_SHAPES: readonly [string, RegExp][] = [
  ["last", /\b(?:last|latest|most recent|ultim[ao])\b/],
  ["next", /\b(?:next|coming|prossim[oaie]|now|adesso|due|still|ancora|outstanding|left)\b/],
  ["clock", /\b(?:what time|che ora|che ore)\b/],
  ["can", /\b(?:can|can't|allowed|may|puo|posso|avoid|evitare|allerg\w*|react\w*|stand|sopporta)\b/],
  ["first", /\b(?:first|prim[ao])\b/],
  [
    "spend",
    /\b(?:cost|costs|spend|spent|pay|paid|price|owe\w*|costa\w*|spes\w*|pagat\w*|dev\w|euro|pounds?|quid|£|€)\b/,
  ],
];

/** Of more texts, only those with the most matches are examined. */
const MAX_READ = 60;

function passagesToRead({ corpus }: Search, sought: readonly QuestionWord[]) {
  const passages = corpus.passages.filter(({ entries }) => entries[0]?.text.kind !== "message");
  if (passages.length <= MAX_READ) return passages;
  const shared = passages.map(({ index }) =>
    sought.reduce((sum, { keys, related, alike, weight }) => {
      const tells =
        [...keys, ...related].some((key) => index.keys.has(key)) || alike.some((word) => index.words.has(word));
      return sum + (tells ? weight : 0);
    }, 0),
  );
  const least = shared.toSorted((x, y) => y - x)[MAX_READ]!;
  return passages.filter((_, at) => shared[at]! > least);
}

/** Types that count in a neighbouring sentence too. */
const BESIDE = ["day", "money", "name", "place", "clock", "often"];

/** The sentences that may answer, with their features. */
export function candidatesFor(search: Search): Candidate[] {
  const { question, persona } = search;
  const sought = questionWords(search);
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const asked = new Set(question.tokens.map(({ word }) => word));
  const shapes = [
    question.kind as string,
    ...QUESTION_SHAPES.filter(([, match]) => match.test(question.folded)).map(([name]) => name),
  ];
  const period = question.wants.find((want) => want.period)?.period;
  return passagesToRead(search, sought).flatMap(({ entries }, rank) => {
    const levels = entries.map((entry) => sought.map((one) => levelIn(one, entry.sentence)));
    const sorts = entries.map((entry) => typesIn(entry, asked, persona));
    return entries.map((entry, at) => {
      const values = new Map<string, number>();
      const add = (name: string, value: number) => values.set(name, (values.get(name) ?? 0) + value);
      const unmatched: { keys: readonly string[]; share: number }[] = [];
      let covered = 0;
      for (const [term, { keys, weight }] of sought.entries()) {
        const share = weight / whole;
        const own = levels[at]![term];
        if (own) {
          add(`own ${own}`, share);
          add(`count ${own}`, 0.25 * Math.min(2.5, weight));
          covered += share;
          continue;
        }
        unmatched.push({ keys: keys.slice(0, 2), share });
        const place = placeOf(levels, at, term);
        if (!place) continue;
        add(place, share);
        covered += share;
      }
      add("covered", covered);
      add("covered twice", covered * covered);
      for (const shape of shapes) for (const sort of sorts[at]!) add(`${shape}:${sort}`, 1);
      const beside = new Set([...(sorts[at - 1] ?? []), ...(sorts[at + 1] ?? [])]);
      for (const sort of BESIDE)
        if (beside.has(sort) && !sorts[at]!.includes(sort)) add(`${question.kind}:beside ${sort}`, 1);
      add("late", -Math.log(1 + rank));
      for (const shape of ["last", "next"]) if (shapes.includes(shape)) add(`late ${shape}`, -Math.log(1 + rank));
      if (period && entry.text.written >= period.from && entry.text.written <= period.to) add("timed", 1);
      add("long", Math.log(1 + entry.sentence.tokens.length) / 3);
      return { entry, values, unmatched };
    });
  });
}

/** Where else in the text a word of the question occurs. */
function placeOf(levels: readonly (readonly Level[])[], at: number, term: number): string | null {
  const [before, after] = [levels[at - 1]?.[term], levels[at + 1]?.[term]];
  if (before) return `before ${before === "exact" ? "exact" : "other"}`;
  if (after) return `after ${after === "exact" ? "exact" : "other"}`;
  return levels.some((row) => row[term]) ? "note" : null;
}
