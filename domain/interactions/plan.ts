import { z } from "zod";
import { optionalText, requiredText } from "#domain/text.ts";

/** Longest line of a plan, in UTF-16 units. */
export const PLAN_LINE_MAX = 1000;

/** What the user intends to do with another person; fears (what to avoid) and goals are optional. */
export const planSchema = z.object({
  action: requiredText(PLAN_LINE_MAX, { required: "plan_action_required", tooLong: "plan_line_too_long" }),
  fears: optionalText(PLAN_LINE_MAX, "plan_line_too_long"),
  goals: optionalText(PLAN_LINE_MAX, "plan_line_too_long"),
});
export type Plan = z.output<typeof planSchema>;

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
