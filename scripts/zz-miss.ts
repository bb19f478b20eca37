import { readFileSync } from "node:fs";
import { readByRules } from "#domain/safety/check.ts";
import { scoresOf } from "#domain/safety/learned.ts";
import { oddsOf, valuesOf } from "#domain/safety/judge.ts";
for (const f of process.argv.slice(2)) for (const l of readFileSync(f, "utf8").trim().split("\n")) {
  const r = JSON.parse(l); if (r.severity !== "severe") continue;
  const g = readByRules(r.text); const v = valuesOf(scoresOf(g), g); const o = oddsOf(v);
  if (o < 2.5) console.log(o.toFixed(2), v.map((x) => x.toFixed(1)).join(" "), r.text.slice(0, 160));
}
