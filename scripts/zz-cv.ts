import { readFileSync, globSync } from "node:fs";
import { cuesIn } from "#domain/care/path-cues.ts";
import { PATH_LABELS, GOES_WITH } from "#domain/care/read-danger.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { eachTextFeature } from "#domain/safety/classifier.ts";
import { classify } from "#domain/safety/matcher.ts";
import { tokenize } from "#domain/safety/tokens.ts";
import { fit, instanceFrom } from "./linear.ts";
import { foldsOf } from "./folds.ts";
const rows = globSync("/work/main/training/care/paths/*.jsonl").flatMap((p) => readFileSync(p, "utf8").trim().split("\n").map((l) => ({ ...JSON.parse(l), gold: !p.includes("labelled") }))).filter((r) => r.path !== "none");
const labels = PATH_LABELS as readonly string[]; const buckets = 2 ** 18;
const kinds = rows.map((r) => checkSafety(r.text)?.kind ?? null);
const cues = rows.map((r) => cuesIn(r.text) as Record<string, number>);
const folds = foldsOf(rows.map((r) => r.text), 4);
const count: Record<string, number> = {}; for (const r of rows) count[r.path] = (count[r.path] ?? 0) + 1;
const GROUP: Record<string, string> = { violence: "abuse", control: "abuse", sexual_violence: "abuse" };
for (const bal of [0, 0.5, 1]) {
  const inst = rows.map((r) => { const i = instanceFrom(labels.indexOf(r.path), (t) => eachTextFeature(classify(tokenize(r.text)), buckets, null, t)); i.weight = (rows.length / 8 / count[r.path]!) ** bal; return i; });
  const logp: number[][] = [];
  for (let f = 0; f < 4; f++) {
    const m = fit(inst.filter((_, i) => folds[i] !== f), { labels: labels.length, buckets, epochs: 12, l2: 1e-4 });
    inst.forEach((x, i) => { if (folds[i] !== f) return; const lo = Array.from(m.bias); for (let a = 0; a < x.buckets.length; a++) for (let k = 0; k < labels.length; k++) lo[k]! += m.weights[x.buckets[a]! * labels.length + k]! * x.values[a]!; const mx = Math.max(...lo); const s = Math.log(lo.reduce((t, v) => t + Math.exp(v - mx), 0)) + mx; logp[i] = lo.map((v) => v - s); });
  }
  for (const lam of [0, 0.3, 0.6]) {
    const kw = 1; let right = 0, grp = 0, n = 0, bal1: Record<string, [number, number]> = {}; const conf: [number, boolean][] = [];
    rows.forEach((r, i) => {
      if (!r.gold) return; n++;
      const sc = labels.map((l, k) => l === "none" ? -99 : logp[i]![k]! + lam * (cues[i]![l] ?? 0) - (kinds[i] && !GOES_WITH[kinds[i]!].includes(l as never) ? kw : 0));
      const mx = Math.max(...sc); const p = sc.map((v) => Math.exp(v - mx)); const t = p.reduce((a, b) => a + b);
      const best = labels[sc.indexOf(mx)]!;
      const ok = (GROUP[best] ?? best) === (GROUP[r.path] ?? r.path);
      if (best === r.path) right++; if (ok) grp++;
      const b = (bal1[r.path] ??= [0, 0]); b[1]++; if (ok) b[0]++;
      const gp: Record<string, number> = {}; labels.forEach((l, k) => { gp[GROUP[l] ?? l] = (gp[GROUP[l] ?? l] ?? 0) + p[k]! / t; });
      conf.push([gp[GROUP[best] ?? best]!, ok]);
    });
    console.log("bal", bal, "lam", lam, "gold acc", (100 * right / n).toFixed(1), "group", (100 * grp / n).toFixed(1), Object.entries(bal1).map(([k, [a, b]]) => `${k} ${(100 * a / b).toFixed(0)}`).join(" "));
    for (const th of [0.4, 0.5, 0.6, 0.7, 0.8]) { const t = conf.filter(([c]) => c >= th); console.log(`   conf>=${th}: ${(100 * t.length / conf.length).toFixed(0)}% of texts, right ${(100 * t.filter(([, o]) => o).length / t.length).toFixed(1)}`); }
  }
}
