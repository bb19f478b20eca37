/** One measured figure, a ratio wherever there is something to compare with, and the bound it must keep. */
export interface Figure {
  name: string;
  value: number;
  /** What `value` counts, such as "of the floor" or "requests". */
  unit: string;
  /** Without one the figure informs, and cannot be missed. */
  bound?: { atLeast: number } | { atMost: number };
  /** The measurements the figure comes from, in their own units. */
  detail?: string;
}

/** The middle value; of two middle ones the lower. NaN of nothing. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `q` (0 to 1) of the values lies, by nearest rank. NaN of nothing. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** `fastest to slowest`, for the reader who asks how far the rounds lay apart. */
export function spread(values: number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;
}

/** False for a bound that is not kept, and for a figure that could not be measured. */
export function isKept({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return "atLeast" in bound ? value >= bound.atLeast : value <= bound.atMost;
}

function boundText({ bound }: Figure): string {
  if (!bound) return "";
  return "atLeast" in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`;
}

/** Prints the figures of one benchmark, a line each. */
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
