import type { DangerPath } from "./care-texts.ts";

/** The paths, the gravest first: of several dangers at once that one is spoken of. */
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
