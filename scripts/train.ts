/* Trains all that is learned, or the part that is named, with that part's options: `npm run -s train -- coach --quick`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The check comes first: the others are trained with what it notices. */
const PARTS = ["safety", "care", "coach", "facts"];

const [part, ...options] = process.argv.slice(2);
const chosen = part === undefined ? PARTS : PARTS.filter((name) => name === part);
if (chosen.length === 0) {
  console.error(`No part is called ${part}: choose among ${PARTS.join(", ")}.`);
  process.exitCode = 1;
}
for (const name of chosen) {
  // In a process of its own, which reads the weights that the part before has written.
  const script = join(import.meta.dirname, `train-${name}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: "inherit" });
  if (status === 0) continue;
  process.exitCode = 1;
  break;
}
