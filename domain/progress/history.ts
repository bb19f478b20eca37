import { personaProgressOf, type PersonaQuestions } from "./persona-progress.ts";
import { PERSONA_PROGRESS_BASE } from "./profiling-state.ts";
import { countCompleted } from "./answered.ts";
import { OWN_CLUSTERS, PERSONA_QUESTIONS } from "./questions.ts";
import { userProgress, USER_PROGRESS_BASE } from "./user-progress.ts";

/** A stored answer; `archived_at` is when a retake archived it. */
export interface DatedAnswer {
  question: string;
  created_at: Date;
  archived_at: Date | null;
}

/** The progress from `at` until the next step. */
export interface ProgressStep {
  at: Date;
  progress_level: number;
}

/** A person's progress since they were added, replayed from dated answers, the oldest step first. */
export function personaSteps(
  addedAt: Date,
  answers: readonly DatedAnswer[],
  questions: PersonaQuestions & { assessment: readonly (readonly string[])[] } = PERSONA_QUESTIONS,
): ProgressStep[] {
  return replay({ at: addedAt, progress_level: PERSONA_PROGRESS_BASE }, answers, (keys) => {
    const assessmentClusters = countCompleted(questions.assessment, keys);
    return personaProgressOf(keys, assessmentClusters, questions).progress_level;
  });
}

/** The user's own progress since the onboarding, the oldest step first. */
export function userSteps(
  onboardedAt: Date,
  answers: readonly DatedAnswer[],
  clusters: readonly (readonly string[])[] = OWN_CLUSTERS,
): ProgressStep[] {
  const level = (keys: Set<string>) =>
    userProgress({ onboarded: true, completedClusters: countCompleted(clusters, keys) }) ?? USER_PROGRESS_BASE;
  return replay({ at: onboardedAt, progress_level: USER_PROGRESS_BASE }, answers, level);
}

function replay(
  first: ProgressStep,
  answers: readonly DatedAnswer[],
  level: (keys: Set<string>) => number,
): ProgressStep[] {
  const times = new Set(
    answers.flatMap(({ created_at, archived_at }) =>
      archived_at ? [created_at.getTime(), archived_at.getTime()] : [created_at.getTime()],
    ),
  );
  const steps = [first];
  for (const time of [...times].toSorted((x, y) => x - y)) {
    const current = answers.filter(
      ({ created_at, archived_at }) =>
        created_at.getTime() <= time && (archived_at === null || archived_at.getTime() > time),
    );
    const progress_level = level(new Set(current.map(({ question }) => question)));
    if (progress_level !== steps.at(-1)?.progress_level) steps.push({ at: new Date(time), progress_level });
  }
  return steps;
}
