import { CLASSES, NOT_TYPOS } from "./content.words.ts";

const FUZZY_FROM = 6;
/**
 * From this length a wrong first letter is tolerated: shorter words have too many neighbours (“killing”, “billing”).
 */
const FUZZY_FIRST_LETTER_FROM = 8;
const COLLAPSE_FROM = 4;
const LONGEST_STEM = 14;

/** Word classes by exact form, by prefix, and by form with doubled letters made single. */
const exact = new Map<string, Set<string>>();
const stems = new Map<string, Set<string>>();
const collapsed = new Map<string, Set<string>>();
/** Words by their forms with one letter removed, to find similar words without comparing with all. */
const near = new Map<string, Set<string>>();
const nearStems = new Map<string, Set<string>>();

for (const [name, list] of Object.entries(CLASSES)) {
  for (const entry of list.split(/\s+/).filter(Boolean).flatMap(expand)) {
    const stem = entry.endsWith("*");
    const word = stem ? entry.slice(0, -1) : entry;
    add(stem ? stems : exact, word, name);
    if (!stem && word.length >= COLLAPSE_FROM) add(collapsed, collapse(word), name);
    if (word.length < FUZZY_FROM) continue;
    for (const short of withoutOne(word)) add(stem ? nearStems : near, short, word);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const found = map.get(key);
  if (found) found.add(value);
  else map.set(key, new Set([value]));
}

/** `{a,b}` expands to one word per ending; `kick~` to all forms of an English verb. */
function expand(entry: string): string[] {
  const braces = /^(.*)\{(.*)\}(.*)$/.exec(entry);
  if (braces) return braces[2]!.split(",").flatMap((middle) => expand(braces[1]! + middle + braces[3]!));
  if (!entry.endsWith("~")) return [entry];
  const base = entry.slice(0, -1);
  if (base.endsWith("e")) return [base, `${base}s`, `${base}d`, `${base.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(base)) {
    const root = base.slice(0, -1);
    return [base, `${root}ies`, `${root}ied`, `${base}ing`];
  }
  if (/(?:s|x|ch|sh)$/.test(base)) return [base, `${base}es`, `${base}ed`, `${base}ing`];
  const single = [base, `${base}s`, `${base}ed`, `${base}ing`];
  const last = /[^aeiou][aeiou][bdgkmnprt]$/.test(base) ? base.at(-1)! : "";
  return last ? [...single, `${base}${last}ed`, `${base}${last}ing`] : single;
}

function collapse(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function withoutOne(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether the words differ by one changed, missing or additional letter, or by two swapped neighbours. */
function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [x, y] = [a.slice(start), b.slice(start)];
  if (x.length > y.length) return x.slice(1) === y;
  if (x.length < y.length) return y.slice(1) === x;
  return x.slice(1) === y.slice(1) || (x.slice(2) === y.slice(2) && x[0] === y[1] && x[1] === y[0]);
}

const none: ReadonlySet<string> = new Set();

/** The classes of a word, also with one typing error, repeated letters, or a star for a vowel. */
export function classesOf(word: string): ReadonlySet<string> {
  if (word.includes("*")) {
    for (const vowel of "iuaeo") {
      const found = byForm(word.replaceAll("*", vowel));
      if (found) return found;
    }
    return none;
  }
  const held = /(.)\1\1/.test(word);
  const plain = held ? word.replace(/(.)\1{2,}/g, "$1$1") : word;
  const found = byForm(plain);
  if (exact.has(plain) || NOT_TYPOS.has(word)) return found ?? none;
  // “ammazzre” has a prefix of one class and is a typing error for a word of another.
  const meant = [collapsed.get(collapse(word)), bySlip(held ? collapse(word) : word)];
  return new Set([...(found ?? none), ...meant.flatMap((names) => [...(names ?? none)])]);
}

function byForm(word: string): Set<string> | null {
  const found = new Set(exact.get(word));
  for (let length = 3; length <= Math.min(word.length, LONGEST_STEM); length++) {
    for (const name of stems.get(word.slice(0, length)) ?? none) found.add(name);
  }
  return found.size > 0 ? found : null;
}

function bySlip(word: string): Set<string> | null {
  if (word.length < FUZZY_FROM - 1) return null;
  const found = new Set<string>();
  const take = (written: string, map: typeof near, names: typeof exact) => {
    for (const short of withoutOne(written)) {
      for (const meant of map.get(short) ?? none) {
        if (meant[0] !== written[0] && meant.length < FUZZY_FIRST_LETTER_FROM) continue;
        if (isOneAway(meant, written)) for (const name of names.get(meant) ?? none) found.add(name);
      }
    }
  };
  take(word, near, exact);
  for (let length = FUZZY_FROM - 1; length <= Math.min(word.length, LONGEST_STEM); length++) {
    take(word.slice(0, length), nearStems, stems);
  }
  return found.size > 0 ? found : null;
}
