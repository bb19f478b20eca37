import { existsSync, readFileSync } from "node:fs";

/** What a runner reports; `skipped` names every test that did not run. */
export type Results = { passed: number; failed: number; skipped: string[] };

export const NOTHING: Results = { passed: 0, failed: 0, skipped: [] };

export function addResults(one: Results, other: Results): Results {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: [...one.skipped, ...other.skipped],
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

/** The report at `path`; undefined if the runner died before writing it. */
function read(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Counts of Vitest's JSON report. */
export function readVitest(path: string): Results {
  const report = read(path) as VitestReport | undefined;
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status !== "passed" && status !== "failed")
        .map(({ fullName }) => fullName),
    ),
  };
}

function skippedIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "skipped")
      .map(({ projectName }) => `${spec.file}: ${spec.title} (${projectName})`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(skippedIn)];
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function readPlaywright(path: string): Results {
  const report = read(path) as PlaywrightReport | undefined;
  if (!report) return NOTHING;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped: report.suites.flatMap(skippedIn) };
}
