import { readFileSync } from "node:fs";
import { dialoguesSchema, figuresOf, play, dialogueFailures } from "../cli/dialogue-figures.ts";
const verbose = process.argv.includes("-v");
for (const f of process.argv.slice(2).filter((a) => a !== "-v")) {
  const played = dialoguesSchema.parse(JSON.parse(readFileSync(f, "utf8"))).map(play);
  const fig = figuresOf(played, played[0]!.lang);
  const p = ([a, b]: [number, number]) => `${a}/${b} ${(100 * a / b).toFixed(1)}%`;
  console.log(f.split("/").pop(), `exp ${p(fig.asExpected)} care ${p(fig.care)} noplan ${p(fig.noPlan)} coach ${p(fig.coach)} wrong ${p(fig.wrongKind)} lapsed ${fig.lapsedDialogues}`);
  if (verbose) for (const d of played) for (const [i, t] of d.turns.entries()) if (!t.asExpected || t.wrongKind) console.log(`  ${d.id}.${i + 1} ${t.expect}${t.lapsed ? " LAPSED" : ""} got ${t.topic}: ${t.user}`);
}
