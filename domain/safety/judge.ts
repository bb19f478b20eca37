import type { Language } from "#domain/language.ts";
import { CALIBRATION } from "./calibration.gen.ts";
import { languageOf } from "./language-of.ts";
import { scoresOf, type Finding, type Model, type Reading, type Scores } from "./learned.ts";
import type { SafetyKind } from "./rules.ts";

/** A finding and its level. */
export interface Judged extends Finding {
  level: "alarm" | "quiet";
  /** Log-odds of danger against harmless text, over the whole text. */
  odds: number;
}

/** The least score from which a finding of the classifier alone is severe. */
const SEVERE = 1.75;

/** The inputs of the logistic regression, in the order of the calibration's weights. */
export function valuesOf(
  { first, second, pair, whole, sentences, rule, beside }: Scores,
  { hits, gravest }: Reading,
): number[] {
  const has = (severity: string) => Number(hits.some((hit) => hit.severity === severity));
  return [
    first,
    second,
    pair,
    whole,
    Math.log(1 + sentences),
    rule,
    rule / (1 + sentences),
    rule > 0 ? Math.max(beside, -3) : 0,
    has("severe"),
    has("moderate"),
    has("oblique"),
    Number(gravest?.kind === "self_harm" && gravest.severity === "severe"),
  ];
}

/** Log-odds of a text: logistic regression, fitted on ordinary prose with its natural share of danger. */
export function oddsOf(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * CALIBRATION.weights[at]!, CALIBRATION.bias);
}

/** The evidence in a text, whether or not it reaches a threshold. */
export interface Weighed {
  kind: SafetyKind;
  /** Log-odds of danger against harmless text, over the whole text. */
  odds: number;
  /** The threshold of a quiet finding in the text's language. */
  least: number;
}

/** The evidence of danger in a text, to weigh several texts together. */
export function weigh(reading: Reading, model?: Model): Weighed {
  const scores = scoresOf(reading, model);
  return {
    kind: reading.gravest?.kind ?? scores.kind,
    odds: oddsOf(valuesOf(scores, reading)),
    least: thresholdsFor(languageOf(reading.words)).quiet,
  };
}

/**
 * Combines rules and classifier. The thresholds are chosen on ordinary notes, outcomes and messages with their natural
 * share of danger (scripts/train-safety.ts).
 */
export function judge(reading: Reading, model?: Model): Judged | null {
  const scores = scoresOf(reading, model);
  const odds = oddsOf(valuesOf(scores, reading));
  const { alarm, quiet } = thresholdsFor(languageOf(reading.words));
  const floor = floorOf(reading, scores);
  if (odds < quiet && !floor) return null;
  const learned: Finding = {
    kind: scores.kind,
    severity: scores.first >= SEVERE && scores.kind !== "fear" ? "severe" : "moderate",
  };
  return { ...(reading.gravest ?? learned), level: odds >= alarm || floor === "alarm" ? "alarm" : "quiet", odds };
}

/** Up to this many sentences a severe rule is enough for an alarm, unless the other words are plainly harmless. */
const SHORT = 2;
const PLAINLY_HARMLESS = { severe: -1.8, several: -0.7, among: -2.6, other: -3.6 };
/** Most words of a text in which a rule's own sentence is enough, whatever greeting or closing surrounds it. */
const FEW_WORDS = 30;
/** From this score the sentence of a severe rule is an alarm in a text of any length. */
const PLAINLY_GRAVE = 2;

/** The least level by the rules: short texts offer little to weigh, and context must not outweigh a plain statement. */
function floorOf(
  { words, hits, gravest }: Reading,
  { first, beside, sentences, rule }: Scores,
): Judged["level"] | null {
  if (hits.some(({ severity }) => severity === "severe")) {
    if (beside > PLAINLY_GRAVE) return "alarm";
    if (sentences <= SHORT && first > PLAINLY_HARMLESS.severe) return "alarm";
  }
  const groups = new Set(hits.map(({ group }) => group));
  if (sentences <= SHORT && groups.size > 1 && beside > PLAINLY_HARMLESS.several) return "alarm";
  if (gravest && sentences <= 1 && first > PLAINLY_HARMLESS.other) return "quiet";
  if (!gravest || gravest.severity === "oblique" || words.length > FEW_WORDS) return null;
  // Two matching rules make up for weak evidence of each.
  const several = hits.length > 1 && first > PLAINLY_HARMLESS.other;
  return several || (rule > 0 && beside > PLAINLY_HARMLESS.among) ? "quiet" : null;
}

/** If the language is unclear, the lower thresholds of both. */
function thresholdsFor(language: Language | null): { alarm: number; quiet: number } {
  const { en, it } = CALIBRATION.thresholds;
  if (language) return language === "en" ? en : it;
  return { alarm: Math.min(en.alarm, it.alarm), quiet: Math.min(en.quiet, it.quiet) };
}
