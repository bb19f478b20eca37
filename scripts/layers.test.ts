import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSource, readSources } from "../tests/support/source-files.ts";
import { cycles, drawLayers, importsOfModules, withLayers } from "./layers.ts";

const edges = importsOfModules(readSources());

test("the diagram of the layers matches the current imports (npm run -s layers redraws it)", () => {
  const document = readFileSync("docs/ARCHITECTURE.md", "utf8");
  expect(withLayers(document, drawLayers(edges))).toBe(document);
});

test("no module imports itself indirectly", () => {
  expect(cycles(edges)).toEqual([]);
});

test("finds a cycle and ignores type imports", () => {
  const file = (path: string, text: string) => parseSource(path, text);
  const back = file("server/records/b.ts", `import { a } from "#server/features/x/a.ts";`);
  const type = file("server/records/b.ts", `import type { A } from "#server/features/x/a.ts";`);
  const there = file("server/features/x/a.ts", `import { b } from "#server/records/b.ts";`);
  expect(cycles(importsOfModules([there, back]))).toEqual(["server/features", "server/records"]);
  expect(cycles(importsOfModules([there, type]))).toEqual([]);
  expect(() => withLayers("no marks", "x")).toThrow("lacks");
});
