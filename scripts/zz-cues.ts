import { readFileSync, globSync } from "node:fs";
import { cuesIn } from "#domain/care/path-cues.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { graveText } from "#domain/care/read-danger.ts";
const rows = globSync("/work/main/training/care/paths/*.jsonl").flatMap((p) => readFileSync(p, "utf8").trim().split("\n").map((l) => JSON.parse(l))).filter((r) => r.path !== "none");
let right = 0, miss = 0; const conf: Record<string, Record<string, number>> = {};
for (const r of rows) {
  const kind = checkSafety(r.text)?.kind;
  if (!kind) { miss++; }
  const c = cuesIn(graveText(r.text)) as Record<string, number>;
  if (kind === "self_harm") c["wish_to_die"] = (c["wish_to_die"] ?? 0) + 2; else c["wish_to_die"] = (c["wish_to_die"] ?? 0) - 2;
  const best = Object.entries(c).sort((a, b) => b[1] - a[1])[0]?.[0] ?? "control";
  if (best === r.path) right++;
  ((conf[r.path] ??= {})[best] = (conf[r.path]![best] ?? 0) + 1);
  if (process.argv[2] === r.path && best !== r.path && best === (process.argv[3] ?? best)) console.log(best, JSON.stringify(c), r.text.slice(0, 200));
}
console.log((100 * right / rows.length).toFixed(1), "miss", miss, rows.length);
for (const [k, v] of Object.entries(conf)) console.log(k.padEnd(16), Object.entries(v).sort((a, b) => b[1] - a[1]).map((x) => x.join(" ")).join(", "));
