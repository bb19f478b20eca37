import { IDIOMS } from "./content.idioms.ts";
import { MORE_EN } from "./content.more.en.ts";
import { MORE_IT } from "./content.more.it.ts";
import { RULES_EN } from "./content.rules.en.ts";
import { RULES_IT } from "./content.rules.it.ts";
import { hashOf } from "./features.ts";
import { withoutKindAim } from "./kind-aim.ts";
import { withoutRequests } from "./requests.ts";
import { judge, weigh, type Weighed } from "./judge.ts";
import type { Finding, Reading, RuleHit } from "./learned.ts";
import { classify, PatternSet, type Token } from "./matcher.ts";
import { lines, type RuleGroup, type SafetyKind, type SafetySeverity } from "./rules.ts";
import { STOP, tokenize } from "./tokens.ts";

export type { SafetyKind, SafetySeverity } from "./rules.ts";

export interface SafetyFinding {
  kind: SafetyKind;
  severity: SafetySeverity;
  /** An alarm opens a danger; a quiet finding only adds a line with help. */
  level: "alarm" | "quiet";
}

/** The rule that a pattern belongs to. */
interface Rule extends RuleGroup {
  /** Lower is graver. */
  rank: number;
  /** Hashes of the pattern, and of its kind and severity; the trained features refer to them. */
  hash: number;
  group: number;
}

const SEVERITIES: readonly SafetySeverity[] = ["severe", "moderate", "oblique"];
const KINDS: readonly SafetyKind[] = ["self_harm", "violence", "abuse", "fear"];

const RULES = new PatternSet<Rule>(
  [...RULES_EN, ...MORE_EN, ...RULES_IT, ...MORE_IT].flatMap((group) => {
    const rank = SEVERITIES.indexOf(group.severity) * KINDS.length + KINDS.indexOf(group.kind);
    const all = hashOf(`${group.kind} ${group.severity}`);
    return lines(group.patterns).map(
      (source) => [source, { ...group, rank, hash: hashOf(source), group: all }] as const,
    );
  }),
);
const SET_ASIDE = new PatternSet(lines(IDIOMS).map((source) => [source, null] as const));
const ASIDE: Token = { word: "~", classes: new Set(), keys: [] };

const DENIALS = new Set(["not", "never", "non", "mai", "nobody", "without", "senza", "nessuno"]);
/** Words allowed between a negation and what it negates: “has never even once hit me”, “non mi ha mai picchiata”. */
const BETWEEN = new Set(
  `has have had ever even once been be being did do does would really actually physically get gets to is was going will i he she
  mi ci ha hanno mai aveva avrebbe ho la lo li le gli ti si e l stata stato mi neanche nemmeno a essere`.split(/\s+/),
);

/**
 * Whether a text tells of self-harm, violence, abuse or fear of another person; null if not. Deterministic, the same
 * for English and Italian. Rules and classifier are weighed together over the whole text (`judge.ts`), so that long
 * texts do not raise more alarms than short ones.
 */
export function checkSafety(text: string): SafetyFinding | null {
  const whole = judge(applyRules(text));
  if (whole?.level !== "quiet") return whole;
  // “He hit me. Help me plan how to talk to him.”: the question must not outweigh what was told before it.
  const told = withoutRequests(text);
  const finding = told === text.trim() ? null : judge(applyRules(told));
  return finding?.level === "alarm" ? finding : whole;
}

/** The evidence of danger in a text even below the threshold, to weigh several texts together. */
export function weighSafety(text: string): Weighed {
  return weigh(applyRules(text));
}

/**
 * Applies the rules to a text: its words with everyday sayings masked, the matching rules, the gravest of them, and the
 * positions where a saying, fiction, laughter or a negation kept a rule from counting.
 */
export function applyRules(whole: string): Reading {
  const text = withoutKindAim(whole);
  const tokens = classify(tokenize(text));
  const laughing = sentencesWith(tokens, ({ word }) => word === "lol");
  const telling = sentencesWith(tokens, isTelling);
  const sayings = placesOfSayings(tokens);
  const words = tokens.map((token, at) => (sayings.has(at) ? ASIDE : token));
  const excepted = new Set([...laughing, ...telling, ...sayings]);
  const hits: RuleHit[] = [];
  let gravest: Rule | null = null;
  for (const { value: rule, start, end } of RULES.matches(words)) {
    if ((rule.fiction && telling.has(start)) || (rule.joke && laughing.has(start))) continue;
    if (rule.kind !== "self_harm" && isDenied(words, start, end)) {
      excepted.add(start);
      continue;
    }
    hits.push({ at: start, hash: rule.hash, group: rule.group, severity: rule.severity });
    if (!gravest || rule.rank < gravest.rank) gravest = rule;
  }
  const named = NAMED_FEAR.test(text.replace(/[’‘]/g, "'"));
  const byRules: Finding | null = gravest
    ? { kind: gravest.kind, severity: gravest.severity }
    : named
      ? { kind: "fear", severity: "oblique" }
      : null;
  return { words, excepted, hits, gravest: byRules };
}

function placesOfSayings(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  for (const { start, end } of SET_ASIDE.matches(tokens)) for (let at = start; at < end; at++) places.add(at);
  return places;
}

/** Fear of somebody called by name, recognisable only by the capital letter. */
const NAMED_FEAR =
  /\b(?:paura di|(?:afraid|scared|frightened|terrified) of) (?!Natale|Pasqua|Dio|God|Covid|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I\b)[A-Z][a-zà-ü]+(?!'s|\w)(?! (?:reaction|answer|saying|thinking|finding|being|leaving|not))/;

const THEN = new Set(["after", "before", "during", "dopo", "prima", "durante"]);

/** A word for a film, a book or a lecture that the sentence is about; “after the film” only tells when. */
function isTelling({ classes }: Token, at: number, tokens: readonly Token[]): boolean {
  if (!classes.has("FICTION") && !classes.has("STUDY")) return false;
  for (let back = at - 1; back >= at - 3 && back >= 0 && tokens[back]!.word !== STOP; back--) {
    if (THEN.has(tokens[back]!.word)) return false;
  }
  return true;
}

/** The positions of all words in sentences with a matching token. */
function sentencesWith(
  tokens: readonly Token[],
  test: (token: Token, at: number, tokens: readonly Token[]) => boolean,
): Set<number> {
  const places = new Set<number>();
  let start = 0;
  let holds = false;
  for (let end = 0; end <= tokens.length; end++) {
    const token = tokens[end];
    if (token && token.word !== STOP) {
      holds ||= test(token, end, tokens);
      continue;
    }
    if (holds) for (let at = start; at < end; at++) places.add(at);
    start = end + 1;
    holds = false;
  }
  return places;
}

/** Whether the match is negated; a rule that begins with a negation itself (“won’t let me”) is not negated by it. */
function isDenied(tokens: readonly Token[], start: number, end: number): boolean {
  if (DENIALS.has(tokens[start]!.word)) return false;
  let at = start - 1;
  while (at >= 0 && BETWEEN.has(tokens[at]!.word)) at--;
  if (at >= 0 && DENIALS.has(tokens[at]!.word)) return true;
  // “He has never hit me”, “mi ha mai picchiata”: the negation inside the match, before what it negates.
  return tokens.slice(start, end).some(({ word }, index) => {
    if (word !== "never" && word !== "mai") return false;
    return tokens.slice(start, start + index).every((token) => BETWEEN.has(token.word) || token.classes.has("KIN"));
  });
}
