import { expect, test } from "vitest";
import type { Seen } from "../tests/e2e/seen.ts";
import { findGaps, readSeen, SCREENS } from "./check-screens.ts";

const EN: Seen = { check: "axe", path: "/persona/1", language: "en", width: "wide", theme: "dark" };
const IT: Seen = { check: "axe", path: "/persona/2", language: "it", width: "narrow", theme: "light" };

test("a screen needs each check in both languages, widths and themes", () => {
  const both = [EN, IT, { ...EN, check: "overflow" }, { ...IT, check: "overflow" }] satisfies Seen[];
  expect(findGaps(both, ["/persona/:id"])).toEqual([]);
  expect(findGaps(both.slice(0, 3), ["/persona/:id"])).toEqual(["/persona/:id: overflow missed it, narrow, light"]);
  expect(findGaps([EN, { ...IT, theme: "dark" }, ...both.slice(2)], ["/persona/:id"])).toEqual([
    "/persona/:id: axe missed light",
  ]);
  expect(findGaps(both, ["/persona"])).toHaveLength(2);
});

test("what was seen is read from all suites of the report", () => {
  const spec = (...seen: Seen[]) => ({
    tests: [{ results: [{ annotations: seen.map((one) => ({ type: "seen", description: JSON.stringify(one) })) }] }],
  });
  expect(readSeen({ suites: [{ specs: [spec(EN)], suites: [{ specs: [spec(IT)] }] }] })).toEqual([EN, IT]);
});

test("the screens include the parts of pages", () => {
  expect(SCREENS).toEqual(expect.arrayContaining(["/", "/settings/general", "/admin/log", "/persona/:id"]));
});
