import type { Figure } from "../../bench/report.ts";
import type { Answer } from "../../tests/support/client.ts";

/** `work` so many times at once. */
export function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

/** What there must be after a race, and what there is. */
export interface Finding {
  what: string;
  found: number;
  wanted: number;
}

/** How many requests were answered with each status. */
function statuses(answers: readonly Answer[]): string {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(", ");
}

/**
 * The figure of one race: how much is not as it must be, an answer with a status that nobody expected included.
 * @param expected the statuses that are right, for whoever wins and whoever loses
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
