import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PAGES } from "#server/pages/pages.ts";
import { ROOM_PARTS } from "#web/features/operator/parts.ts";
import { SETTING_PARTS } from "#web/routes/-setting-parts.ts";
import { CHECKS, SEEN, type Seen } from "../tests/e2e/seen.ts";

type Suite = {
  suites?: Suite[];
  specs?: { tests: { results: { annotations?: { type: string; description?: string }[] }[] }[] }[];
};

/** What each check must have met on every page. */
const NEEDED: Record<keyof Omit<Seen, "check" | "path">, readonly string[]> = {
  language: ["en", "it"],
  width: ["narrow", "wide"],
  theme: ["light", "dark"],
};

/** Pages that show nothing of their own. */
const PASSED_THROUGH = new Set(["/invite", "/auth/callback"]);

/** Every screen's address; pages with parts have one for each. */
export const SCREENS = ["/", ...PAGES]
  .filter((page) => !PASSED_THROUGH.has(page))
  .flatMap((page) => {
    if (page === "/settings/:part") return SETTING_PARTS.map((part) => `/settings/${part}`);
    if (page === "/admin/:part") return ROOM_PARTS.map((part) => `/admin/${part}`);
    return [page];
  });

/** What the journeys saw, from Playwright's report. */
export function readSeen(suite: Suite): Seen[] {
  const own = (suite.specs ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ annotations }) =>
        (annotations ?? [])
          .filter(({ type }) => type === SEEN)
          .map(({ description }) => JSON.parse(description ?? "") as Seen),
      ),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(readSeen)];
}

/** A line for each screen and check that lacks something. */
export function findGaps(seen: readonly Seen[], screens: readonly string[] = SCREENS): string[] {
  return screens.flatMap((screen) => {
    const address = new RegExp(`^${screen.replaceAll(/:\w+/g, "[^/]+")}$`);
    const here = seen.filter(({ path }) => address.test(path));
    return CHECKS.flatMap((check) => {
      const passed = here.filter((one) => one.check === check);
      const missing = Object.entries(NEEDED).flatMap(([kind, values]) =>
        values.filter((value) => !passed.some((one) => one[kind as keyof typeof NEEDED] === value)),
      );
      return missing.length > 0 ? [`${screen}: ${check} missed ${missing.join(", ")}`] : [];
    });
  });
}

if (import.meta.main) {
  const report = resolve(import.meta.dirname, "..", process.argv[2] ?? join("test-results", "journeys.json"));
  if (!existsSync(report)) throw new Error(`${report} is missing: run all journeys first.`);
  const gaps = findGaps(readSeen(JSON.parse(readFileSync(report, "utf8")) as Suite));
  for (const gap of gaps) console.error(gap);
  if (gaps.length > 0) process.exitCode = 1;
  else console.log(`${SCREENS.length} screens checked in both languages, widths and themes.`);
}
