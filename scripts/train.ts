/* Trains all models, or the named one with its options: `npm run -s train -- coach --quick`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The safety check comes first, because the others are trained with its results. */
const PARTS = ["safety", "care", "coach", "facts"];

const [part, ...options] = process.argv.slice(2);
const chosen = part === undefined ? PARTS : PARTS.filter((name) => name === part);
if (chosen.length === 0) {
  console.error(`No part is called ${part}: choose among ${PARTS.join(", ")}.`);
  process.exitCode = 1;
}
for (const name of chosen) {
  // In a new process, which loads the weights that the previous part wrote.
  const script = join(import.meta.dirname, `train-${name}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: "inherit" });
  if (status === 0) continue;
  process.exitCode = 1;
  break;
}
