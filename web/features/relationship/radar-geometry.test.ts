import fc from "fast-check";
import { expect, it } from "vitest";
import { TRAITS } from "#domain/traits.ts";
import { closedCurve, makeRadar } from "./radar-geometry.ts";

const radar = makeRadar(100);

it("starts with Openness at the top and goes clockwise in the order O C E A N", () => {
  const top = radar.at("O", 100);
  expect(top.x).toBeCloseTo(0);
  expect(top.y).toBeCloseTo(-100);
  const angles = TRAITS.map((trait) => {
    const { x, y } = radar.direction(trait);
    return (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
  });
  angles.forEach((angle, at) => expect(angle).toBeCloseTo((at * 2 * Math.PI) / 5));
});

it("puts a position at the same distance on every axis, and higher ones further out", () => {
  for (const position of [0, 37, 100]) {
    for (const trait of TRAITS) {
      const { x, y } = radar.at(trait, position);
      expect(Math.hypot(x, y)).toBeCloseTo(radar.ring(position));
    }
  }
  expect(radar.ring(0)).toBeGreaterThan(0);
  expect(radar.ring(60)).toBeGreaterThan(radar.ring(40));
});

it("draws a closed curve through every point, with handles near the outermost ring", () => {
  const positions = fc.tuple(...TRAITS.map(() => fc.integer({ min: 0, max: 100 })));
  fc.assert(
    fc.property(positions, (list) => {
      const points = TRAITS.map((trait, at) => radar.at(trait, list[at]!));
      const path = closedCurve(points);
      const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
      expect(path.endsWith("Z")).toBe(true);
      expect(path.match(/C/g)).toHaveLength(points.length);
      // The numbers include the Bézier handles, which may lie outside the curve and the 110 units of the viewBox.
      const pairs = Array.from({ length: numbers.length / 2 }, (_, at) =>
        Math.hypot(numbers[2 * at]!, numbers[2 * at + 1]!),
      );
      expect(Math.max(...pairs)).toBeLessThan(125);
      for (const { x, y } of points) {
        expect(path).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
      }
    }),
  );
});
