import { readFileSync } from "node:fs";
import { readByRules } from "#domain/safety/check.ts";
import { scoresOf } from "#domain/safety/learned.ts";
import { oddsOf, valuesOf } from "#domain/safety/judge.ts";
for (const l of ["en", "it"]) {
  const sev = readFileSync(`/work/main/tests/safety/hold-out-7.${l}.jsonl`, "utf8").trim().split("\n").map((x) => JSON.parse(x)).filter((r) => r.severity === "severe");
  const ord = readFileSync(`/work/main/tests/safety/ordinary-1.${l}.jsonl`, "utf8").trim().split("\n").map((x) => JSON.parse(x));
  const o = (t: string) => { const g = readByRules(t); return { o: oddsOf(valuesOf(scoresOf(g), g)), n: scoresOf(g).sentences, r: g.hits.some((h) => h.severity === "severe") }; };
  const S = sev.map((r) => o(r.text)), O = ord.map((r) => o(r.text)).map((x) => x.o).sort((a, b) => b - a);
  for (const q of [0.01, 0.02, 0.05]) { const th = O[Math.floor(q * O.length)]!; const f = (s: typeof S) => `${(100 * s.filter((x) => x.o >= th).length / s.length).toFixed(0)}% of ${s.length}`; console.log(l, "FA", q, "thr", th.toFixed(2), "all", f(S), "n=1", f(S.filter((x) => x.n <= 1)), "2-3", f(S.filter((x) => x.n > 1 && x.n < 4)), "4+", f(S.filter((x) => x.n >= 4)), "rule", f(S.filter((x) => x.r)), "norule", f(S.filter((x) => !x.r))); }
}
