import type { Language } from "#domain/language.ts";
import { CALIBRATION } from "./calibration.gen.ts";
import { languageOf } from "./language-of.ts";
import { scoresOf, type Finding, type Model, type Reading, type Scores } from "./learned.ts";
import type { SafetyKind } from "./rules.ts";

/** A finding, and how it is to be taken. */
export interface Judged extends Finding {
  level: "alarm" | "quiet";
  /** Log-odds of danger against harmless talk, over the whole text. */
  odds: number;
}

/** From which score the learned part alone calls something severe. */
const SEVERE = 1.75;

/** The values that the odds of a text are made of, in the order of the calibration's weights. */
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

/** The odds of a text: logistic regression over its values, fitted on ordinary prose at its natural mix. */
export function oddsOf(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * CALIBRATION.weights[at]!, CALIBRATION.bias);
}

/** How a text weighs, whether it is noticed or not. */
export interface Weighed {
  kind: SafetyKind;
  /** Log-odds of danger against harmless talk, over the whole text. */
  odds: number;
  /** From which odds a text of its language is noticed at all. */
  least: number;
}

/** How much a text tells of danger, for what several texts tell together. */
export function weigh(reading: Reading, model?: Model): Weighed {
  const scores = scoresOf(reading, model);
  return {
    kind: reading.gravest?.kind ?? scores.kind,
    odds: oddsOf(valuesOf(scores, reading)),
    least: thresholdsFor(languageOf(reading.words)).quiet,
  };
}

/**
 * What rules and learned part together make of a text. The thresholds are chosen on ordinary notes, outcomes and messages
 * at their natural mix (scripts/train-safety.ts).
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

/** Sentences in which a severe rule speaks for itself, unless the words around it are plainly harmless. */
const SHORT = 2;
const PLAINLY_HARMLESS = { severe: -1.8, several: -0.7, among: -2.6, other: -3.6 };
/** In so few words a rule's own sentence counts, whatever greets and ends beside it. */
const FEW_WORDS = 30;
/** From which score the sentence of a severe rule is an alarm in a text of any length. */
const PLAINLY_GRAVE = 2;

/**
 * What the rules alone make of a text: of few words there is little to weigh, and a plain statement must not be outweighed by
 * what stands around it.
 */
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
  // Two rules that fit make up for what is known of neither.
  const several = hits.length > 1 && first > PLAINLY_HARMLESS.other;
  return several || (rule > 0 && beside > PLAINLY_HARMLESS.among) ? "quiet" : null;
}

/** Of an unclear language the lower ones. */
function thresholdsFor(language: Language | null): { alarm: number; quiet: number } {
  const { en, it } = CALIBRATION.thresholds;
  if (language) return language === "en" ? en : it;
  return { alarm: Math.min(en.alarm, it.alarm), quiet: Math.min(en.quiet, it.quiet) };
}
