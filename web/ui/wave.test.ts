import fc from "fast-check";
import { expect, it } from "vitest";

import { markShape, RING, ringPaths, tuningPaths, wavePath } from "./wave.ts";

it("derives the same mark from the same id, with valid path data", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const shape = markShape(id);
      expect(markShape(id)).toEqual(shape);
      expect(wavePath(shape.second, shape.swell, 64, 24)).toMatch(/^M[\d .MQL-]+$/);
    }),
  );
});

it("draws closed rings within the radius limits, at least 29 of 30 distinct", () => {
  const rings = Array.from({ length: 30 }, (_, i) =>
    ringPaths(markShape(`0198c1a2-7700-7c3d-9e4f-${String(i).padStart(12, "0")}`), 24),
  );
  for (const path of rings.flatMap(({ first, second }) => [first, second])) {
    expect(path).toMatch(/^M[\d .MQ-]+Z$/);
    const numbers = path.match(/[\d.]+/g)!.map(Number);
    for (let at = 0; at < numbers.length; at += 2) {
      const distance = Math.hypot(numbers[at]! - 24, numbers[at + 1]! - 24);
      expect(distance).toBeGreaterThan(RING.inner - 0.5);
      expect(distance).toBeLessThan(RING.outer + 0.5);
    }
    const [x, y] = numbers;
    expect(numbers.slice(-2)).toEqual([x, y]);
  }
  expect(new Set(rings.map(({ first, second }) => first + second)).size).toBeGreaterThanOrEqual(29);
});

it("gives at least 29 of 30 similar ids distinct shapes", () => {
  const ids = Array.from({ length: 30 }, (_, i) => `0198c1a2-7700-7c3d-9e4f-${String(i).padStart(12, "0")}`);
  expect(new Set(ids.map((id) => JSON.stringify(markShape(id)))).size).toBeGreaterThanOrEqual(29);
});

const end = (path: string) => Number(path.split(" ").at(-1));

it("ends the two lines at the given gap", () => {
  const { lead, follow } = tuningPaths(100, 40, { cycles: 2, gap: 6 });
  expect(end(follow) - end(lead)).toBeCloseTo(6, 1);
});
