import { readFileSync, writeFileSync, globSync } from "node:fs";
import { readByRules } from "#domain/safety/check.ts";
import { scoresOf } from "#domain/safety/learned.ts";
import { valuesOf } from "#domain/safety/judge.ts";
const out = [];
for (const f of globSync("/work/main/tests/safety/hold-out-{3,4,5,6}.*.jsonl")) for (const l of readFileSync(f, "utf8").trim().split("\n")) {
  const r = JSON.parse(l); const g = readByRules(r.text); out.push(JSON.stringify({ f: f.split("/").pop(), lang: r.lang, sev: r.severity, values: valuesOf(scoresOf(g), g), text: r.text }));
}
writeFileSync("/tmp/dev.jsonl", out.join("\n"));
