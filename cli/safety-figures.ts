import { z } from "zod";
import { LANGUAGES, languageSchema, type Language } from "#domain/language.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";

export const SEVERITIES = ["severe", "moderate", "oblique", "none"] as const;
export const TEXT_KINDS = ["note", "outcome", "message"] as const;

/** Of all the sentences of one severity: noticed at all (an alarm or the quiet line), and of those an alarm. */
const NOTICED = { severe: 0.97, moderate: 0.85, oblique: 0.65 } as const;
const SEVERE_ALARMS = 0.92;
/** Harmless sentences with grave words that may be an alarm. */
const MISLED = 0.05;
/** Ordinary texts that may be an alarm, and that may get the quiet line besides. */
const FALSE_ALARMS = 0.01;
const QUIET_LINES = 0.04;

const sentenceSchema = z.object({
  text: z.string().trim().min(1),
  lang: languageSchema,
  severity: z.enum(SEVERITIES),
  kind: z.enum(TEXT_KINDS).optional(),
});
export type Sentence = z.output<typeof sentenceSchema>;

/** Says in one line which file and line cannot be used, and why. */
export class SentenceError extends Error {
  override name = "SentenceError";
}

/** What a text is judged as: a sentence written for the check, or ordinary prose at its natural mix. */
export type Mix = "sentences" | "ordinary";

export interface Figure {
  lang: Language;
  severity: Sentence["severity"];
  /** Of ordinary prose only. */
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
  /** Harmless and an alarm. */
  falseAlarms: Judged[];
  all: Judged[];
  /** Which bounds are not kept; empty is good. */
  failures: string[];
}

/** The sentences of a JSONL text, empty lines passed over. @throws SentenceError naming the first wrong line. */
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

/** Runs the check over every text. Of ordinary prose the figures are by kind, too. */
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
