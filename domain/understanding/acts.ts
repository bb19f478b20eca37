/** What a message to the coach does; definitions in training/coach/README.md. */
export const ACTS = [
  "tells",
  "asks_advice",
  "wants_words",
  "asks_fact",
  "asks_yes_no",
  "asks_future",
  "answers",
  "corrects",
  "changes_mind",
  "complains",
  "thanks",
  "greets",
  "mourns",
  "off_topic",
  "vague",
] as const;
export type Act = (typeof ACTS)[number];
