/*
 * Measures how well the built-in coach understands and answers. Default data: the project's own sets, by authors who
 * saw neither code nor texts. Exits with 1 if a threshold is missed.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import {
  coachFailures,
  coachFigures,
  factsSchema,
  openingSchema,
  playFacts,
  playOpening,
  playTalk,
  talksSchema,
  type CoachFigures,
  type Played,
  type Share,
} from "./coach-figures.ts";

const USAGE = `Usage: npm run -s eval:coach [-- --openings FILE.jsonl] [--facts FILE.json] [--talks FILE.en|it.json] [--json]

--openings  lines of { id, lang, persona: { name, context }, text, before?: [{ role, content }], act, holds? }
--facts     an array of { id, lang, persona, notes: [{ created_at, content }], questions: [{ q, answer_any, answer_all?, kind }] }
--talks     an array of { id, persona, turns: [what the user says] }; the language is the file’s (.en.json, .it.json)
--json      every single reply

Without a file, the project's own sets. Fails if a threshold is missed: at most 8 % of replies that would fit any message, at
least 90 % of acts recognised, 90 % of facts answered rightly and none invented, 90 % of drafts with all that was given, no
sentence twice in a conversation.`;

const own = (name: string) =>
  LANGUAGES.map((lang) => fileURLToPath(new URL(`../tests/coach/${name}`, import.meta.url)).replace("LANG", lang));

class FileError extends Error {}

function parse<T>(schema: z.ZodType<T>, text: string, where: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileError(`${where}: is not JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path = [], message } = parsed.error.issues[0] ?? {};
  throw new FileError(`${where}, ${path.join(".") || "the value"}: ${message}`);
}

function read(file: string): string {
  if (!existsSync(file)) throw new FileError(`${file}: cannot be read`);
  return readFileSync(file, "utf8");
}

function languageOf(file: string): Language {
  const found = LANGUAGES.find((lang) => file.endsWith(`.${lang}.json`));
  if (!found) throw new FileError(`${file}: the name must end in .en.json or .it.json`);
  return found;
}

function play(files: { openings: string[]; facts: string[]; talks: string[] }): Played {
  return {
    openings: files.openings.flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, at) => (line.trim() ? [playOpening(parse(openingSchema, line, `${file}:${at + 1}`))] : [])),
    ),
    facts: files.facts.flatMap((file) => parse(factsSchema, read(file), file).flatMap(playFacts)),
    talks: files.talks.flatMap((file) =>
      parse(talksSchema, read(file), file).map((talk) => playTalk(talk, languageOf(file))),
    ),
  };
}

const percent = ([part, whole]: Share) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

function rows({
  lang,
  acts,
  empty,
  drafts,
  facts,
  factsByKind,
  doubted,
  nearest,
  invented,
  repeated,
}: CoachFigures): string[] {
  const row = (name: string, value: string, count: number) =>
    `${lang}  ${name.padEnd(40)} ${value.padStart(8)}  of ${count}`;
  return [
    row("acts read rightly", percent(acts), acts[1]),
    row("replies that would fit any message", percent(empty), empty[1]),
    row("drafts with all that was given", percent(drafts), drafts[1]),
    row("facts answered rightly", percent(facts), facts[1]),
    ...Object.entries(factsByKind).map(([kind, share]) => row(`  ${kind}`, percent(share), share[1])),
    row("  of these told with a doubt", percent(doubted), doubted[1]),
    row("answers only in the nearest notes", percent(nearest), nearest[1]),
    `${lang}  facts invented                           ${String(invented).padStart(8)}`,
    `${lang}  sentences repeated in a conversation     ${String(repeated).padStart(8)}`,
  ];
}

function main(): number {
  const { values } = parseArgs({
    options: {
      openings: { type: "string" },
      facts: { type: "string" },
      talks: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const { openings, facts, talks } = values;
  const given = openings ?? facts ?? talks;
  const played = play(
    given === undefined
      ? { openings: own("openings-2.LANG.jsonl"), facts: own("facts-2.LANG.json"), talks: own("talks-2.LANG.json") }
      : { openings: openings ? [openings] : [], facts: facts ? [facts] : [], talks: talks ? [talks] : [] },
  );
  const figures = LANGUAGES.map((lang) => coachFigures(played, lang)).filter((one) =>
    [played.openings, played.facts, played.talks].some((some) => some.some(({ lang }) => lang === one.lang)),
  );
  const failures = figures.flatMap(coachFailures);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...played, figures, failures }, null, 1)}\n`
      : `${[...figures.flatMap(rows), ...failures.map((failure) => `missed: ${failure}`)].join("\n")}\n`,
  );
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
