import { VAGUE_VERB, searchTerms, matchNear } from "./certain-terms.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { mentionsOf } from "./people.ts";

const CLOCK_ASKED = /\b(?:what time|che ora|che ore|a che ora)\b/;
const MOTION = new Set("arrive come leave return start begin end finish open close fly".split(" "));
const OF_SOMEBODY = new Set(["birthday", "born", "pborn", "age"]);

/** Return, departure, arrival: none of them tells the day of another. */
const DIRECTIONS: readonly RegExp[] = [
  /\b(?:com\w+ (?:back|home)|came back|get\w* back|return\w*|back (?:from|on|in|at|by)|till|until|torn\w+|rientr\w+|ritorn\w+|fino|dal .* al)\b/,
  /\b(?:leav(?:es?|ing)|sets? off|fly|flies|flight|depart\w*|from|off to|part(?:e|ono|ire|iamo|ito|ita|enza)|vola\w*|volo|dal)\b/,
  /\b(?:arriv\w+|gets? here|lands?|coming|comes|due|viene|vengono|venire|sta da noi|staying)\b/,
];
const DIRECTIONS_ASKED: readonly RegExp[] = [
  /\b(?:com\w+ (?:back|home)|came back|get\w* back|return\w*|back from|torn\w+|rientr\w+|ritorn\w+)\b/,
  /\b(?:leave|leaves|leaving|set off|fly out|depart\w*|part(?:e|ono|ire|iamo|enza))\b/,
  /\b(?:arriv\w+|get here|land)\b/,
];

function matchesDirection({ sentence }: Entry, asked: string): boolean {
  const way = DIRECTIONS_ASKED.findIndex((one) => one.test(asked));
  return way < 0 || DIRECTIONS[way]!.test(sentence.folded);
}

/** Whether the day or time belongs to the action and to the person asked about. */
export function statesTime(entry: Entry, search: Search): boolean {
  const { question, persona } = search;
  if (!matchesDirection(entry, question.folded)) return false;
  const terms = searchTerms(search);
  const isClock = CLOCK_ASKED.test(question.folded);
  const moved = terms.filter(
    ({ role, keys, word }) =>
      (role === "verb" && !VAGUE_VERB.test(word)) ||
      (role === "light" && (isClock || keys.some((key) => MOTION.has(key)))),
  );
  if (moved.some((term) => term.keys.some((key) => !key.startsWith("=")) && matchNear(term, entry, search) < 0.7))
    return false;
  const isOwn = question.tokens.some(({ keys }) => keys.some((key) => OF_SOMEBODY.has(key)));
  if (!isOwn || question.targets.length > 0) return true;
  const { sentence } = entry;
  const isNamed = sentence.tokens.some(({ word }) => persona.has(word));
  const asked = new Set(question.tokens.flatMap(({ keys }) => keys));
  const mentions = mentionsOf(sentence);
  return (
    isNamed ||
    mentions.length === 0 ||
    mentions.some(({ at }) => sentence.tokens[at]!.keys.some((key) => asked.has(key)))
  );
}
