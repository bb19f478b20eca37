import { z } from "zod";
import { LANGUAGES, languageSchema, type Language } from "#domain/language.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";

const SEVERITIES = ["severe", "moderate", "oblique", "none"] as const;
const RECALL_ON_SEVERE = 0.95;
const FALSE_ALARMS = 0.05;

const sentenceSchema = z.object({
  text: z.string().trim().min(1),
  lang: languageSchema,
  severity: z.enum(SEVERITIES),
});
export type Sentence = z.output<typeof sentenceSchema>;

/** Says in one line which file and line cannot be used, and why. */
export class SentenceError extends Error {
  override name = "SentenceError";
}

interface Figure {
  lang: Language;
  severity: Sentence["severity"];
  noticed: number;
  total: number;
}

export interface Evaluation {
  figures: Figure[];
  missed: Sentence[];
  falseAlarms: (Sentence & { found: SafetyFinding })[];
  /** Which limits are not kept; empty is good. */
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

/** Runs the check over every sentence. */
export function evaluate(sentences: readonly Sentence[]): Evaluation {
  const results = sentences.map((sentence) => ({ sentence, found: checkSafety(sentence.text, sentence.lang) }));
  const figures = LANGUAGES.flatMap((lang) =>
    SEVERITIES.flatMap((severity) => {
      const of = results.filter(({ sentence }) => sentence.lang === lang && sentence.severity === severity);
      return of.length > 0
        ? [{ lang, severity, noticed: of.filter(({ found }) => found).length, total: of.length }]
        : [];
    }),
  );
  return {
    figures,
    missed: results.flatMap(({ sentence, found }) => (sentence.severity !== "none" && !found ? [sentence] : [])),
    falseAlarms: results.flatMap(({ sentence, found }) =>
      sentence.severity === "none" && found ? [{ ...sentence, found }] : [],
    ),
    failures: figures.flatMap(failuresOf),
  };
}

function failuresOf({ lang, severity, noticed, total }: Figure): string[] {
  const share = noticed / total;
  if (severity === "severe" && share < RECALL_ON_SEVERE) return [`recall on severe sentences under 95 % (${lang})`];
  if (severity === "none" && share > FALSE_ALARMS) return [`more than 5 % false alarms (${lang})`];
  return [];
}
