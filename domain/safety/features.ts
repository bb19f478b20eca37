import { SAME, TOPICS } from "./content.topics.ts";
import type { Token } from "./matcher.ts";
import { PAUSE, STOP } from "./tokens.ts";

export const BUCKETS = 2 ** 20;

/** Weights by kind of feature: the shorter the piece of a word, the lower. */
const WEIGHT = { word: 1, pair: 0.7, group: 0.7, groups: 0.5, piece: 0.35 };
const PIECES = [3, 4, 5];
/** Greatest distance between the two words of a pair. */
const REACH = 3;
/** Most classes, and most topics, per word: the cost of pairs grows with the square of their number. */
const MOST_GROUPS = 2;

/** Features that do not depend on a word's position. */
interface Known {
  hash: number;
  /** Hashes of its classes and topics; of the word itself if it has none. */
  groups: readonly number[];
  hasGroups: boolean;
  pieces: readonly number[];
}

const known = new WeakMap<Token, Known>();
const topicsByWord = new Map<string, string[]>();
const topicsByBeginning = new Map<string, string[]>();

for (const [name, list] of Object.entries(TOPICS)) {
  for (const entry of list.split(/\s+/)) {
    const [topics, key] = entry.endsWith("*") ? [topicsByBeginning, entry.slice(0, -1)] : [topicsByWord, entry];
    topics.set(key, [...(topics.get(key) ?? []), name]);
  }
}
const LONGEST_BEGINNING = Math.max(...Array.from(topicsByBeginning.keys(), ({ length }) => length));

type Take = (bucket: number, value: number) => void;

/** Calls `take` with bucket and value of every feature of the words from `start` to before `end`. */
export function eachFeature(tokens: readonly Token[], start: number, end: number, take: Take): void {
  eachWord(tokens, start, end, (token) => eachFeatureOfWord(token, take), take);
}

/** The features of a word by itself. */
export function eachFeatureOfWord(token: Token, take: Take): void {
  const own = knowledgeOf(token);
  take(bucketOf(own.hash, 1), WEIGHT.word);
  for (const piece of own.pieces) take(piece, WEIGHT.piece);
  if (own.hasGroups) for (const group of own.groups) take(bucketOf(group, 2), WEIGHT.group);
}

/** Calls `takeWord` for each word from `start` to before `end`, and then `take` for its pairs with preceding words. */
export function eachWord(
  tokens: readonly Token[],
  start: number,
  end: number,
  takeWord: (token: Token) => void,
  take: Take,
): void {
  const before: Known[] = [];
  for (let at = start; at < end; at++) {
    const token = tokens[at]!;
    if (token.word === STOP || token.word === PAUSE) continue;
    takeWord(token);
    const own = knowledgeOf(token);
    for (let back = 1; back <= REACH && back <= before.length; back++) {
      const other = before[before.length - back]!;
      take(bucketOf(mix(other.hash, own.hash), back === 1 ? 3 : 4), WEIGHT.pair);
      if (!own.hasGroups && !other.hasGroups) continue;
      for (const one of other.groups) for (const two of own.groups) take(bucketOf(mix(one, two), 5), WEIGHT.groups);
    }
    before.push(own);
  }
}

function knowledgeOf(token: Token): Known {
  let found = known.get(token);
  if (!found) {
    const hash = hashOf(token.word);
    const classes = new Set(Array.from(token.classes, (name) => SAME[name] ?? name));
    const groups = [...[...classes].slice(0, MOST_GROUPS), ...topicsOf(token.word).slice(0, MOST_GROUPS)].map(hashOf);
    const hasGroups = groups.length > 0;
    found = { hash, groups: hasGroups ? groups : [hash], hasGroups, pieces: piecesOf(token.word) };
    known.set(token, found);
  }
  return found;
}

function topicsOf(word: string): string[] {
  const found = new Set(topicsByWord.get(word));
  for (let length = Math.min(word.length, LONGEST_BEGINNING); length > 0; length--) {
    for (const name of topicsByBeginning.get(word.slice(0, length)) ?? []) found.add(name);
  }
  return [...found];
}

function piecesOf(word: string): number[] {
  const whole = `<${word}>`;
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) =>
      bucketOf(hashOf(whole.slice(at, at + length)), 6),
    ),
  );
}

/** Value of the features of a matching rule. */
const RULE = 1.5;

/** The features of a matching rule: its own, and that of its kind and severity. */
export function eachFeatureOfRule({ hash, group }: { hash: number; group: number }, take: Take): void {
  take(bucketOf(hash, 7), RULE);
  take(bucketOf(group, 8), RULE);
}

/** FNV-1a: the same on every JavaScript engine. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function mix(one: number, two: number): number {
  return (Math.imul(one, 0x9e3779b1) ^ two) >>> 0;
}

function bucketOf(hash: number, kind: number): number {
  let mixed = Math.imul(hash ^ Math.imul(kind, 0x85ebca6b), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 13)) & (BUCKETS - 1);
}
