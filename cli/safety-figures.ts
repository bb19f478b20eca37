import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";

export const SEVERITIES = ["severe", "moderate", "oblique", "none"] as const;
export const TEXT_KINDS = ["note", "outcome", "message"] as const;

/**
 * Minimum shares: sentences of a severity that are noticed (alarm or quiet line), and severe ones that raise an alarm.
 */
const NOTICED = { severe: 0.97, moderate: 0.85, oblique: 0.65 } as const;
const SEVERE_ALARMS = 0.92;
/** Maximum share of harmless sentences with grave words that raise an alarm. */
const MISLED = 0.05;
/** Maximum shares of ordinary texts that raise an alarm, and that get only the quiet line. */
const FALSE_ALARMS = 0.01;
const QUIET_LINES = 0.04;

const sentenceSchema = z.object({
  text: z.string().trim().min(1),
  lang: languageSchema,
  severity: z.enum(SEVERITIES),
  kind: z.enum(TEXT_KINDS).optional(),
});
export type Sentence = z.output<typeof sentenceSchema>;

/** A one-line message that names the file, the line and the problem. */
export class SentenceError extends Error {
  override name = "SentenceError";
}

/** Which limits apply: those for sentences written for the check, or for ordinary prose in its natural mix. */
export type Mix = "sentences" | "ordinary";

export interface Figure {
  lang: Language;
  severity: Sentence["severity"];
  /** Only for ordinary prose. */
  kind?: (typeof TEXT_KINDS)[number] | undefined;
  noticed: number;
  alarms: number;
  total: number;
}

export interface Judged extends Sentence {
  found: SafetyFinding | null;
}

export interface Evaluation {
  figures: Figure[];
  /** Dangerous and not noticed. */
  missed: Judged[];
  /** Harmless, but an alarm. */
  falseAlarms: Judged[];
  all: Judged[];
  /** The thresholds that were missed; empty if none. */
  failures: string[];
}

/** Parses JSONL; skips empty lines. @throws SentenceError naming the first invalid line. */
export function readSentences(source: string, file: string): Sentence[] {
  const sentences = source
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${file}, line ${index + 1}`)]));
  if (sentences.length === 0) throw new SentenceError(`${file} holds no sentence`);
  return sentences;
}

function readLine(line: string, place: string): Sentence {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new SentenceError(`${place}: is not JSON`);
  }
  const parsed = sentenceSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SentenceError(`${place}: ${issue?.path.join(".") || "the line"} ${issue?.message}`);
}

/** Runs the check on every text. Ordinary prose also gets figures by kind. */
export function evaluate(sentences: readonly Sentence[], mix: Mix = "sentences"): Evaluation {
  const all = sentences.map((sentence) => ({ ...sentence, found: checkSafety(sentence.text) }));
  const figures = LANGUAGES.flatMap((lang) =>
    SEVERITIES.flatMap((severity) => {
      const of = all.filter((one) => one.lang === lang && one.severity === severity);
      const byKind =
        mix === "ordinary" ? TEXT_KINDS.map((kind) => ({ kind, of: of.filter((one) => one.kind === kind) })) : [];
      return [{ kind: undefined, of }, ...byKind].flatMap(({ kind, of: some }) =>
        some.length > 0 ? [figureOf(some, { lang, severity, kind })] : [],
      );
    }),
  );
  return {
    figures,
    missed: all.filter(({ severity, found }) => severity !== "none" && !found),
    falseAlarms: all.filter(({ severity, found }) => severity === "none" && found?.level === "alarm"),
    all,
    failures: figures.filter(({ kind }) => !kind).flatMap((figure) => failuresOf(figure, mix)),
  };
}

function figureOf(of: readonly Judged[], about: Pick<Figure, "lang" | "severity" | "kind">): Figure {
  return {
    ...about,
    noticed: of.filter(({ found }) => found).length,
    alarms: of.filter(({ found }) => found?.level === "alarm").length,
    total: of.length,
  };
}

function failuresOf({ lang, severity, noticed, alarms, total }: Figure, mix: Mix): string[] {
  if (severity === "none") {
    const most = mix === "ordinary" ? FALSE_ALARMS : MISLED;
    const quiet = noticed - alarms;
    return [
      ...(alarms / total > most ? [`more than ${100 * most} % false alarms (${lang})`] : []),
      ...(mix === "ordinary" && quiet / total > QUIET_LINES
        ? [`more than ${100 * QUIET_LINES} % quiet lines (${lang})`]
        : []),
    ];
  }
  return [
    ...(noticed / total < NOTICED[severity]
      ? [`under ${100 * NOTICED[severity]} % of ${severity} sentences noticed (${lang})`]
      : []),
    ...(severity === "severe" && alarms / total < SEVERE_ALARMS
      ? [`under ${100 * SEVERE_ALARMS} % of severe sentences are alarms (${lang})`]
      : []),
  ];
}
