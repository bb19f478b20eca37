import type { Language } from "#domain/language.ts";
import { valuesOf } from "#domain/safety/judge.ts";
import { scoresOf, type Model } from "#domain/safety/learned.ts";
import type { Example, Origin } from "./safety-training.ts";

export interface Judged {
  origin: Origin;
  lang: string;
  dangerous: boolean;
  values: number[];
  text: string;
}

export interface Calibration {
  bias: number;
  weights: number[];
  /** Log-odds thresholds of each language for the quiet line and the alarm. */
  thresholds: Record<Language, { alarm: number; quiet: number }>;
}

export function judgeExample(example: Example, model: Model): Judged {
  const { origin, lang, label, text, reading } = example;
  return { origin, lang, dangerous: label !== "none", values: valuesOf(scoresOf(reading, model), reading), text };
}

/** Weight of an example in the fit; everyday texts weigh most. */
const WEIGHT: Record<Origin, number> = {
  ordinary: 3,
  chat: 0.5,
  contrast: 1,
  "told at length": 1,
  sentences: 0.05,
  coach: 0.5,
  "shaped on": 0.5,
};

/** Maximum shares of everyday texts that raise an alarm, and that are noticed at all. */
const ALARMS = 0.004;
const NOTICED = 0.036;

/** Logistic regression by Newton's method. */
export function calibrate(judged: readonly Judged[]): Pick<Calibration, "bias" | "weights"> {
  return logistic(judged);
}

/** Thresholds that meet these shares on everyday texts not used for training. */
export function thresholdsOn(
  judged: readonly Judged[],
  { bias, weights }: Pick<Calibration, "bias" | "weights">,
): Calibration["thresholds"] {
  const odds = ({ values }: Judged) => values.reduce((sum, value, at) => sum + value * weights[at]!, bias);
  const of = (lang: Language) => {
    const sorted = judged
      .filter((one) => one.lang === lang)
      .map(odds)
      .toSorted((x, y) => y - x);
    const least = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
    return { alarm: least(ALARMS), quiet: least(NOTICED) };
  };
  return { en: of("en"), it: of("it") };
}

const RIDGE = 1e-2;
const STEPS = 30;

function logistic(judged: readonly Judged[]): { bias: number; weights: number[] } {
  const size = (judged[0]?.values.length ?? 0) + 1;
  const theta = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    for (const { values, dangerous, origin } of judged) {
      const x = [1, ...values];
      const z = x.reduce((sum, value, at) => sum + value * theta[at]!, 0);
      const p = 1 / (1 + Math.exp(-z));
      const weight = WEIGHT[origin];
      for (let i = 0; i < size; i++) {
        gradient[i]! += weight * (p - Number(dangerous)) * x[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += weight * p * (1 - p) * x[i]! * x[j]!;
      }
    }
    for (let i = 1; i < size; i++) {
      gradient[i]! += RIDGE * theta[i]!;
      hessian[i]![i]! += RIDGE;
    }
    const change = solve(hessian, gradient);
    for (let i = 0; i < size; i++) theta[i]! -= change[i]!;
  }
  return { bias: theta[0]!, weights: Array.from(theta.slice(1)) };
}

/** Gaussian elimination with pivots. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at]!]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const by = rows[column]![column]! || 1e-12;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / by;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  return Float64Array.from(rows, (row, at) => row[size]! / (row[at]! || 1e-12));
}
