/** One line of a mark: amplitude in drawing units, cycles across the width, phase in radians. */
export type Wave = { amplitude: number; cycles: number; phase: number };

/** The parameters of a mark, derived from the id. */
export type MarkShape = { first: Wave; second: Wave; tilt: number; swell: Swell };

/** Where the amplitude is largest. */
export type Swell = "even" | "middle" | "start" | "end";

const SWELLS: readonly Swell[] = ["even", "middle", "start", "end"];
const TILTS = [-32, -16, 0, 16, 32];
const CYCLES = [0.75, 1, 1.5, 2, 3];

/** FNV-1a over UTF-16 units plus a mixing step, so that similar ids give different numbers. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

/** The shape for an id, for a drawing 48 units wide. Deterministic. */
export function markShape(id: string): MarkShape {
  const a = hash(id);
  const b = hash(`${id}~`);
  const cycles = pick(CYCLES, a);
  const amplitude = 6 + ((a >>> 8) % 4) * 2.5;
  const phase = (((a >>> 12) % 8) * Math.PI) / 4;
  const seconds: readonly Wave[] = [
    { amplitude, cycles, phase: phase + 0.9 },
    { amplitude, cycles, phase: phase + Math.PI },
    { amplitude: amplitude * 0.55, cycles: cycles * 2, phase },
    { amplitude: amplitude * 1.2, cycles: cycles / 2, phase: phase + Math.PI / 2 },
    { amplitude: amplitude * 0.35, cycles, phase },
  ];
  return {
    first: { amplitude, cycles, phase },
    second: pick(seconds, b),
    tilt: pick(TILTS, b >>> 5),
    swell: pick(SWELLS, b >>> 10),
  };
}

/** Amplitude factor at t, from 0 (start) to 1 (end). */
const STRENGTH: Record<Swell, (t: number) => number> = {
  even: () => 1,
  middle: (t) => 0.25 + Math.sin(Math.PI * t),
  start: (t) => 1.35 - 1.1 * t,
  end: (t) => 0.25 + 1.1 * t,
};

const round = (n: number) => Math.round(n * 10) / 10;

/** A smooth SVG path through y(t), for t from 0 to 1 across `width` units. */
export function smoothPath(width: number, y: (t: number) => number, steps = 32): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => [(i / steps) * width, y(i / steps)] as const);
  let path = "";
  points.forEach(([px, py], i) => {
    const next = points[i + 1];
    if (i === 0) path = `M${round(px)} ${round(py)}`;
    else if (next) path += `Q${round(px)} ${round(py)} ${round((px + next[0]) / 2)} ${round((py + next[1]) / 2)}`;
    else path += `L${round(px)} ${round(py)}`;
  });
  return path;
}

/** The path of one wave, centred on y = `middle`. */
export function wavePath(wave: Wave, swell: Swell, width: number, middle: number): string {
  return smoothPath(
    width,
    (t) => middle + wave.amplitude * STRENGTH[swell](t) * Math.sin(2 * Math.PI * wave.cycles * t + wave.phase),
  );
}

/** Radius limits of a ring, for a drawing with half-width 24: outside the letter, inside the edge. */
export const RING = { inner: 15, outer: 22.4 };

/** Number of waves around a ring, by cycles of the straight wave. */
const LOBES: Record<number, number> = { 0.75: 3, 1: 4, 1.5: 5, 2: 6, 3: 7 };

/** The two lines of a mark as closed rings, with room for a letter inside. */
export function ringPaths(
  { first, second, tilt, swell }: MarkShape,
  middle: number,
): { first: string; second: string } {
  const lobes = LOBES[first.cycles] ?? 4;
  const ratio = second.cycles / first.cycles;
  const strength = (wave: Wave) => Math.min(1, wave.amplitude / 13.5);
  const turn = (tilt * Math.PI) / 90;
  return {
    first: ringPath({ lobes, strength: strength(first), phase: first.phase + turn, swell }, middle),
    second: ringPath(
      {
        lobes: Math.max(3, Math.min(9, Math.round(lobes * ratio))),
        strength: strength(second),
        phase: second.phase + turn,
        swell,
      },
      middle,
    ),
  };
}

interface RingWave {
  lobes: number;
  /** 0 to 1, as a fraction of the available range. */
  strength: number;
  phase: number;
  swell: Swell;
}

function ringPath({ lobes, strength, phase, swell }: RingWave, middle: number): string {
  const steps = lobes * 8;
  const radius = (RING.inner + RING.outer) / 2;
  const room = (RING.outer - RING.inner) / 2;
  // The ring is strongest on the side where the straight wave is.
  const side = { even: null, middle: Math.PI / 2, start: Math.PI, end: 0 }[swell];
  const point = (step: number) => {
    const angle = (2 * Math.PI * (step % steps)) / steps;
    const swelling = side === null ? 1 : 0.7 + 0.3 * Math.cos(angle - side);
    const r = radius + room * (0.35 + 0.65 * strength) * swelling * Math.sin(lobes * angle + phase);
    return [middle + r * Math.cos(angle), middle + r * Math.sin(angle)] as const;
  };
  const between = (at: number) => {
    const [ax, ay] = point(at);
    const [bx, by] = point(at + 1);
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const curves = Array.from({ length: steps }, (_, at) => {
    const [x, y] = point(at + 1);
    return `Q${round(x)} ${round(y)} ${between(at + 1)}`;
  });
  return `M${between(0)}${curves.join("")}Z`;
}

/**
 * Paths of two lines that start apart and converge into parallel waves, in a box of the given size. `cycles`: waves
 * across the width. `gap`: final distance between the lines. `rise` (0 to 0.5): how far they climb, as a fraction of
 * the height. `meet`: where they become parallel, as a fraction of the width.
 */
export function tuningPaths(
  width: number,
  height: number,
  { cycles, gap, rise = 0, meet = 0.72 }: { cycles: number; gap: number; rise?: number; meet?: number },
): { lead: string; follow: string } {
  const top = height * 0.36 * (1 - rise);
  const steps = Math.round(16 * cycles);
  const base = (t: number) => height * (0.5 + rise * (0.5 - t));
  const lead = (t: number) => base(t) - gap / 2 + top * (0.55 + 0.45 * t) * Math.sin(2 * Math.PI * cycles * t);
  const follow = (t: number) => {
    const together = t < meet ? (1 - Math.cos((Math.PI * t) / meet)) / 2 : 1;
    const own = base(t) + top * 0.95 * Math.sin(2 * Math.PI * cycles * 0.62 * t + 2.6);
    return own + (lead(t) + gap - own) * together;
  };
  return { lead: smoothPath(width, lead, steps), follow: smoothPath(width, follow, steps) };
}
