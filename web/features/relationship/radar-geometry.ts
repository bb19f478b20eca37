import { scaleLinear, scalePoint } from "@visx/scale";
import { TRAITS, type Trait } from "#domain/traits.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Radar {
  /** The point at a position (0 to 100) on a trait's axis. */
  at: (trait: Trait, position: number) => Point;
  /** Unit vector of a trait's axis from the center: x to the right, y down. */
  direction: (trait: Trait) => Point;
  /** Radius of the ring of a position. */
  ring: (position: number) => number;
}

/**
 * Five axes in the order O C E A N, clockwise from the top. Position 0 is off the center, so that two low profiles are
 * still distinguishable.
 */
export function makeRadar(radius: number): Radar {
  const angle = scalePoint<Trait | "end">({ domain: [...TRAITS, "end"], range: [0, 2 * Math.PI] });
  const ring = scaleLinear<number>({ domain: [0, 100], range: [0.16 * radius, radius] });
  const direction = (trait: Trait) => ({ x: Math.sin(angle(trait) ?? 0), y: -Math.cos(angle(trait) ?? 0) });
  return {
    direction,
    ring: (position) => ring(position),
    at(trait, position) {
      const { x, y } = direction(trait);
      return { x: x * ring(position), y: y * ring(position) };
    },
  };
}

/** Length of the Bézier handles: 0 gives straight lines; with a higher value the curve would leave the rings. */
const REACH = 0.22;

const round = (n: number) => Math.round(n * 10) / 10;

/** SVG path of a closed, smooth curve through all points. */
export function closedCurve(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  let path = "";
  points.forEach((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    if (index === 0) path = `M${round(point.x)} ${round(point.y)}`;
    const first = { x: point.x + REACH * (next.x - before.x), y: point.y + REACH * (next.y - before.y) };
    const second = { x: next.x - REACH * (after.x - point.x), y: next.y - REACH * (after.y - point.y) };
    path += `C${[first, second, next].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  return `${path}Z`;
}
