import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { BackupRun } from "#domain/backups/contract.ts";
import { createMetrics } from "#server/http/metrics.ts";

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (name: string) => readFileSync(`docs/monitoring/${name}`, "utf8");
const dashboard = JSON.parse(read("dashboard.json")) as { panels: Panel[]; templating: { list: { name: string }[] } };
const { groups } = parse(read("alerts.yaml")) as {
  groups: { rules: { alert: string; expr: string; for: string }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][];

const BACKUP: BackupRun = {
  started_at: "2026-11-17T03:00:00.000Z",
  ended_at: "2026-11-17T03:01:00.000Z",
  state: "good",
  file: "sintonia-2026-11-17.backup.age",
  bytes: 1000,
  rows: 10,
  encrypted: true,
  uploaded: true,
  error: null,
};

/** The series of a process with their labels, as Prometheus reads them. */
async function exported(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics({
    runs: () => 1,
    streams: () => 1,
    pool: () => ({ open: 2, idle: 1, waiting: 0 }),
    queue: () => Promise.resolve(1),
    mail: () => ({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 }),
    backups: () => Promise.resolve({ schedule: null, runs: [BACKUP], last_good: BACKUP, failures: 0 }),
  });
  metrics.request({ method: "GET", route: "/api/personas", status: 200, seconds: 0.1 });
  metrics.modelCall("answer", "ok");
  const series = new Map<string, Set<string>>();
  for (const [, name, labels = ""] of (await metrics.text()).matchAll(/^([a-z_0-9]+)(?:\{([^}]*)\})? /gm)) {
    const known = series.get(name!) ?? new Set(["job", "instance"]);
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    series.set(name!, known);
  }
  return series;
}

test.each(expressions)("“%s” uses only series and labels that exist", async (_title, expr) => {
  const series = new Map([...(await exported()), ["up", new Set(["job", "instance"])]]);
  const used = [...expr.matchAll(/\b((?:sintonia|process|nodejs)_[a-z_0-9]+|up)\b(?:\s*\{([^}]*)\})?/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const [, name, selectors = ""] of used) {
    expect([...series.keys()]).toContain(name);
    for (const [, label] of selectors.matchAll(/(\w+)(?:=~|!~|!=|=)"/g))
      expect([...series.get(name!)!], expr).toContain(label);
  }
});

test("an expression with a series that does not exist is found", async () => {
  expect([...(await exported()).keys()]).not.toContain("sintonia_no_such_total");
});

test("every rule waits before it fires, and is played on a quiet and on bad days", () => {
  const played = parse(read("alerts.test.yaml")) as {
    tests: [
      { alert_rule_test: { alertname: string }[] },
      ...{ promql_expr_test: { exp_samples: { labels: string }[] }[] }[],
    ];
  };
  const names = rules.map(({ alert }) => alert);
  for (const rule of rules) expect(rule.for, rule.alert).toMatch(/^\d+[mh]$/);
  expect(played.tests[0].alert_rule_test.map(({ alertname }) => alertname)).toEqual(names);
  const [, ...badDays] = played.tests;
  const fired = badDays.flatMap((day) => day.promql_expr_test[0]!.exp_samples.map(({ labels }) => labels));
  expect(new Set(fired)).toEqual(new Set(names.map((name) => `{alertname="${name}"}`)));
});

test("the dashboard and the rules cover every metric of the product", async () => {
  const own = [...(await exported()).keys()].filter((name) => name.startsWith("sintonia_"));
  const families = new Set(own.map((name) => name.replace(/_(?:bucket|sum|count)$/, "")));
  const all = expressions.map(([, expr]) => expr).join("\n");
  for (const family of families) expect(all).toContain(family);
});
