import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

/** The packages under a heading of the document, with their reasons. */
function listed(heading: string): Record<string, string> {
  const [, part = ""] = read("docs/DEPENDENCIES.md").split(`\n## ${heading}\n`);
  const lines = part.split("\n## ")[0]!.matchAll(/^- `([^`]+)`: (.+)$/gm);
  return Object.fromEntries([...lines].map((match) => [match[1]!, match[2]!]));
}

test.each([
  ["What ships", dependencies],
  ["What builds and checks it", devDependencies],
])("%s lists each dependency with a reason, and nothing else", (heading, packages) => {
  const reasons = listed(heading);
  expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(packages!).toSorted());
  for (const [name, reason] of Object.entries(reasons)) expect(reason.length, name).toBeGreaterThan(10);
});

test("every package is pinned to one version", () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});
