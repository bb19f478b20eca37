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
