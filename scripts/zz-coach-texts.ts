import { globSync, writeFileSync } from "node:fs";
import { variants } from "#domain/coaching/vary.ts";
const SKIP = /content\.(?:portrait-care|care|memory2|topics2)\.ts$/;
const V: Record<string, string> = { name: "Marta", a_name: "a Marta", day: "Tuesday", quote: "We had lunch", count: "3" };
const found = { en: new Set<string>(), it: new Set<string>() };
const walk = (v: unknown, seen = new Set<object>()) => { if (typeof v !== "object" || !v || seen.has(v)) return; seen.add(v); const b = v as { en?: unknown; it?: unknown }; if (typeof b.en === "string" && typeof b.it === "string") for (const l of ["en", "it"] as const) for (const x of variants(b[l] as string).slice(0, 4)) found[l].add(x.replace(/\{(\w+)\}/g, (_, k: string) => V[k] ?? "this")); else for (const i of Object.values(v)) walk(i, seen); };
for (const f of globSync("/work/main/domain/coaching/content.*.ts")) if (!SKIP.test(f) && !f.includes(".test.")) walk({ ...(await import(f) as object) });
for (const l of ["en", "it"] as const) { writeFileSync(`/work/main/training/safety/${l}-coach-texts.jsonl`, [...found[l]].filter((t) => t.length > 12).map((text) => JSON.stringify({ text, kind: "none" })).join("\n") + "\n"); console.log(l, found[l].size); }
