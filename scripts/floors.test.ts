import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSource, readSources } from "../tests/support/source-files.ts";
import { circles, drawFloors, importsOfRooms, withFloors } from "./floors.ts";

const edges = importsOfRooms(readSources());

test("the picture of the layers is that of today’s imports: npm run -s floors draws it anew", () => {
  const document = readFileSync("docs/ARCHITECTURE.md", "utf8");
  expect(withFloors(document, drawFloors(edges))).toBe(document);
});

test("no room imports itself by way of others", () => {
  expect(circles(edges)).toEqual([]);
});

test("a circle is found, and types make none", () => {
  const file = (path: string, text: string) => parseSource(path, text);
  const back = file("server/records/b.ts", `import { a } from "#server/features/x/a.ts";`);
  const type = file("server/records/b.ts", `import type { A } from "#server/features/x/a.ts";`);
  const there = file("server/features/x/a.ts", `import { b } from "#server/records/b.ts";`);
  expect(circles(importsOfRooms([there, back]))).toEqual(["server/features", "server/records"]);
  expect(circles(importsOfRooms([there, type]))).toEqual([]);
  expect(() => withFloors("no marks", "x")).toThrow("lacks");
});
