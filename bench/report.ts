/** A measured figure, usually a ratio to a baseline, and its bound. */
export interface Figure {
  name: string;
  value: number;
  /** What `value` counts, such as "of the floor" or "requests". */
  unit: string;
  /** A figure without a bound is informative only. */
  bound?: { atLeast: number } | { atMost: number };
  /** The measurements the figure comes from, in their own units. */
  detail?: string;
}

/** The median, the lower one of two; NaN if there are no values. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The quantile `q` (0 to 1) by nearest rank; NaN if there are no values. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** The range from the lowest to the highest value, which shows the variation between rounds. */
export function spread(values: number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;
}

/** False if the bound is missed or the figure could not be measured. */
export function isKept({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return "atLeast" in bound ? value >= bound.atLeast : value <= bound.atMost;
}

function boundText({ bound }: Figure): string {
  if (!bound) return "";
  return "atLeast" in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`;
}

/** Prints the figures of one benchmark, one per line. */
export function printFigures(title: string, figures: Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const verdict = figure.bound ? (isKept(figure) ? "ok" : "MISSED") : "";
    const digits = Number.isInteger(figure.value) ? 0 : figure.value >= 10 ? 1 : 2;
    const value = `${figure.value.toFixed(digits)} ${figure.unit}`;
    const columns = [figure.name.padEnd(34), value.padEnd(24), boundText(figure).padEnd(8), verdict.padEnd(7)];
    console.log(`  ${columns.join(" ")} ${figure.detail ?? ""}`.trimEnd());
  }
}
