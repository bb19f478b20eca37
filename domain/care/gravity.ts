import type { DangerPath } from "./care-texts.ts";

/** The gravest first: of several dangers, the reply speaks of the first. */
export const GRAVITY: readonly DangerPath[] = [
  "wish_to_die",
  "minor",
  "child",
  "sexual_violence",
  "violence",
  "harm_by_user",
  "worry_wish",
  "elder",
  "worry_violence",
  "control",
  "unclear",
];
