import type { DangerPath } from "#domain/care/care-texts.ts";
import { readDanger } from "#domain/care/read-danger.ts";

/** What somebody wrote about an interaction, before and after it. */
export interface ToldInteraction {
  objectives: string;
  avoid?: string | null;
  feeling?: string | null;
  expectation?: string | null;
  result_summary?: string | null;
}

const ANYBODY = { name: "", context: "other" };

/** The alarm that plan, expectation or outcome of one interaction raises; null for none. */
export function interactionDanger(told: ToldInteraction): DangerPath | null {
  const texts = [told.result_summary, told.objectives, told.avoid, told.feeling, told.expectation];
  return plainDanger(texts.filter(Boolean).join("\n\n"));
}

/** The alarm that a text raises; null for none. */
export function plainDanger(text: string): DangerPath | null {
  const danger = readDanger(text, ANYBODY);
  return danger?.level === "alarm" ? danger.path : null;
}
