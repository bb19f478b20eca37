/*
 * Asks the configured model sixty fixed situations in each language through the product's own pipeline, and judges its
 * answers by rules and, where one is given, by a second model. Exits with 1 if a bound is missed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { EnvError, readEnv } from "#server/runtime/env.ts";
import type { ModelAccess } from "#server/ai/relay.ts";
import { askSituation } from "./ask-situation.ts";
import { CommandError, explainCommand } from "./failures.ts";
import { BOUNDS, modelFailures, modelFigures, modelRows, type Judged, type Prices } from "./model-figures.ts";
import { createJudge } from "./model-judge.ts";
import { readSituations, type Situation } from "./model-situations.ts";

const USAGE = `Usage: npm run -s eval:model [-- OPTIONS]

Asks the model of AI_BASE_URL, AI_MODEL and AI_API_KEY sixty situations in each language, as users would.

--language en|it        one language only
--only KIND             one kind: conflict, joy, grief, planning, danger, left_out, cites, injection, diagnosis, long
--built-in              the built-in coach instead of a model, to compare
--judge-url URL         a second model as judge (AI_JUDGE_BASE_URL), 1 to 5 for empathy, usefulness, honesty;
--judge-model NAME      its name (AI_JUDGE_MODEL); its key only as AI_JUDGE_API_KEY
--price-input PRICE     money for a million tokens read (AI_PRICE_INPUT)
--price-output PRICE    money for a million tokens written (AI_PRICE_OUTPUT)
--max-first SECONDS     bound of the time to the first text, 95th percentile (${BOUNDS.firstMs / 1000})
--min-speed TOKENS      bound of the tokens a second, median (${BOUNDS.speed})
--min-grade GRADE       bound of the judge's mean grades (${BOUNDS.grade})
--json FILE             every answer, with what was found wrong

Exit code: 0 within all bounds, 1 a bound is missed, 2 it could not be run.`;

const OPTIONS = {
  language: { type: "string" },
  only: { type: "string" },
  "built-in": { type: "boolean", default: false },
  "judge-url": { type: "string" },
  "judge-model": { type: "string" },
  "price-input": { type: "string" },
  "price-output": { type: "string" },
  "max-first": { type: "string" },
  "min-speed": { type: "string" },
  "min-grade": { type: "string" },
  json: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** A number that an option or a variable gives; undefined if neither does. */
function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined || value === "") return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new CommandError(`${name} must be a number from 0.`);
  return number;
}

function pricesOf(input: number | undefined, output: number | undefined): Prices | null {
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) throw new CommandError("Both prices are needed, or neither.");
  return { input, output };
}

function judgeOf(url: string | undefined, model: string | undefined, apiKey: string | undefined): ModelAccess | null {
  if (!url && !model) return null;
  if (!url || !model) throw new CommandError("A judge needs both an address and the name of a model.");
  if (!z.url({ protocol: /^https?$/ }).safeParse(url).success) {
    throw new CommandError("The judge’s address must be an http or https address.");
  }
  return { baseUrl: url.replace(/\/+$/, ""), model, apiKey: apiKey || null };
}

function chosen(language: string | undefined, only: string | undefined): Situation[] {
  const languages = LANGUAGES.filter((one) => language === undefined || one === language);
  if (languages.length === 0) throw new CommandError(`--language must be one of ${LANGUAGES.join(", ")}.`);
  const situations = readSituations(languages).filter(({ kind }) => only === undefined || kind === only);
  if (situations.length === 0) throw new CommandError(`No situations of the kind ${only}.`);
  return situations;
}

/** One at a time, so that times are those of one user. */
async function askAll(
  situations: readonly Situation[],
  settings: Parameters<typeof askSituation>[1],
  judge: ReturnType<typeof createJudge> | null,
): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const [at, situation] of situations.entries()) {
    const asked = await askSituation(situation, settings);
    const judged = judge && asked.answer.end === "stop";
    const verdict = judged ? await judge(asked).catch(() => null) : undefined;
    all.push({ ...asked, ...(verdict === undefined ? {} : { verdict }) });
    if (process.stderr.isTTY) process.stderr.write(`\r${at + 1} of ${situations.length}`);
  }
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  return all;
}

function wrongLines(all: readonly Judged[]): string[] {
  return all.flatMap(({ situation, findings }) =>
    Object.entries(findings).flatMap(([check, found]) =>
      found
        ? [
            `${situation.language}  ${situation.id.padEnd(14)} ${check.padEnd(10)} ${found.replaceAll(/\s+/g, " ").slice(0, 90)}`,
          ]
        : [],
    ),
  );
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const env = readEnv(process.env);
  const own = process.env;
  if (!values["built-in"] && !(env.AI_BASE_URL && env.AI_MODEL)) {
    throw new CommandError("No model is configured: set AI_BASE_URL and AI_MODEL, or use --built-in.");
  }
  const settings = values["built-in"] ? {} : { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, apiKey: env.AI_API_KEY };
  const judgeAccess = judgeOf(
    values["judge-url"] ?? own["AI_JUDGE_BASE_URL"],
    values["judge-model"] ?? own["AI_JUDGE_MODEL"],
    own["AI_JUDGE_API_KEY"],
  );
  const prices = pricesOf(
    numberOf("--price-input", values["price-input"] ?? own["AI_PRICE_INPUT"]),
    numberOf("--price-output", values["price-output"] ?? own["AI_PRICE_OUTPUT"]),
  );
  const bounds = {
    ...BOUNDS,
    firstMs: 1000 * (numberOf("--max-first", values["max-first"]) ?? BOUNDS.firstMs / 1000),
    speed: numberOf("--min-speed", values["min-speed"]) ?? BOUNDS.speed,
    grade: numberOf("--min-grade", values["min-grade"]) ?? BOUNDS.grade,
  };
  const situations = chosen(values.language, values.only);
  const all = await askAll(situations, settings, judgeAccess && createJudge(judgeAccess));
  const figures = LANGUAGES.filter((language: Language) => situations.some((one) => one.language === language)).map(
    (language) => modelFigures(all, language, prices),
  );
  const failures = figures.flatMap((one) => modelFailures(one, bounds));
  const model = settings.model ?? "the built-in coach";
  if (values.json) {
    const content = { model, judge: judgeAccess?.model ?? null, prices, bounds, figures, failures, answers: all };
    writeFileSync(values.json, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
  }
  const wrong = wrongLines(all);
  const lines = [
    `${model}${judgeAccess ? `, judged by ${judgeAccess.model}` : ""}`,
    ...figures.flatMap(modelRows),
    ...(wrong.length > 0 ? ["", "found wrong", ...wrong] : []),
    ...failures.map((failure) => `missed: ${failure}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const line = error instanceof EnvError ? `Wrong setting: ${error.message}.` : explainCommand(error);
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
