import { readByRules, checkSafety } from "#domain/safety/check.ts";
import { scoresOf } from "#domain/safety/learned.ts";
import { oddsOf, valuesOf } from "#domain/safety/judge.ts";
for (const t of process.argv.slice(2)) { const g = readByRules(t); const v = valuesOf(scoresOf(g), g); console.log(oddsOf(v).toFixed(2), v.map((x) => x.toFixed(2)).join(" "), checkSafety(t)?.level, "|", t); }
