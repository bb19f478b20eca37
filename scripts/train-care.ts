/*
 * Trains the two small classifiers of the conversation about danger: the kind of danger in a text (training/care/paths)
 * and the meaning of an answer to a question (training/care/answers). Prints the results of five-fold cross-validation
 * unless `--quick`.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ANSWER_LABELS } from "#domain/care/read-answer.ts";
import { PATH_LABELS } from "#domain/care/read-danger.ts";
import { Classifier, eachTextFeature, type PackedClassifier } from "#domain/safety/classifier.ts";
import { classify } from "#domain/safety/matcher.ts";
import { tokenize } from "#domain/safety/tokens.ts";
import { foldsOf } from "./folds.ts";
import { fit, instanceFrom, packWeights } from "./linear.ts";
import { writeSections } from "./weights-file.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDS = 5;

interface Example {
  text: string;
  label: string;
  context: string | null;
  lang: string;
}

interface Task {
  name: string;
  labels: readonly string[];
  buckets: number;
  keep: number;
  examples: Example[];
}

const lines = (folder: string): unknown[] =>
  globSync(`training/care/${folder}/*.jsonl`, { cwd: ROOT })
    .toSorted()
    .flatMap((path) => readFileSync(join(ROOT, path), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

const pathSchema = z.object({ text: z.string().min(1), path: z.enum(PATH_LABELS), lang: z.string() });
const answerSchema = z.object({
  text: z.string().min(1),
  asked: z.string(),
  label: z.enum(ANSWER_LABELS),
  lang: z.string(),
});

const TASKS: Task[] = [
  {
    name: "paths",
    labels: PATH_LABELS,
    buckets: 2 ** 18,
    keep: 60_000,
    examples: lines("paths").map((line) => {
      const { text, path, lang } = pathSchema.parse(line);
      return { text, label: path, context: null, lang };
    }),
  },
  {
    name: "answers",
    labels: ANSWER_LABELS,
    buckets: 2 ** 17,
    keep: 40_000,
    examples: lines("answers").map((line) => {
      const { text, asked, label, lang } = answerSchema.parse(line);
      return { text, label, context: asked, lang };
    }),
  },
];

function learn({ labels, buckets, keep }: Task, examples: readonly Example[]): PackedClassifier {
  const often = Map.groupBy(examples, ({ label }) => label);
  const instances = examples.map(({ text, label, context }) => ({
    ...instanceFrom(labels.indexOf(label), (take) => eachTextFeature(classify(tokenize(text)), buckets, context, take)),
    // All labels have the same total weight.
    weight: examples.length / often.size / often.get(label)!.length,
  }));
  const fitted = fit(instances, { labels: labels.length, buckets, l2: 1e-4 });
  return { labels, bias: Array.from(fitted.bias), ...packWeights(fitted, labels.length, keep) };
}

function crossValidate(task: Task): void {
  const { examples, name } = task;
  const folds = foldsOf(
    examples.map(({ text }) => text),
    FOLDS,
  );
  const confusion = new Map<string, Map<string, number>>();
  let right = 0;
  const clear: { score: number; is: boolean; label: string }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = new Classifier<string>(
      learn(
        task,
        examples.filter((_, at) => folds[at] !== fold),
      ),
    );
    for (const [at, example] of examples.entries()) {
      if (folds[at] !== fold) continue;
      const tokens = classify(tokenize(example.text));
      const ranked = model.classify((take) => eachTextFeature(tokens, task.buckets, example.context, take));
      const said = ranked[0]?.label ?? "";
      if (said === example.label) right += 1;
      const row = confusion.get(example.label) ?? new Map<string, number>();
      row.set(said, (row.get(said) ?? 0) + 1);
      confusion.set(example.label, row);
      const score = ranked
        .filter((one) => one.label.startsWith("clear_"))
        .reduce((sum, one) => sum + one.probability, 0);
      clear.push({ score, is: example.label.startsWith("clear_"), label: example.label });
    }
  }
  process.stdout.write(
    `${name}: ${examples.length} examples, ${((100 * right) / examples.length).toFixed(1)} % right\n`,
  );
  for (const [label, row] of confusion) {
    const most = [...row].toSorted((x, y) => y[1] - x[1]).map(([said, count]) => `${said} ${count}`);
    process.stdout.write(`  ${label.padEnd(16)} ${most.slice(0, 6).join(", ")}\n`);
  }
  if (name !== "answers") return;
  for (const least of [0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
    const taken = clear.filter(({ score }) => score >= least);
    const recall = taken.filter(({ is }) => is).length / clear.filter(({ is }) => is).length;
    const wrong = taken.filter(({ is }) => !is).map(({ label }) => label);
    const by = [...Map.groupBy(wrong, (label) => label)].map(([label, of]) => `${label} ${of.length}`);
    process.stdout.write(
      `  clear from ${least}: recall ${(100 * recall).toFixed(1)} %, wrongly ${wrong.length} (${by.join(", ")})\n`,
    );
  }
}

const { values: options } = parseArgs({ options: { quick: { type: "boolean" } } });
for (const task of TASKS) {
  if (!options.quick) crossValidate(task);
  writeSections({ [`care/${task.name}`]: learn(task, task.examples) });
}
