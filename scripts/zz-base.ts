import { readFileSync } from "node:fs";
import { checkSafety } from "#domain/safety/check.ts";
for (const f of process.argv.slice(2)) {
  const rows = readFileSync(f, "utf8").trim().split("\n").map((l) => JSON.parse(l));
  const by: Record<string, number[]> = {};
  for (const r of rows) {
    const k = `${r.severity}${r.severity === "none" ? " " + (r.kind ?? "") : ""}`;
    const c = checkSafety(r.text);
    (by[k] ??= [0, 0, 0])[0]!++;
    if (c) by[k]![1]!++;
    if (c?.level === "alarm") by[k]![2]!++;
  }
  console.log(f.split("/").pop(), Object.entries(by).map(([k, [n, a, al]]) => `${k}: n=${n} noticed ${(100 * a! / n!).toFixed(1)} alarm ${(100 * al! / n!).toFixed(1)}`).join(" | "));
}
