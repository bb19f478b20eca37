/*
 * Trains the built-in coach's understanding of a message: its act (training/coach/acts), its situation
 * (training/coach/situations), and the words used to correct typing errors. Prints the results of five-fold
 * cross-validation unless `--quick`; `--only acts` or `--only situations` trains one of the two.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { Classifier, type PackedClassifier } from "#domain/safety/classifier.ts";
import { eachActFeature } from "#domain/understanding/act-features.ts";
import { ACTS } from "#domain/understanding/acts.ts";
import { eachSituationFeature } from "#domain/understanding/situation-features.ts";
import { FIELDS as ENGLISH } from "#domain/understanding/content.fields.en.ts";
import { FIELDS as ITALIAN } from "#domain/understanding/content.fields.it.ts";
import { SITUATIONS } from "#domain/understanding/situations.ts";
import { eachBucket, type Features } from "#domain/understanding/text-features.ts";
import { foldsOf, wordsOf } from "./folds.ts";
import { fit, instanceFrom, packWeights } from "./linear.ts";
import { writeSections } from "./weights-file.ts";

const FIELDS: Record<Language, Readonly<Record<string, string>>> = { en: ENGLISH, it: ITALIAN };
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDS = 5;
/** Acts whose messages have no situation. */
const WITHOUT_SITUATION = ["thanks", "greets", "off_topic", "vague"];
/** How much rare labels are upweighted: 0 not at all, 1 until all labels have the same total weight. */
const RARE = 0.5;
/** Minimum number of occurrences of a word of the lexicon. */
const MET = 3;
const LEXICON = 6000;

interface Example {
  text: string;
  label: string;
  lang: Language;
  features: Features;
  /** Default 1. */
  weight?: number;
}

interface Task {
  name: string;
  labels: readonly string[];
  /** A power of two. */
  buckets: number;
  /** The number of most informative buckets that are stored. */
  keep: number;
  l2: number;
  examples: Example[];
  /** Used for training but not for evaluation. */
  given?: Example[];
}

const actSchema = z.object({ text: z.string().trim().min(1), act: z.enum(ACTS), asked: z.boolean().default(false) });
const situationSchema = z.object({ text: z.string().trim().min(1), situation: z.enum(["none", ...SITUATIONS]) });

function read<T>(folder: string, schema: z.ZodType<T>): (T & { lang: Language })[] {
  return globSync(`training/coach/${folder}/*.jsonl`, { cwd: ROOT })
    .toSorted()
    .flatMap((path) => {
      const lang = languageSchema.parse(/\b(en|it)[^/\\]*$/.exec(path)?.[1]);
      const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
      return lines.filter((line) => line.trim() !== "").map((line) => ({ ...schema.parse(JSON.parse(line)), lang }));
    });
}

const acts = read("acts", actSchema);
const situations = [
  ...read("situations", situationSchema),
  ...acts.filter(({ act }) => WITHOUT_SITUATION.includes(act)).map((one) => ({ ...one, situation: "none" })),
];

/** The weight of a term of a lexical field, relative to a sentence. */
const TERM = 0.3;

function situationExample(text: string, label: string, lang: Language): Example {
  return { text, label, lang, features: (take) => eachSituationFeature(text, lang, take) };
}

const TASKS: Task[] = [
  {
    name: "acts",
    labels: ACTS,
    buckets: 2 ** 18,
    keep: 40_000,
    l2: 3e-5,
    examples: acts.map(({ text, act, asked, lang }) => ({
      text,
      label: act,
      lang,
      features: (take) => eachActFeature(text, asked, lang, take),
    })),
  },
  {
    name: "situations",
    labels: ["none", ...SITUATIONS],
    buckets: 2 ** 18,
    keep: 8_000,
    l2: 1e-6,
    examples: situations.map(({ text, situation, lang }) => situationExample(text, situation, lang)),
    given: LANGUAGES.flatMap((lang) =>
      Object.entries(FIELDS[lang]).flatMap(([situation, terms]) =>
        terms
          .split(",")
          .map((term) => ({ ...situationExample(term.replaceAll("*", "").trim(), situation, lang), weight: TERM })),
      ),
    ),
  },
];

const EPOCHS = 20;

function learn({ labels, buckets, keep, l2 }: Task, examples: readonly Example[]): PackedClassifier {
  const often = Map.groupBy(examples, ({ label }) => label);
  const mean = examples.length / often.size;
  const instances = examples.map(({ label, features, weight = 1 }) => ({
    ...instanceFrom(labels.indexOf(label), (take) => eachBucket(features, buckets, take)),
    // Upweights rare labels, but not up to equal totals.
    weight: weight * (mean / often.get(label)!.length) ** RARE,
  }));
  const fitted = fit(instances, { labels: labels.length, buckets, l2, epochs: EPOCHS });
  return { labels, bias: Array.from(fitted.bias, round), ...packWeights(fitted, labels.length, keep) };
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

function crossValidate(task: Task): void {
  const { examples, name } = task;
  const folds = foldsOf(
    examples.map(({ text }) => text),
    FOLDS,
  );
  const confusion = new Map<string, Map<string, number>>();
  const all: { probability: number; right: boolean; lang: Language }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = learn(task, [...examples.filter((_, at) => folds[at] !== fold), ...(task.given ?? [])]);
    const model = new Classifier<string>(learned);
    for (const [at, example] of examples.entries()) {
      if (folds[at] !== fold) continue;
      const [best] = model.classify((take) => eachBucket(example.features, task.buckets, take));
      const said = best?.label ?? "";
      const row = confusion.get(example.label) ?? new Map<string, number>();
      row.set(said, (row.get(said) ?? 0) + 1);
      confusion.set(example.label, row);
      all.push({ probability: best?.probability ?? 0, right: said === example.label, lang: example.lang });
    }
  }
  const share = (of: typeof all) => `${((100 * of.filter(({ right }) => right).length) / of.length).toFixed(1)} %`;
  for (const lang of LANGUAGES) {
    const own = all.filter((one) => one.lang === lang);
    process.stdout.write(`${name} ${lang}: ${own.length} examples, ${share(own)} right\n`);
  }
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const sure = all.filter(({ probability }) => probability >= least);
    process.stdout.write(
      `  from ${least}: ${((100 * sure.length) / all.length).toFixed(1)} % sure, ${share(sure)} of them right\n`,
    );
  }
  for (const [label, row] of confusion) {
    const most = [...row].toSorted((x, y) => y[1] - x[1]).map(([said, count]) => `${said} ${count}`);
    process.stdout.write(`  ${label.padEnd(20)} ${most.slice(0, 6).join(", ")}\n`);
  }
}

/** Frequent words, the most frequent first. */
function lexicon(lang: Language): string[] {
  const often = new Map<string, number>();
  const ordinary = globSync(`training/safety/ordinary/${lang}*.jsonl`, { cwd: ROOT }).flatMap((path) =>
    readFileSync(join(ROOT, path), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { text: string }).text),
  );
  const own = [...acts, ...situations].filter((one) => one.lang === lang).map(({ text }) => text);
  for (const text of [...ordinary, ...own]) {
    for (const word of wordsOf(text.normalize("NFD").replace(/\p{Mn}/gu, "")))
      for (const part of word.split("'")) if (part.length > 1) often.set(part, (often.get(part) ?? 0) + 1);
  }
  return [...often]
    .filter(([, count]) => count >= MET)
    .toSorted((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
    .slice(0, LEXICON)
    .map(([word]) => word);
}

const { values: options } = parseArgs({ options: { quick: { type: "boolean" }, only: { type: "string" } } });
for (const task of TASKS) {
  if (options.only && options.only !== task.name) continue;
  if (task.examples.length === 0) continue;
  if (!options.quick) crossValidate(task);
  writeSections({ [`coach/${task.name}`]: learn(task, [...task.examples, ...(task.given ?? [])]) });
}
for (const lang of LANGUAGES) {
  const source = `// Written by npm run train -- coach.\nexport const WORDS = "${lexicon(lang).join(" ")}";\n`;
  writeFileSync(join(ROOT, `domain/understanding/words.${lang}.gen.ts`), source);
}
