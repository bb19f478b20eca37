import type { DangerPath } from "#domain/care/care-texts.ts";
import { readDanger } from "#domain/care/read-danger.ts";

/** User text about an interaction, from before and after it. */
export interface InteractionTexts {
  objectives: string;
  avoid?: string | null;
  feeling?: string | null;
  expectation?: string | null;
  result_summary?: string | null;
}

const ANYBODY = { name: "", context: "other" };

/** The danger path if the texts of one interaction raise an alarm; otherwise null. */
export function interactionDanger(told: InteractionTexts): DangerPath | null {
  const texts = [told.result_summary, told.objectives, told.avoid, told.feeling, told.expectation];
  return alarmIn(texts.filter(Boolean).join("\n\n"));
}

/** The danger path if a text raises an alarm; otherwise null. */
export function alarmIn(text: string): DangerPath | null {
  const danger = readDanger(text, ANYBODY);
  return danger?.level === "alarm" ? danger.path : null;
}
