/*
 * Trains the learned part of the safety check and says how it does on sentences it has not seen: each fifth of them is
 * judged by what was learned from the rest.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { LANGUAGES } from "#domain/language.ts";
import { dangerIn, isCounted, LEARNED_KINDS, unpack, type Danger, type Model } from "#domain/safety/learned.ts";
import { checksumOf, foldsOf, ORIGINS, pack, readExamples, train, type Example } from "./safety-training.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDS = 5;
/** Files of the weights: one of all of them would be larger than many tools show. */
const PARTS = 4;
const THRESHOLDS = [-0.5, 0, 0.25, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 2];

interface Judged extends Example {
  danger: Danger | null;
}

function crossValidate(examples: readonly Example[]): Judged[] {
  const folds = foldsOf(
    examples.map(({ text }) => text),
    FOLDS,
  );
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = unpack(pack(train(examples.filter((_example, at) => folds[at] !== fold))));
    return examples.filter((_example, at) => folds[at] === fold).map((example) => judge(example, model));
  }).flat();
}

const judge = (example: Example, model: Model): Judged => ({
  ...example,
  danger: dangerIn(example.tokens, example.excepted, model),
});

/** A line for each threshold: what the learned part notices alone, and with the rules before it. */
function report(judged: readonly Judged[]): string {
  const groups = LANGUAGES.flatMap((lang) =>
    ORIGINS.map((origin) => ({
      name: `${lang}, ${origin}`,
      of: judged.filter((one) => one.lang === lang && one.origin === origin),
    })),
  );
  return groups
    .map(({ name, of }) => {
      const harmless = of.filter(({ label }) => label === "none");
      const head = `${name}: ${of.length} sentences, ${harmless.length} of them harmless`;
      const rows = THRESHOLDS.map((threshold) => {
        const alone = (one: Judged) => one.danger !== null && one.danger.score >= threshold;
        const both = (one: Judged) => (one.byRules ? isCounted(one.byRules, one.danger?.score) : alone(one));
        const grave = of.filter(({ label }) => label !== "none");
        const kinds = LEARNED_KINDS.map((kind) => {
          const ofKind = grave.filter(({ label }) => label === kind);
          return `${kind} ${share(ofKind, alone)}, ${share(ofKind, both)}`;
        });
        return [
          `  from ${String(threshold).padStart(4)}`,
          `recall ${share(grave, alone)}, with rules ${share(grave, both)}`,
          `false alarms ${share(harmless, alone)}, with rules ${share(harmless, both)}`,
          ...kinds,
        ].join(" | ");
      });
      return [head, ...rows].join("\n");
    })
    .join("\n");
}

function share<T>(of: readonly T[], test: (one: T) => boolean): string {
  return of.length === 0 ? "–" : `${((100 * of.filter(test).length) / of.length).toFixed(1)} %`;
}

const { values } = parseArgs({ options: { judge: { type: "boolean", default: true } }, allowNegative: true });
const examples = readExamples(ROOT);
if (values.judge) process.stdout.write(`${report(crossValidate(examples))}\n`);
const { packed, ...learned } = { checksum: checksumOf(ROOT), ...pack(train(examples)) };
const size = Math.ceil(packed.length / PARTS);
const parts = Array.from({ length: PARTS }, (_, at) => ({ name: `weights-${at + 1}`, of: `PART_${at + 1}` }));
for (const [at, { name, of }] of parts.entries()) {
  write(name, `export const ${of} = "${packed.slice(at * size, (at + 1) * size)}";`);
}
write(
  "weights",
  ...parts.map(({ name, of }) => `import { ${of} } from "./${name}.gen.ts";`),
  `export const LEARNED = { ...${JSON.stringify(learned)}, packed: ${parts.map(({ of }) => of).join(" + ")} };`,
);
process.stdout.write(`${examples.length} sentences learned\n`);

function write(name: string, ...lines: string[]): void {
  const path = `${ROOT}domain/safety/${name}.gen.ts`;
  writeFileSync(path, ["// Written by npm run train:safety.", ...lines, ""].join("\n"));
}
