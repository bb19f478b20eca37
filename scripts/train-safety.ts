/*
 * Trains the learned part of the safety check, calibrates it on texts it has not seen (cross-validation), chooses the
 * thresholds on ordinary texts not used for training, and prints the results. `--quick` keeps the calibration,
 * `--thresholds` the weights as well.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { LANGUAGES } from "#domain/language.ts";
import { modelOf, type Packed } from "#domain/safety/learned.ts";
import { CALIBRATION } from "#domain/safety/calibration.gen.ts";
import { readSection } from "#weights/load.ts";
import { calibrate, judgeExample, thresholdsOn, type Calibration, type Judged } from "./calibrate.ts";
import { foldsOf } from "./folds.ts";
import { checksumOf, ORIGINS, pack, readExamples, readHeldBack, train, type Example } from "./safety-training.ts";
import { writeSections } from "./weights-file.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDS = 4;
/** Folds are evaluated in parallel, each in a worker. */
const WORKERS = 2;

async function crossValidate(): Promise<Judged[]> {
  const left = Array.from({ length: FOLDS }, (_, fold) => fold);
  const judged: Judged[] = [];
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let fold = left.shift(); fold !== undefined; fold = left.shift())
        judged.push(...(await judgeInWorker(fold)));
    }),
  );
  return judged;
}

function judgeInWorker(fold: number): Promise<Judged[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Judged[]>();
  new Worker(fileURLToPath(import.meta.url), { workerData: fold }).on("message", resolve).on("error", reject);
  return promise;
}

function judgeFold(examples: readonly Example[], fold: number): Judged[] {
  const folds = foldsOf(
    examples.map(({ text }) => text),
    FOLDS,
  );
  const model = modelOf(pack(train(examples.filter((_example, at) => folds[at] !== fold))));
  return examples.filter((_example, at) => folds[at] === fold).map((example) => judgeExample(example, model));
}

function report(judged: readonly Judged[], { bias, weights, thresholds }: Calibration): string {
  const odds = ({ values }: Judged) => values.reduce((sum, value, at) => sum + value * weights[at]!, bias);
  const rows = LANGUAGES.flatMap((lang) =>
    ORIGINS.flatMap((origin) =>
      [true, false].flatMap((dangerous) => {
        const of = judged.filter((one) => one.lang === lang && one.origin === origin && one.dangerous === dangerous);
        if (of.length === 0) return [];
        const share = (least: number) =>
          `${((100 * of.filter((one) => odds(one) >= least).length) / of.length).toFixed(1)} %`;
        const { alarm, quiet } = thresholds[lang];
        const name = `${lang} ${origin}, ${dangerous ? "danger" : "harmless"}`;
        return [
          `${name.padEnd(30)} ${String(of.length).padStart(6)}  alarm ${share(alarm).padStart(7)}  noticed ${share(quiet).padStart(7)}`,
        ];
      }),
    ),
  );
  return rows.join("\n");
}

async function main(): Promise<void> {
  const { values: options } = parseArgs({ options: { quick: { type: "boolean" }, thresholds: { type: "boolean" } } });
  let fitted: Pick<Calibration, "bias" | "weights"> = CALIBRATION;
  let judged: Judged[] = [];
  if (options.thresholds) return chooseThresholds(fitted, judged, readSection("safety"));
  const examples = readExamples(ROOT);
  if (!options.quick) {
    judged = await crossValidate();
    fitted = calibrate(judged);
  }
  const learned = { checksum: checksumOf(ROOT), ...pack(train(examples)) };
  writeSections({ safety: learned });
  process.stdout.write(`${examples.length} texts learned\n`);
  chooseThresholds(fitted, judged, learned);
}

function chooseThresholds(
  { bias, weights }: Pick<Calibration, "bias" | "weights">,
  judged: readonly Judged[],
  learned: Packed,
): void {
  const model = modelOf(learned);
  const held = readHeldBack(ROOT).map((example) => judgeExample(example, model));
  const calibration = { bias, weights, thresholds: thresholdsOn(held, { bias, weights }) };
  const source = `// Written by npm run train -- safety.\nexport const CALIBRATION = ${JSON.stringify(calibration)};\n`;
  writeFileSync(`${ROOT}domain/safety/calibration.gen.ts`, source);
  process.stdout.write(`${JSON.stringify(calibration)}\n${report(judged, calibration)}\n`);
}

if (isMainThread) await main();
else parentPort?.postMessage(judgeFold(readExamples(ROOT), workerData as number));
