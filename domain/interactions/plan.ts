import type { Plan } from "#domain/interactions/plan-schema.ts";

/** In display order. */
export const PLAN_LINES = ["action", "fears", "goals"] as const satisfies (keyof Plan)[];

/** A plan with its optional date (ISO) and expectation. */
export interface PlanFields extends Plan {
  planned_date: string | null;
  expectation: string | null;
}

/** A plan's lines under the column names, which the API uses too. */
export interface PlanColumns {
  objectives: string;
  avoid: string | null;
  feeling: string | null;
}

type StoredPlan = Pick<PlanColumns, "objectives"> & { [K in "avoid" | "feeling"]?: string | null | undefined };

/** The plan stored in an interaction. */
export function planOf({ objectives, avoid = null, feeling = null }: StoredPlan): Plan {
  return { action: objectives, fears: avoid, goals: feeling };
}

/** The reverse of `planOf`. */
export function planColumns({ action, fears, goals }: Plan): PlanColumns {
  return { objectives: action, avoid: fears, feeling: goals };
}

const COLUMN_OF: Record<keyof Plan, keyof PlanColumns> = { action: "objectives", fears: "avoid", goals: "feeling" };

/** The plan line that a column stores; undefined for any other name. */
export function planLineOf(column: string): keyof Plan | undefined {
  return PLAN_LINES.find((line) => COLUMN_OF[line] === column);
}
