/** The state of a group of questions, as shown on its card. */
export const ANSWER_STATES = ["start", "in_progress", "completed"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export interface Answered {
  answered: number;
  total: number;
  state: AnswerState;
}

/** How many questions of a group are answered; completed means all of them. */
export function answeredOf(questions: readonly string[], answerKeys: Iterable<string>): Answered {
  const given = new Set(answerKeys);
  const total = questions.length;
  const answered = questions.filter((key) => given.has(key)).length;
  if (answered === 0) return { answered, total, state: "start" };
  return { answered, total, state: answered === total ? "completed" : "in_progress" };
}

/** The number of completed groups. */
export function countCompleted(groups: readonly (readonly string[])[], answerKeys: Iterable<string>): number {
  const given = new Set(answerKeys);
  return groups.filter((questions) => answeredOf(questions, given).state === "completed").length;
}
