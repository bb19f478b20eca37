import type { Figure } from "../../bench/report.ts";
import type { Answer } from "../../tests/support/client.ts";

/** Runs `work` this many times concurrently. */
export function concurrently<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

/** An expected and an actual number after a race. */
export interface Finding {
  what: string;
  found: number;
  wanted: number;
}

/** The number of responses by status. */
function statuses(answers: readonly Answer[]): string {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(", ");
}

/**
 * The figure of one race: the number of unexpected results, including unexpected statuses.
 * @param expected the allowed statuses, for winners and losers
 */
export function raceFigure(
  name: string,
  answers: readonly Answer[],
  expected: readonly number[],
  findings: Finding[],
): Figure {
  const strange = answers.filter(({ status }) => !expected.includes(status)).length;
  const wrong = findings.filter(({ found, wanted }) => found !== wanted).length;
  const told = findings.map(
    ({ what, found, wanted }) => `${found} ${what}${found === wanted ? "" : ` (not ${wanted})`}`,
  );
  return {
    name,
    value: strange + wrong,
    unit: "wrong",
    bound: { atMost: 0 },
    detail: `${told.join(", ")}; ${statuses(answers)}`,
  };
}
