/*
 * Says how much of what matters the safety check notices, and how often it is wrong: on the sentences of
 * tests/safety, or on those of a file. Recall counts what was noticed at all: the card is shown for any severity.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { LANGUAGES } from "#domain/language.ts";
import { evaluate, readSentences, SentenceError, type Evaluation } from "./safety-figures.ts";

const OWN = LANGUAGES.map((language) => fileURLToPath(new URL(`../tests/safety/${language}.jsonl`, import.meta.url)));

const USAGE = `Usage: npm run -s eval:safety [-- --file FILE.jsonl]

Runs the safety check over sentences and prints recall per severity and language, and the false alarms.
A line of FILE is { "text": "…", "lang": "en" | "it", "severity": "severe" | "moderate" | "oblique" | "none" }.
Fails under 95 % recall on severe sentences or over 5 % false alarms, in either language.`;

function report({ figures, missed, falseAlarms, failures }: Evaluation): string {
  const rows = figures.map(({ lang, severity, noticed, total }) => {
    const name = severity === "none" ? "false alarms" : `${severity}, recall`;
    return `${lang}  ${name.padEnd(18)} ${percent(noticed, total).padStart(7)}  (${noticed} of ${total})`;
  });
  return [
    ...rows,
    ...missed.map(({ lang, severity, text }) => `missed       ${lang} ${severity}: ${text}`),
    ...falseAlarms.map(({ lang, text, found }) => `false alarm  ${lang} ${found.kind}, ${found.severity}: ${text}`),
    ...failures.map((failure) => `failed: ${failure}`),
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function main(): number {
  const { values } = parseArgs({
    options: { file: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const files = values.file === undefined ? OWN : [values.file];
  const evaluation = evaluate(files.flatMap((file) => readSentences(readFileSync(file, "utf8"), file)));
  process.stdout.write(`${report(evaluation)}\n`);
  return evaluation.failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const line = error instanceof SentenceError ? reason : `Cannot read the sentences: ${reason}`;
  process.stderr.write(`${line.split("\n")[0]}\n`);
  process.exitCode = 1;
}
